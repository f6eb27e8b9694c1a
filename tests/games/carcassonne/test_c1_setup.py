"""C1 Components and setup."""

from unittest.mock import ANY

import pytest

from artel.games.carcassonne import GAME
from artel.games.carcassonne.events import FirstPlayer, TileDrawn
from artel.games.carcassonne.view import PlacedTile, Player
from artel.kernel.errors import BadOption, BadSeats
from artel.kernel.record import Match
from clauses import rule
from games.carcassonne.floodfill import ROWS
from games.carcassonne.tables import figures, fresh, goods, match, player, view
from games.common import asked, options, outcomes, play, question

BASE = {name: row["copies"] for name, row in ROWS.items() if row["set"] == "base"}
TRADERS = {name: row["copies"] for name, row in ROWS.items() if row["set"] == "traders"}


@rule("C1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_find_a_seat(seats: int) -> None:
    m = fresh(seats)
    assert [p.seat for p in view(m).players] == list(range(seats))


@rule("C1.1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_nobody_else_does(seats: int) -> None:
    with pytest.raises(BadSeats) as refused:
        GAME.setup(seats)
    assert refused.value.details == {"game": "carcassonne", "least": 2, "most": 6, "given": seats}


@rule("C1.1")
def test_there_are_72_base_tiles_and_24_of_the_expansion() -> None:
    assert sum(view(fresh()).bag.values()) == 72 + 24 - 1
    assert sum(view(fresh(tiles="off")).bag.values()) == 72 - 1
    assert sum(BASE.values()) == 72
    assert sum(TRADERS.values()) == 24


@rule("C1.1")
def test_the_expansion_is_on_and_may_be_switched_off_in_parts() -> None:
    assert GAME.setup(2).options == dict.fromkeys(("tiles", "goods", "builder", "pig", "aids"), "on")
    assert GAME.setup(2, {"pig": "off"}).options["pig"] == "off"
    with pytest.raises(BadOption) as refused:
        GAME.setup(2, {"goods": "some"})
    assert refused.value.details == {"option": "goods", "given": "some", "possible": "on, off"}
    with pytest.raises(BadOption):
        GAME.setup(2, {"princess": "on"})


@rule("C1.2")
@pytest.mark.parametrize("seats", [2, 6])
def test_each_player_has_seven_meeples_a_builder_and_a_pig(seats: int) -> None:
    m = fresh(seats)
    assert list(view(m).players) == [
        Player(seat, supply={"meeple": 7, "builder": 1, "pig": 1}, goods={}, earned=(0, 0, 0), points=0)
        for seat in range(seats)
    ]
    assert figures(m) == []


@rule("C1.2")
def test_the_supply_has_nine_wine_six_wheat_and_five_cloth() -> None:
    assert GAME.components(GAME.standard_pack()).goods == [9, 6, 5]
    m = match(2, goods={1: {"wine": 5, "wheat": 6, "cloth": 2}, 2: {"wine": 4, "cloth": 3}})
    assert goods(m) == [{"wine": 5, "wheat": 6, "cloth": 2}, {"wine": 4, "cloth": 3}]


@rule("C1.3")
def test_one_d_tile_starts_the_map_and_all_others_are_in_the_bag() -> None:
    m = fresh()
    assert view(m).map == (PlacedTile("D", "0,0", 0, 0, 0, None, ANY),)
    assert view(m).tile is None
    assert view(m).bag == BASE | TRADERS | {"D": 3}
    play(m, "* 1")
    assert outcomes(m) == BASE | TRADERS | {"D": 3}


@rule("C1.3")
def test_every_tile_of_the_bag_is_equally_likely() -> None:
    m = match(bag="U U U V E TB24")
    assert outcomes(m) == {"U": 3, "V": 1, "E": 1, "TB24": 1}
    play(m, "* U")
    assert view(m).bag == {"U": 2, "V": 1, "E": 1, "TB24": 1}


@rule("C1.4")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_is_equally_likely_to_be_the_first_player(seats: int) -> None:
    m = fresh(seats)
    assert question(m) == "ChooseFirstPlayer"
    assert outcomes(m) == {str(seat): 1 for seat in range(1, seats + 1)}
    assert play(m, f"* {seats}") == [FirstPlayer(seats - 1)]


@rule("C1.4")
def test_the_first_player_begins_and_play_goes_clockwise() -> None:
    m = fresh(3)
    assert play(m, "* 2", "* U") == [FirstPlayer(1), TileDrawn(1, "U", 1)]
    order = []
    for place in ("1,0", "2,0", "3,0", "4,0"):
        order += asked(m)
        play(m, f"{order[-1]} {place}/0", f"{order[-1]} no", "* U")
    assert order == [2, 3, 1, 2]


@rule("C1.4")
def test_the_seed_decides_who_begins() -> None:
    setup = GAME.setup(6)
    first = [asked(Match(setup, bytes([number])))[0] for number in range(40)]
    assert first == [asked(Match(setup, bytes([number])))[0] for number in range(40)]
    assert set(first) == {1, 2, 3, 4, 5, 6}


@rule("C1.5")
def test_without_goods_the_symbols_mean_nothing() -> None:
    closing = {"map": "TB01 0,-1/2", "tile": "E", "bag": "U"}
    m = match(2, **closing)
    play(m, "1 1,-1/3", "1 no")
    assert goods(m) == [{"wine": 1}, {}]
    assert view(m).goods_count
    m = match(2, **closing, goods="off")
    play(m, "1 1,-1/3", "1 no")
    assert goods(m) == [{}, {}]
    assert not view(m).goods_count


@rule("C1.5")
def test_without_the_new_tiles_there_are_no_symbols_whatever_the_goods() -> None:
    assert view(fresh(tiles="off", goods="on")).bag == BASE | {"D": 3}
    assert view(fresh(tiles="on", goods="off")).bag == BASE | TRADERS | {"D": 3}
    assert not any("TB" in name for name in view(fresh(tiles="off")).bag)


@rule("C1.5")
def test_without_the_builder_nobody_has_one() -> None:
    m = match(builder="off", figures="1 meeple 0,0 r1", tile="U")
    assert [p.supply.get("builder") for p in view(m).players] == [None, None]
    assert [p.supply.get("pig") for p in view(m).players] == [True, True]
    play(m, "1 1,0/0")
    assert options(m) == ["meeple f1", "meeple f2", "no"]


@rule("C1.5")
def test_without_the_pig_nobody_has_one() -> None:
    m = match(pig="off", figures="1 meeple 0,0 f2", tile="U")
    assert [p.supply.get("pig") for p in view(m).players] == [None, None]
    assert [p.supply.get("builder") for p in view(m).players] == [True, True]
    play(m, "1 1,0/0")
    assert options(m) == ["meeple r1", "meeple f1", "no"]


@rule("C1.5")
def test_the_base_game_alone() -> None:
    m = fresh(2, tiles="off", goods="off", builder="off", pig="off")
    assert player(m, 1) == Player(0, {"meeple": 7}, {}, (0, 0, 0), 0)
    assert view(m).bag == BASE | {"D": 3}
    assert not view(m).goods_count
