"""Long lists of options line by line: headings, short numbers, and nothing pointless."""

from __future__ import annotations

from pathlib import Path

import pytest

from artel.drawing.artificium.teller import Teller
from artel.tui.artificium.board import swaps
from cli.scripts import artel
from tui import listed
from tui.tables import bot_choice, session_of

GAMES = ("zodchie", "carcassonne", "architects", "artificium")


@pytest.mark.parametrize("game", GAMES)
def test_every_number_means_what_is_listed(game: str, path: Path) -> None:
    """Through a whole game: nothing is listed twice, and all that is legal is listed, but for swaps of like cards."""
    played = session_of(game, "Anna,bot:random", path, seed="groups")
    while (seat := played.asked()) is not None:
        if seat == 0:
            view, teller = played.view(), listed.teller(played)
            found = teller.listed(view)
            assert len(found) == len(set(found))
            missing = set(view.options) - set(found)
            assert all(option.split()[0] == "swap" and len(set(option.split()[1:])) == 1 for option in missing)
            if teller.numbers(view) == len(found):
                assert [teller.answer(view, [at]) for at in range(1, len(found) + 1)] == found
                assert teller.answer(view, [len(found) + 1]) is None
        played.act(seat, bot_choice(played, seat, "random"))


def test_the_market_has_a_line_for_each_card(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    base = ("play", "artificium", "--plain", "--seed", "x", "--seat", "Anna", "--seat", "bot:random", "--save", path)
    done = artel(*base, typed="", home=tmp_path)
    lines = [line.strip() for line in done.out.splitlines()]
    market = [line for line in lines if line.startswith("Take ")]
    assert len(market) == 6
    assert market[2].startswith("Take Ore Manufactory (Fo→Me 3), give: 13 = Mill-Bakery, ")
    assert "= Ore Manufactory" not in market[2], "a card for its like is not proposed"
    assert "= Ore Manufactory" in market[0]
    chosen = artel(*base, typed="13\n", home=tmp_path)
    assert "Anna swapped Mill-Bakery for Ore Manufactory" in chosen.out
    typed = artel(*base, typed="swap ore_manufactory ore_manufactory\n", home=tmp_path)
    assert "Anna swapped Ore Manufactory for Ore Manufactory" in typed.out, "but typed it is legal (A4.22)"


def test_the_screen_does_not_propose_it_either(path: Path) -> None:
    played = session_of("artificium", "Anna,bot:random", path, seed="x")
    view, teller = played.view(), listed.teller(played)
    assert isinstance(teller, Teller)
    options = [option for option in view.options if option.startswith("swap")]
    offered = [way.options[0] for choice in swaps(view, teller, options) for way in choice.inner]
    alike = [option for option in options if len(set(option.split()[1:])) == 1]
    assert alike
    assert sorted(offered) == sorted(set(options) - set(alike))


def test_many_places_are_listed_by_card(tmp_path: Path) -> None:
    base = ("play", "zodchie", "--plain", "--seed", "x", "--seat", "Anna", "--seat", "bot:level2")
    done = artel(*base, typed="1\n", home=tmp_path)
    _, last = done.out.rsplit("Your turn", 1)
    assert "  Inn:\n  1  Play Inn on" in last
    assert "  Otherwise:\n 10  Redraw" in last
