"""Proving a record that somebody sends: in a process of its own, with an end to its time and memory.

It is what `artel verify` does, with the same errors.
"""

from __future__ import annotations

import asyncio
import resource
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Mapping
from typing import Final

import msgspec

from artel.kernel import errors
from artel.kernel.errors import ArtelError, Problem, again
from artel.server.errors import ProofTooSlow, TooMany
from artel.session.proving import Proved as Proved
from artel.session.proving import proved

SECONDS: Final = 20
MEMORY: Final = 2 << 30
AT_ONCE: Final = 2
LONGEST: Final = 131_072
"""Bytes of a record, with the data pack that it may carry."""


class Stated(msgspec.Struct, frozen=True):
    """A problem on its way between the processes."""

    key: str
    says: str
    facts: dict[str, str | Stated]

    def problem(self) -> Problem:
        return Problem.told(self.key, self.says, received(self.facts))


class ProofFailed(msgspec.Struct, frozen=True):
    kind: str
    clause: str
    details: dict[str, str | Stated]


def stated(details: Mapping[str, object]) -> dict[str, str | Stated]:
    return {
        name: Stated(fact.key, fact.says, stated(fact.facts)) if isinstance(fact, Problem) else str(fact)
        for name, fact in details.items()
    }


def received(details: Mapping[str, str | Stated]) -> dict[str, object]:
    return {name: fact.problem() if isinstance(fact, Stated) else fact for name, fact in details.items()}


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    proved: Proved | None = None
    failed: ProofFailed | None = None


class Verifier:
    def __init__(self) -> None:
        self._working = 0

    async def prove(self, record: bytes) -> Proved:
        """Raises BadRecord, WrongVersion and whatever else `artel verify` says; ProofTooSlow, or TooMany at once."""
        if self._working >= AT_ONCE:
            raise TooMany(seconds=5)
        self._working += 1
        try:
            return await self._prove(record)
        finally:
            self._working -= 1

    async def _prove(self, record: bytes) -> Proved:
        command = (sys.executable, "-m", "artel.server.records.verifying")
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        try:
            out, _ = await asyncio.wait_for(process.communicate(record), SECONDS)
        except TimeoutError:
            raise ProofTooSlow(seconds=SECONDS) from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode != 0:
            raise ProofTooSlow(seconds=SECONDS)
        answer = msgspec.json.decode(out, type=Verdict)
        if answer.failed is not None:
            raise again(getattr(errors, answer.failed.kind), answer.failed.clause, received(answer.failed.details))
        if answer.proved is None:
            raise ProofTooSlow(seconds=SECONDS)
        return answer.proved


def main() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    from artel.session.saves import read_save

    try:
        answer = Verdict(proved=proved(read_save(sys.stdin.buffer.read(LONGEST + 1)).record))
    except ArtelError as error:
        answer = Verdict(failed=ProofFailed(type(error).__name__, error.clause, stated(error.details)))
    except Exception as error:
        unplayable = Problem("unplayable", "it cannot be played ({kind})", kind=type(error).__name__)
        details = stated({"where": Problem("at-file", "the file"), "problem": unplayable})
        answer = Verdict(failed=ProofFailed("BadRecord", "", details))
    sys.stdout.buffer.write(msgspec.json.encode(answer))


if __name__ == "__main__":
    main()
