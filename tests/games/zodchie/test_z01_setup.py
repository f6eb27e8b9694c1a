"""Z1 Components and setup."""

import pytest

from artel.games.zodchie import GAME
from artel.games.zodchie.events import ColourGiven, Drew, DrewFaceDown, FirstPlayer, TurnBegan
from artel.games.zodchie.view import Piece
from artel.kernel.errors import BadOption, BadSeats
from artel.kernel.record import Match
from clauses import rule
from games.common import asked, options, outcomes, play, question
from games.zodchie.tables import Played, city, fresh, match, player, view

BASE = [
    "tavern", "market", "barracks", "orangery", "inn", "temple", "park", "watchtower", "theatre", "villa", "forge",
    "library",
]  # fmt: skip
EXTRAS = {
    "red": ["arsenal", "laboratory", "fortress", "prison", "town_hall", "colosseum"],
    "green": ["fountain", "statue", "windmill", "farm", "stables", "bridge"],
    "blue": ["magic_academy", "cemetery", "museum", "school", "university", "observatory"],
    "yellow": ["obelisk", "manufactory", "bank", "shop", "palace", "customs"],
}
CARDS = GAME.components(GAME.standard_pack())
FACES = {face.name: face for face in CARDS.faces}


def begin(seats: int = 2, first: str = "1") -> Played:
    """The basic game with its hands dealt: everybody gets Tavern, Market and Barracks."""
    m = fresh(seats, colours=",".join(list(EXTRAS)[:seats]))
    play(m, f"* {first}", *["* tavern", "* market", "* barracks"] * seats)
    return m


@rule("Z1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_have_twelve_base_cards_and_two_tokens_each(seats: int) -> None:
    m = begin(seats)
    assert [p.seat for p in view(m).players] == list(range(seats))
    assert [p.colour for p in view(m).players] == list(EXTRAS)[:seats]
    assert [list(p.deck) for p in view(m).players] == [BASE] * seats
    assert [p.tokens for p in view(m).players] == [2] * seats


@rule("Z1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_else_finds_a_seat(seats: int) -> None:
    with pytest.raises(BadSeats) as refused:
        GAME.setup(seats)
    assert refused.value.details == {"game": "zodchie", "least": 2, "most": 4, "given": seats}


@rule("Z1.1")
def test_every_colour_has_six_extra_cards_of_its_own() -> None:
    assert [face.name for face in CARDS.faces] == BASE + [name for names in EXTRAS.values() for name in names]
    for colour, names in EXTRAS.items():
        assert [face.name for face in CARDS.faces if face.colour == colour] == names


@rule("Z1.1")
def test_the_basic_game_asks_nobody_about_extra_cards() -> None:
    m = fresh(2, colours="red,green")
    assert question(m) == "ChooseFirstPlayer"
    assert GAME.setup(2).options == {"variant": "base", "limit": "none", "colours": "random"}


@rule("Z1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_street_of_eight_places_for_each_player(seats: int) -> None:
    m = begin(seats)
    assert [spot.name for spot in view(m).city] == [
        f"{street}{quarter}" for street in "abcd"[:seats] for quarter in range(1, 9)
    ]
    assert city(m) == {}


@rule("Z1.2")
def test_no_card_is_played_in_a_street_that_the_city_does_not_have() -> None:
    m = match(2, hands={1: "park", 2: "park"}, city={"a8": "1 inn", "b8": "2 inn"})
    assert options(m, 1) == ["park a7", "park b7"]
    m = match(3, hands={1: "park", 2: "park"}, city={"a8": "1 inn", "b8": "2 inn"})
    assert options(m, 1) == ["park a7", "park b7", "park c1"]


@rule("Z1.3")
def test_each_player_draws_three_of_the_twelve_cards_and_the_rest_is_the_pile() -> None:
    m = fresh(2, colours="red,green")
    play(m, "* 2")
    assert outcomes(m) == dict.fromkeys(BASE, 1)
    dealt = play(m, "* forge")
    assert outcomes(m) == dict.fromkeys([name for name in BASE if name != "forge"], 1)
    dealt += play(m, "* villa", "* inn")
    assert outcomes(m) == dict.fromkeys(BASE, 1), "seat 2 has a deck of its own"
    dealt += play(m, "* inn", "* park", "* tavern")
    assert dealt == [Drew(0, "forge"), Drew(0, "villa"), Drew(0, "inn"), Drew(1, "inn"), Drew(1, "park"),
                     Drew(1, "tavern"), TurnBegan(1)]  # fmt: skip
    one, two = player(m, 1), player(m, 2)
    assert one.hand == ("inn", "villa", "forge")
    assert one.pile == tuple(name for name in BASE if name not in one.hand)
    assert two.hand == ("tavern", "inn", "park")
    assert two.pile == tuple(name for name in BASE if name not in two.hand)
    assert (one.hand_size, one.pile_size, one.under_size, one.hand_max) == (3, 9, 0, 3)


@rule("Z1.3")
def test_what_another_player_is_dealt_is_not_seen() -> None:
    m = begin(2)
    assert m.seen_by(1)[1:4] == [DrewFaceDown(0)] * 3
    assert m.seen_by(1)[4:7] == [Drew(1, "tavern"), Drew(1, "market"), Drew(1, "barracks")]
    assert m.seen_by(-1)[1:7] == [DrewFaceDown(0)] * 3 + [DrewFaceDown(1)] * 3


@rule("Z1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_equally_likely_to_be_the_first_player(seats: int) -> None:
    m = fresh(seats, colours=",".join(list(EXTRAS)[:seats]))
    assert outcomes(m) == {str(seat): 1 for seat in range(1, seats + 1)}
    assert play(m, f"* {seats}") == [FirstPlayer(seats - 1)]


@rule("Z1.4")
def test_the_first_player_begins_and_play_goes_clockwise() -> None:
    m = begin(3, first="2")
    order = []
    for place in ("a1", "a2", "a3", "a4"):
        seat = asked(m)[0]
        order.append(seat)
        play(m, f"{seat} {'tavern' if place != 'a4' else 'market'} {place}")
        while asked(m) == [seat]:
            play(m, f"{seat} no")
        play(m, "* inn" if place != "a4" else "* park")
    assert order == [2, 3, 1, 2]


@rule("Z1.4")
def test_the_seed_decides_who_begins() -> None:
    setup = GAME.setup(4)
    first = [asked(Match(setup, bytes([number])))[0] for number in range(24)]
    assert first == [asked(Match(setup, bytes([number])))[0] for number in range(24)]
    assert set(first) == {1, 2, 3, 4}


@rule("Z1.5")
def test_a_card_shows_its_values_one_per_side() -> None:
    assert [FACES["tavern"].label(side) for side in range(4)] == ["0", "1", "4", "7"]
    assert [FACES["forge"].label(side) for side in range(4)] == ["X-1", "X", "X+1", "X+2"]
    assert [FACES["library"].label(side) for side in range(4)] == ["No-1", "No", "No+1", "No+2"]
    assert FACES["theatre"].values == [9]


@rule("Z1.5")
def test_extras_and_cards_that_change_the_final_score_can_be_told() -> None:
    assert {name for name, face in FACES.items() if face.colour} == {name for six in EXTRAS.values() for name in six}
    assert {name for name, face in FACES.items() if face.kind == "endgame"} == {
        "park", "colosseum", "statue", "farm", "observatory", "bank"
    }  # fmt: skip


@rule("Z1.5")
def test_the_side_that_is_up_is_the_current_value() -> None:
    m = match(hands={1: "tavern"}, city={"a1": "1 villa/1", "a2": "2 villa/2", "a3": "1 park/4", "a4": "2 park"})
    assert [spot.pieces for spot in view(m).city][:4] == [
        (Piece("villa", 0, 0, False, 6, None),),
        (Piece("villa", 1, 1, False, 8, None),),
        (Piece("park", 0, 3, False, 9, None),),
        (Piece("park", 1, 1, False, 7, None),),
    ]


@rule("Z1.6")
def test_colours_are_given_at_random_each_one_once() -> None:
    m = fresh(3)
    assert outcomes(m) == {"red": 1, "green": 1, "blue": 1, "yellow": 1}
    given = play(m, "* blue")
    assert outcomes(m) == {"red": 1, "green": 1, "yellow": 1}
    given += play(m, "* red")
    assert outcomes(m) == {"green": 1, "yellow": 1}
    given += play(m, "* yellow")
    assert given == [ColourGiven(0, "blue"), ColourGiven(1, "red"), ColourGiven(2, "yellow")]
    assert [p.colour for p in view(m).players] == ["blue", "red", "yellow"]
    assert question(m) == "ChooseFirstPlayer"


@rule("Z1.6")
def test_seats_may_choose_their_colours() -> None:
    m = fresh(2, colours="yellow,green")
    assert [p.colour for p in view(m).players] == ["yellow", "green"]
    assert m.events == []


@rule("Z1.6")
@pytest.mark.parametrize("colours", ["red,red", "red", "red,green,blue"])
def test_a_colour_belongs_to_one_seat_and_every_seat_has_one(colours: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.setup(2, {"colours": colours})
    assert refused.value.clause == "Z1.6"
    assert refused.value.details == {
        "option": "colours", "given": colours, "possible": "random, or a different one for each seat"
    }  # fmt: skip


@rule("Z1.6")
def test_there_is_no_fifth_colour() -> None:
    with pytest.raises(BadOption):
        GAME.setup(2, {"colours": "red,pink"})


@rule("Z1.6")
def test_in_the_advanced_game_the_colour_decides_which_extras_one_has() -> None:
    m = fresh(2, variant="advanced", colours="yellow,green")
    assert options(m, 1)[:2] == ["replace nothing yellow", "replace obelisk"]
    assert options(m, 1)[-1] == "replace obelisk manufactory bank shop palace customs"
    assert options(m, 2)[:2] == ["replace nothing green", "replace fountain"]
    assert options(m, 2)[-1] == "replace fountain statue windmill farm stables bridge"


def test_a_deck_without_one_of_its_cards_for_an_experiment() -> None:
    m = fresh(2, colours="red,green")
    assert GAME.own_cards(m.table) == [BASE, BASE]
    GAME.leave_out(m.table, 1, "tavern")
    assert GAME.own_cards(m.table) == [BASE, BASE[1:]]
    play(m, "* 1")
    assert GAME.own_cards(m.table) == []
    m.table.stack.clear()
    assert GAME.own_cards(m.table) == []
