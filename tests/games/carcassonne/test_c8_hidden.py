"""C8 What is hidden."""

from typing import Any

import msgspec
import pytest

from artel.games.carcassonne import GAME
from artel.kernel.chance import Rng
from artel.kernel.copying import contents
from clauses import rule
from games.carcassonne.tables import fresh, match, view
from games.common import outcomes, play, question

TABLE: dict[str, Any] = {
    "map": "U 1,0; E 0,-1/2; B 0,1; A -1,0/3",
    "figures": "1 meeple 1,0 r1; 1 builder 0,0 r1; 2 meeple 0,1 m1; 3 meeple 0,0 f2; 3 pig 0,0 f2",
    "goods": {1: {"wine": 2}, 3: {"cloth": 1}},
    "points": {1: {"city": 4}, 2: {"road": 3}, 3: {"cloister": 9}},
    "bag": "U U V TB24 C",
}


@rule("C8.1")
def test_which_tiles_remain_is_public_but_not_their_order() -> None:
    m = match(3, **TABLE)
    for seat in range(4):
        assert view(m, seat).bag == {"C": 1, "U": 2, "V": 1, "TB24": 1}
    assert outcomes(m) == view(m).bag


@rule("C8.1")
def test_a_tile_that_is_drawn_or_gone_remains_no_longer() -> None:
    m = match(3, **TABLE)
    play(m, "* C")
    assert view(m).bag == {"U": 2, "V": 1, "TB24": 1}, "it fitted nowhere"
    play(m, "* V")
    assert view(m).bag == {"U": 2, "TB24": 1}


@rule("C8.1")
def test_nothing_on_the_table_has_to_be_guessed() -> None:
    m = match(3, **TABLE, tile="V")
    for seat in (-1, 0, 1, 2):
        twin = GAME.determinize(GAME.view(m.table, seat), Rng(seat + 5))
        assert contents(twin) == contents(m.table)


@rule("C8.1")
@pytest.mark.parametrize("name", ["tiles", "goods", "builder", "pig", "aids"])
def test_a_table_is_made_again_of_its_view_whatever_the_options(name: str) -> None:
    for m in (fresh(3, **{name: "off"}), match(2, tile="U", turn=2, part=2, **{name: "off"})):
        again = GAME.rebuild(view(m, 1))
        assert contents(again) == contents(m.table)


@rule("C8.2")
def test_everybody_sees_the_same() -> None:
    assert not GAME.hidden
    m = match(3, **TABLE, tile="V")
    plain = msgspec.structs.replace(view(m), me=0, options=())
    for seat in (1, 2, 3):
        assert view(m, seat).me == seat - 1
        assert msgspec.structs.replace(view(m, seat), me=0, options=()) == plain
    assert view(m, 1).options
    assert view(m, 2).options == ()
    assert view(m).tile == "V"
    assert view(m).asked == (0,)


@rule("C8.2")
def test_supplies_goods_and_points_are_open() -> None:
    m = match(3, **TABLE)
    assert [
        (p.seat, *p.supply.values(), p.goods, p.earned, p.points) for p in view(m, 2).players
    ] == [
        (0, 6, False, True, {"wine": 2}, (4, 0, 0), 4),
        (1, 6, True, True, {}, (0, 3, 0), 3),
        (2, 6, True, False, {"cloth": 1}, (0, 0, 9), 9),
    ]  # fmt: skip


@rule("C8.2")
def test_everybody_is_told_everything() -> None:
    m = match(3, **TABLE)
    play(m, "* U", "1 2,0/0", "1 yes", "* V", "1 3,0/0")
    assert len(m.events) > 6
    for seat in (-1, 0, 1, 2):
        assert m.seen_by(seat) == m.events


@rule("C8.2")
def test_nobody_knows_the_second_tile_of_a_double_turn_before_the_first_part_is_over() -> None:
    m = match(figures="1 meeple 0,0 r1; 1 builder 0,0 r1", tile="U", bag="U V")
    play(m, "1 1,0/0", "1 no")
    assert question(m) == "ExtraTurn"
    for seat in (0, 1, 2):
        assert view(m, seat).tile is None
        assert view(m, seat).bag == {"U": 1, "V": 1}
    play(m, "1 yes")
    assert outcomes(m) == {"U": 1, "V": 1}
