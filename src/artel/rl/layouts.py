"""What the numbers of observations and answers mean, as docs/research.md lists it: `python -m artel.rl.layouts`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games import games
from artel.kernel.game import Game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.observation import Layout, ObservationPart


def layout_of(game: Game, players: int) -> Layout:
    return game.observer(game.setup(players)).layout


def listed(parts: Sequence[ObservationPart], more: Sequence[ObservationPart], players: int) -> list[str]:
    """`more`: the same with one player more."""
    lines = ["| part | numbers | what |", "|---|---|---|"]
    for part, wider in zip(parts, more, strict=True):
        size = str(part.size) if part.size == wider.size else times(part.size // players)
        lines.append(f"| `{part.name}` | {size} | {part.what} |")
    return lines


def times(each: int) -> str:
    return f"{each} × players" if each > 1 else "players"


def document(game: Game) -> str:
    players = game.least
    layout, more = layout_of(game, players), layout_of(game, players + 1)
    answers = ["| answer | numbers | what |", "|---|---|---|"]
    for part in layout.answers:
        numbers = layout.numbers[part.name]
        many = f"{numbers.start}–{numbers.stop - 1}" if part.size > 1 else str(numbers.start)
        answers.append(f"| `{part.name}` | {many} | {part.what} |")
    lines = [
        f"### `{game.id}`", "", *listed(layout.table, more.table, players), "", "Then, seat after seat:", "",
        *listed(layout.seat, more.seat, players), "", "Answers:", "", *answers,
    ]  # fmt: skip
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print("\n".join(document(game) for game in games()), end="")
