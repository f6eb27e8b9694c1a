"""The front door: `import artel`, and what it offers."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import artel
import artel.table
from artel.games import GAMES
from artel.kernel.errors import (
    BadNotation,
    BadRecord,
    BadSeats,
    IllegalAction,
    NotAsked,
    NothingToUndo,
    UnknownBot,
    UnknownGame,
)
from artel.kernel.record import Record
from artel.records import verify


def test_what_the_documentation_shows() -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    found = doctest.testmod(artel.table, optionflags=flags)
    assert found.attempted > 15
    assert found.failed == 0


@pytest.mark.parametrize(
    ("code", "unseen"),
    [
        ("import artel", "artel.kernel artel.table msgspec rich typing_extensions"),
        ("import artel; artel.new('zodchie').options()", "rich numpy gymnasium litestar sqlalchemy typer textual"),
        ("import artel; str(artel.new('zodchie'))", "numpy gymnasium litestar sqlalchemy typer"),
        ("import artel.cli", "artel.table artel.bots artel.kernel.game rich"),
    ],
)
def test_nothing_is_imported_before_it_is_needed(code: str, unseen: str) -> None:
    asked = f"{code}\nimport sys\nprint([name for name in {unseen.split()!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_names() -> None:
    assert set(artel.__all__) <= set(dir(artel))
    assert artel.new is artel.table.new
    with pytest.raises(AttributeError, match="module 'artel' has no attribute 'chess'"):
        artel.chess  # noqa: B018


def test_the_package_of_games_is_a_function_too() -> None:
    import artel.games.zodchie

    assert isinstance(artel.games, ModuleType)
    assert artel.games() == tuple(GAMES)


def play_out(table: artel.Tabletop, seed: int) -> artel.Tabletop:
    player = artel.bot("random", seed=seed)
    while not table.over:
        table.play(player(table))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_game_from_beginning_to_end(game: str, tmp_path: Path) -> None:
    table = artel.new(game, seats=3, seed="one")
    same = artel.new(game, seats=3, seed="one")
    other = artel.new(game, seats=3, seed="two")
    assert str(same) == str(table) != str(other)
    assert table.options() == list(table.view(table.seat or 0).options)
    play_out(table, 1)
    assert (table.seat, table.asked, table.options()) == (None, (), [])
    assert len(table.result().scores) == 3
    assert "over" in repr(table)
    verify(table.record())
    (tmp_path / "game.json").write_bytes(table.record().to_json())
    for source in (table.record(), table.record().to_json(), tmp_path / "game.json", str(tmp_path / "game.json")):
        assert artel.load(source).result() == table.result()


@pytest.mark.parametrize("game", GAMES)
def test_texts(game: str) -> None:
    """Everybody's hand in the whole text; in that of a seat, what it sees; nobody else's."""
    table = artel.new(game, seats=2, seed=4)
    texts = [table.text(seat) for seat in (-1, 0, 1)]
    hands = [set(text.splitlines()) - set(texts[0].splitlines()) for text in texts[1:]]
    if game in ("zodchie", "artificium"):
        for seat in (0, 1):
            own = hands[seat] - hands[1 - seat] - {texts[seat + 1].splitlines()[-1]}
            assert own
            assert {f"{seat + 1}: {line}" for line in own} <= set(str(table).splitlines())
            assert not own & set(texts[2 - seat].splitlines())
    assert table.text(0, "ru") != table.text(0)
    assert (table.log() != table.log(-1)) == (game in ("zodchie", "artificium"))
    assert table.log(0, "ru") != table.log(0)


def test_a_loaded_table_goes_on_with_its_luck() -> None:
    table = artel.new("artificium", seed=3)
    player = artel.bot("random", seed=2)
    for _ in range(30):
        table.play(player(table))
    twin = artel.load(table.record())
    assert play_out(twin, 9).record() == play_out(table, 9).record()


def test_a_record_without_its_seed_goes_on_with_other_luck() -> None:
    table = artel.new("carcassonne", seed=3)
    table.play(table.options()[0])
    record = table.record()
    shown = artel.load(Record(record.header, record.inputs))
    assert shown.options() == table.options()
    play_out(shown, 1)
    assert shown.record().seed is None  # it would not prove how the game began
    assert shown.copy().record().seed is None
    verify(shown.record())


def test_undo_and_copy() -> None:
    table = artel.new("artificium", seed=3)
    with pytest.raises(NothingToUndo):
        table.undo()
    player = artel.bot("random", seed=2)
    played, before = [], [table.record()]
    for _ in range(40):
        played.append(player(table))
        table.play(played[-1])
        before.append(table.record())
    twin = table.copy()
    for record, option in zip(reversed(before[:-1]), reversed(played), strict=True):
        assert table.undo() == option
        assert table.record() == record
    assert twin.record() == before[-1]
    for option in played:  # the same luck comes again
        table.play(option)
    assert table.record() == twin.record()


def test_secret_choices() -> None:
    table = artel.new("zodchie", options={"variant": "advanced"}, seed=1)
    assert list(table.asked) == [0, 1]
    second = table.options(1)[3]
    table.play(second, seat=1)
    assert list(table.asked) == [0]
    with pytest.raises(NotAsked):
        table.play(second, seat=1)
    assert table.options(1) == []
    assert artel.bot("random", seed=1)(table, 0) in table.options(0)
    with pytest.raises(ValueError, match="seat 1 is not asked"):
        artel.bot("random")(table, 1)


def test_bots() -> None:
    table = artel.new("zodchie", seed=1)
    for name in ("random", "casual", "level1", "level3"):
        one, two = (artel.bot(name, iterations=20, seed=5)(table) for _ in range(2))
        assert one == two
        assert one in table.options()
    assert artel.bot("level2").think(table).ranked
    with pytest.raises(UnknownBot, match="There is no bot “deep”"):
        artel.bot("deep")
    play_out(table, 1)
    with pytest.raises(ValueError, match="the game is over"):
        artel.bot("random")(table)


def test_what_is_refused() -> None:
    with pytest.raises(UnknownGame, match="There is no game “chess”"):
        artel.new("chess")
    with pytest.raises(BadSeats):
        artel.new("zodchie", seats=9)
    with pytest.raises(BadRecord):
        artel.load(b"{}")
    table = artel.new("zodchie", seed=1)
    before = table.record()
    with pytest.raises(BadNotation):
        table.play("e2e4")
    with pytest.raises(IllegalAction, match=r"Open: .*\[Z"):
        table.play("pass")
    with pytest.raises(ValueError, match="seats are 0 to 1, and -1 for whoever watches, not 2"):
        table.view(2)
    play_out(table, 1)
    with pytest.raises(NotAsked):
        table.play("pass")
    assert before.inputs == table.record().inputs[: len(before.inputs)]
