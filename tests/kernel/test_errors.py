from __future__ import annotations

import pickle

import pytest

from artel.kernel import errors
from artel.kernel.errors import ArtelError, BadInput, IllegalAction, Refused, WrongVersion, listed


def test_a_list_in_words() -> None:
    assert listed([]) == "-"
    assert listed([1]) == "1"
    assert listed(["a", "b"]) == "a, b"
    assert listed(range(12)) == "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11"
    assert listed(range(13)) == "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 … (13)"
    assert listed("abcd", 2) == "a, b … (4)"
    assert listed("ab", 2) == "a, b"


def test_a_message_ends_with_its_clause() -> None:
    error = IllegalAction("Z3.1", seat="1", action="tavern a8", open="tavern a1")
    assert error.message == "Seat 1 cannot do “tavern a8” now. Open: tavern a1."
    assert str(error) == "Seat 1 cannot do “tavern a8” now. Open: tavern a1. [Z3.1]"
    assert (error.clause, error.key) == ("Z3.1", "error-illegal-action")
    assert error.details == {"seat": "1", "action": "tavern a8", "open": "tavern a1"}
    assert error.args == ("Z3.1", error.details)


def test_a_message_without_a_clause() -> None:
    error = Refused(problem="So not")
    assert (str(error), error.clause) == ("So not", "")
    assert ArtelError(problem="x").key == "error-artel-error"


def test_the_tree() -> None:
    def below(cls: type[ArtelError]) -> set[type[ArtelError]]:
        return {found for found in cls.__subclasses__() if found.__module__ == errors.__name__}

    refusals = {errors.IllegalAction, errors.NotAsked, errors.StaleQuestion, errors.NothingToUndo}
    assert below(Refused) == refusals
    inputs = {errors.BadNotation, errors.BadOption, errors.BadSeats, errors.BadPack, errors.BadRecord}
    assert below(BadInput) >= inputs | {errors.BadScenario, errors.UnknownGame}
    assert below(ArtelError) == {Refused, BadInput, WrongVersion}


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (errors.NotAsked(seat="2", open="1"), "Seat 2 is not asked anything now. Waiting for: 1."),
        (
            errors.StaleQuestion(given=3, now=4),
            "The question was number 3, but the table is at number 4. Look again and answer that one.",
        ),
        (
            errors.NothingToUndo(),
            "Nothing can be taken back: something hidden was shown since, or another seat has acted.",
        ),
        (errors.BadNotation(text="x", problem="no such card"), "“x” is not an action: no such card."),
        (errors.BadOption(option="limit", given="9", possible="0"), "The option limit cannot be “9”. Possible: 0."),
        (errors.BadSeats(game="zodchie", least=2, most=4, given=7), "zodchie is for 2 to 4 players, not for 7."),
        (errors.BadPack(file="a.toml", line=3, field="id", problem="is missing"), "a.toml, line 3, id: is missing."),
        (errors.BadRecord(where="input 3", problem="why"), "The record is broken at input 3: why."),
        (errors.BadScenario(file="s.toml", where="city", problem="why"), "s.toml, city: why."),
        (errors.UnknownGame(given="go", possible="zodchie"), "There is no game “go”. Games: zodchie."),
        (
            errors.NotInstalled(name="Ray", package="artel-tabletop[ray]"),
            "Ray is not installed; it comes with artel-tabletop[ray].",
        ),
        (
            errors.WrongVersion(what="format", given=2, now=1),
            "Made with format 2; this program has 1. It can be replayed only there.",
        ),
    ],
)  # fmt: skip
def test_what_they_say(error: ArtelError, says: str) -> None:
    assert str(error) == says
    back = pickle.loads(pickle.dumps(error))
    assert (type(back), back.args, str(back)) == (type(error), error.args, says)
