"""S1 Components and setup."""

import pytest

from artel.games.architects import GAME
from artel.games.architects.events import (
    Ended,
    FirstPlayer,
    Fought,
    TokenShown,
    TopShown,
    TurnBegan,
    TurnEnded,
    WonderGiven,
)
from artel.kernel.errors import BadOption, BadSeats
from clauses import rule
from games.architects.conservation import CARDS, COPIES, DECKS, TOKENS, WONDERS
from games.architects.tables import fresh, match, player, victories, view
from games.common import asked, kinds, options, outcomes, play, refusal

every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])

GIZA_FIRST = "* giza", "* rhodes"
"""What two seats get."""
SETUP = *GIZA_FIRST, "* wood", "* stone", "* culture", "* decor", "* culture"
"""All of the setup for two, but the first player."""


def printed(deck: str) -> dict[str, int]:
    """What the box has of a deck."""
    return {card: many for card, many in zip(CARDS, DECKS[deck], strict=True) if many}


@rule("S1.1")
@every_number
def test_two_to_seven_can_play(seats: int) -> None:
    m = fresh(seats)
    assert len(view(m).players) == seats
    for wonder in WONDERS[:seats]:
        play(m, f"* {wonder}")
    assert [each.wonder for each in view(m).players] == WONDERS[:seats]


@rule("S1.1")
@pytest.mark.parametrize("seats", [0, 1, 8])
def test_fewer_or_more_cannot(seats: int) -> None:
    with pytest.raises(BadSeats) as refused:
        GAME.setup(seats)
    assert refused.value.details == {"game": "architects", "least": 2, "most": 7, "given": seats}


@rule("S1.1")
def test_each_wonder_brings_its_own_shuffled_deck_of_25_face_up() -> None:
    m = fresh()
    assert play(m, *GIZA_FIRST) == [WonderGiven(0, "giza"), WonderGiven(1, "rhodes")]
    assert outcomes(m) == printed("giza")
    assert sum(outcomes(m).values()) == 25
    assert play(m, "* wood") == [TopShown("giza", "wood")]
    assert outcomes(m) == printed("rhodes")
    assert play(m, "* stone") == [TopShown("rhodes", "stone")]
    assert [each.top for each in view(m).players] == ["wood", "stone"]
    assert [sum(each.deck.values()) for each in view(m).players] == [24, 24]
    assert player(m, 1).deck == {**printed("giza"), "wood": 1}
    assert player(m, 2).deck == {**printed("rhodes"), "stone": 1}


@rule("S1.1")
def test_the_central_deck_has_60_cards_face_down() -> None:
    m = fresh()
    play(m, *SETUP, "* 1")
    assert view(m).central == printed("central")
    assert sum(view(m).central.values()) == 60
    assert [view(m, seat).central_top for seat in (0, 1, 2)] == [None, None, None]
    play(m, "1 take centre")
    assert outcomes(m) == printed("central")


@rule("S1.2")
def test_15_progress_tokens_are_shuffled_and_three_turned_up() -> None:
    m = fresh()
    play(m, *GIZA_FIRST, "* wood", "* stone")
    assert outcomes(m) == dict(zip(TOKENS, COPIES, strict=True))
    assert sum(outcomes(m).values()) == 15
    assert play(m, "* culture", "* decor", "* culture") == [
        TokenShown("culture"), TokenShown("decor"), TokenShown("culture")
    ]  # fmt: skip
    assert view(m).face_up == {"decor": 1, "culture": 2}
    assert view(m).tokens == {token: 1 for token in TOKENS if token not in ("decor", "culture")}
    assert outcomes(m) == {"1": 1, "2": 1}, "no fourth one"


@rule("S1.2")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6), (7, 6)])
def test_conflict_tokens_by_number_of_players_all_at_peace(seats: int, tokens: int) -> None:
    m = fresh(seats)
    assert (view(m).conflicts, view(m).war, view(m).battle) == (tokens, 0, False)


@rule("S1.2")
def test_the_cat_starts_in_the_middle_and_nobody_has_anything() -> None:
    m = fresh()
    play(m, *SETUP, "* 2")
    for each in view(m).players:
        assert (each.has_cat, each.cards, each.progress, each.victory_tokens, each.shields) == (False, {}, {}, 0, 0)
        assert (each.points, each.knows_central) == (0, False)
        assert not any(stage.built for stage in each.stages)


@rule("S1.2")
def test_victory_tokens_do_not_run_out() -> None:
    m = match(victories={1: 27, 2: 30}, war=2, cards={1: "shield shield"}, decks={1: "horn1", 2: "stone stone"})
    assert Fought(0, 1, 3, 0, 2, 0, "S6.3") in play(m, "1 take giza")
    assert victories(m) == [29, 30]


@rule("S1.3")
@every_number
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    m = fresh(seats, wonders=",".join(WONDERS[:seats]))
    play(m, *["* wood"] * seats, "* decor", "* culture", "* science")
    assert outcomes(m) == {str(seat): 1 for seat in range(1, seats + 1)}
    assert play(m, f"* {seats}") == [FirstPlayer(seats - 1), TurnBegan(seats - 1)]
    assert asked(m) == [seats]


@rule("S1.3")
def test_turns_go_round_to_the_left() -> None:
    stock = dict.fromkeys((1, 2, 3), "laurel shield shield")
    m = match("giza rhodes babylon", turn=2, decks=stock)
    for seat, deck in ((2, "rhodes"), (3, "babylon"), (1, "giza")):
        assert asked(m) == [seat]
        events = play(m, f"{seat} take {deck}", "* shield")
        assert events[-2:] == [TurnEnded(seat - 1), TurnBegan(seat % 3)]
    assert asked(m) == [2]


@rule("S1.4")
def test_used_cards_go_to_the_discard_pile_for_all_to_see() -> None:
    m = match(cards={1: "wood gear gear"}, decks={1: "stone", 2: "wood wood"}, face_up="decor", discard="coin")
    play(m, "1 take giza", "1 discover gear gear")
    assert [view(m, seat).discard for seat in (0, 1, 2)] == [{"coin": 1, "wood": 1, "stone": 1, "gear": 2}] * 3


@rule("S1.4")
def test_the_discard_pile_never_comes_back() -> None:
    m = match(decks={1: "laurel"}, discard="wood stone brick")
    assert kinds(m.opening)[:3] == ["TurnBegan", "Took", "TurnEnded"]
    assert isinstance(m.opening[-1], Ended), "all decks are empty"
    assert view(m).discard == {"wood": 1, "stone": 1, "brick": 1}


@rule("S1.5")
def test_wonders_are_dealt_at_random_each_once() -> None:
    m = fresh(3)
    assert outcomes(m) == dict.fromkeys(WONDERS, 1)
    play(m, "* olympia")
    assert outcomes(m) == {wonder: 1 for wonder in WONDERS if wonder != "olympia"}
    assert player(m, 2).wonder is None
    assert player(m, 2).stages == ()
    play(m, "* babylon")
    assert outcomes(m) == {wonder: 1 for wonder in WONDERS if wonder not in ("olympia", "babylon")}


@rule("S1.5")
def test_wonders_can_be_chosen_in_seat_order() -> None:
    m = fresh(3, wonders="draft")
    assert (asked(m), options(m, 1)) == ([1], [f"draft {wonder}" for wonder in WONDERS])
    assert play(m, "1 draft giza") == [WonderGiven(0, "giza")]
    assert (asked(m), options(m, 2)) == ([2], [f"draft {wonder}" for wonder in WONDERS if wonder != "giza"])
    assert refusal(m, "2 draft giza") == "S1.5"
    assert refusal(m, "2 take giza") == "S1.5"
    assert play(m, "2 draft rhodes", "3 draft alexandria") == [WonderGiven(1, "rhodes"), WonderGiven(2, "alexandria")]
    assert outcomes(m) == printed("giza"), "now the decks stand"


@rule("S1.5")
def test_the_last_of_seven_has_no_choice() -> None:
    m = fresh(7, wonders="draft")
    for seat, wonder in enumerate(WONDERS[:5], 1):
        play(m, f"{seat} draft {wonder}")
    assert options(m, 6) == ["draft olympia", "draft rhodes"]
    assert play(m, "6 draft rhodes") == [WonderGiven(5, "rhodes"), WonderGiven(6, "olympia")]
    assert asked(m) == []


@rule("S1.5")
def test_wonders_can_be_named_beforehand() -> None:
    m = fresh(3, wonders="rhodes,giza,ephesus")
    assert [each.wonder for each in view(m).players] == ["rhodes", "giza", "ephesus"]
    assert outcomes(m) == printed("rhodes"), "nothing but the decks is left to chance"


@rule("S1.5")
@pytest.mark.parametrize("named", ["giza", "giza,giza", "giza,rhodes,babylon"])
def test_named_wonders_must_be_one_for_each_seat(named: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.setup(2, {"wonders": named})
    assert refused.value.clause == "S1.5"
    assert refused.value.details == {
        "option": "wonders", "given": named, "possible": "random, draft, or one for each seat"
    }  # fmt: skip


@rule("S1.5")
@pytest.mark.parametrize("named", ["", "troy,giza", "random,giza", "giza,", "dealt"])
def test_other_words_are_no_wonders(named: str) -> None:
    with pytest.raises(BadOption):
        GAME.setup(2, {"wonders": named})


@rule("S1.5")
def test_unused_wonders_stay_in_the_box_with_their_decks() -> None:
    m = fresh(2, wonders="giza,rhodes")
    assert printed("giza").get("horn2", 0) + printed("rhodes")["horn2"] + printed("central")["horn2"] == 3
    assert [each.deck for each in view(m).players] == [printed("giza"), printed("rhodes")]


@rule("S1.6")
@every_number
def test_the_left_deck_is_ones_own_and_the_right_deck_the_right_neighbours(seats: int) -> None:
    wonders = WONDERS[:seats]
    for seat in range(1, seats + 1):
        m = match(" ".join(wonders), turn=seat, decks={at: ["coin", "coin"] for at in range(1, seats + 1)})
        assert options(m, seat) == [f"take {wonders[seat - 1]}", f"take {wonders[seat - 2]}"]
