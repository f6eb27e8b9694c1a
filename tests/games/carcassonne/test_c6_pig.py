"""C6 The pig."""

from artel.games.carcassonne.events import Ended, FeatureScored, FigurePlaced
from clauses import rule
from games.carcassonne.tables import figures, items, match, player
from games.common import options, play, question, refusal, sampled

CITY = "E 0,-1/2"
"""The city of the start tile is complete; the field above its road borders it, and that of the new tile as well."""


@rule("C6.1")
def test_the_pig_goes_on_a_field_with_an_own_farmer() -> None:
    m = match(figures="1 meeple 0,0 f2", tile="U", bag="U")
    play(m, "1 1,0/0")
    assert sampled(m) == options(m) == ["meeple r1", "meeple f1", "pig f2", "no"]
    assert play(m, "1 pig f2") == [FigurePlaced(0, "pig", "field", "1,0", "f2")]
    assert figures(m) == ["1 meeple 0,0 f2", "1 pig 1,0 f2"]
    assert (player(m, 1).supply["meeple"], player(m, 1).supply.get("pig")) == (6, False)
    assert question(m) == "DrawTile", "instead of a meeple"


@rule("C6.1")
def test_not_without_an_own_farmer_there() -> None:
    m = match(figures="2 meeple 0,0 f2; 1 meeple 0,0 r1", tile="U")
    play(m, "1 1,0/0")
    assert options(m) == ["builder r1", "meeple f1", "no"]
    assert refusal(m, "1 pig f1") == "C6.1"
    assert refusal(m, "1 pig f2") == "C6.1"


@rule("C6.1")
def test_never_on_a_road_city_or_cloister() -> None:
    m = match(figures="1 meeple 0,0 r1", tile="U")
    play(m, "1 1,0/0")
    assert refusal(m, "1 pig r1") == "C6.1"
    m = match(figures="1 meeple 0,0 c1", tile="N")
    play(m, "1 0,-1/2")
    assert refusal(m, "1 pig c1") == "C6.1"
    m = match(tile="B")
    play(m, "1 0,1/0")
    assert refusal(m, "1 pig m1") == "C6.1"


@rule("C6.1")
def test_figures_of_others_do_not_matter_and_pigs_may_share_a_field() -> None:
    m = match(map="U 1,0", figures="1 meeple 0,0 f2; 2 meeple 1,0 f2; 2 pig 1,0 f2", tile="U", bag="U")
    play(m, "1 2,0/0")
    assert options(m) == ["meeple r1", "meeple f1", "pig f2", "no"]
    play(m, "1 pig f2")
    assert figures(m) == ["1 meeple 0,0 f2", "1 pig 2,0 f2", "2 meeple 1,0 f2", "2 pig 1,0 f2"]


@rule("C6.1")
def test_it_stays_to_the_end_like_the_farmers() -> None:
    m = match(figures="1 meeple 0,0 f1; 1 pig 0,0 f1; 1 meeple 0,0 c1", tile="E", bag="U")
    play(m, "1 0,-1/2", "1 no")
    assert figures(m) == ["1 meeple 0,0 f1", "1 pig 0,0 f1"]
    play(m, "* U", "2 0,1/0", "2 no")
    assert m.over
    assert figures(m) == ["1 meeple 0,0 f1", "1 pig 0,0 f1"]


@rule("C6.2")
def test_a_city_is_worth_four_to_the_owner_of_field_and_pig() -> None:
    m = match(map=CITY, figures="1 meeple 0,0 f1; 1 pig 0,0 f1", over=True)
    assert m.opening == [FeatureScored("field", "0,0", "f1", 1, 0, 1, (0,), (4,), "C6.2"), Ended((4, 0), (0,))]
    assert items(m) == [(1, 4, "field", "0,0 f1", "C6.2")]


@rule("C6.2")
def test_every_city_of_the_field_is() -> None:
    m = match(map=f"{CITY}; U 1,0; E 1,-1; E 1,-2/2", figures="1 meeple 0,0 f1; 1 pig 0,0 f1", over=True)
    assert items(m) == [(1, 8, "field", "0,0 f1", "C6.2")]


@rule("C6.2")
def test_for_that_owner_only() -> None:
    m = match(3, map=CITY, figures="1 meeple 0,0 f1; 2 meeple 0,0 f1; 2 pig 0,0 f1; 3 meeple 0,0 f1", over=True)
    assert m.opening[0] == FeatureScored("field", "0,0", "f1", 1, 0, 1, (0, 1, 2), (3, 4, 3), "C6.2")
    assert items(m) == [
        (1, 3, "field", "0,0 f1", "C3.4"),
        (2, 4, "field", "0,0 f1", "C6.2"),
        (3, 3, "field", "0,0 f1", "C3.4"),
    ]


@rule("C6.2")
def test_it_does_not_count_for_the_majority() -> None:
    m = match(map=CITY, figures="1 meeple 0,0 f1; 1 pig 0,0 f1; 2 meeple 0,0 f1; 2 meeple 0,0 f1", over=True)
    assert items(m) == [(2, 3, "field", "0,0 f1", "C3.4")]
    assert m.opening[0] == FeatureScored("field", "0,0", "f1", 1, 0, 1, (1,), (3,), "C3.4"), "the pig of no owner"
    m = match(map=CITY, figures="1 meeple 0,0 f1; 1 pig 0,0 f1; 2 meeple 0,0 f1", over=True)
    assert m.result().scores == (4, 3)


@rule("C6.2")
def test_a_pig_on_another_field_does_not_help() -> None:
    m = match(map=CITY, figures="1 meeple 0,0 f1; 1 meeple 0,-1 f1; 1 pig 0,-1 f1", over=True)
    assert items(m) == [(1, 3, "field", "0,0 f1", "C3.4"), (1, 4, "field", "0,-1 f1", "C6.2")]


@rule("C6.2")
def test_without_a_completed_city_it_brings_nothing() -> None:
    m = match(figures="1 meeple 0,0 f1; 1 pig 0,0 f1", over=True)
    assert items(m) == [(1, 0, "field", "0,0 f1", "C3.4")]
    assert m.opening[0] == FeatureScored("field", "0,0", "f1", 1, 0, 0, (0,), (0,), "C3.4")


@rule("C6.3")
def test_when_fields_join_each_pig_works_for_its_owner_among_those_with_most_farmers() -> None:
    standing = "1 meeple 0,0 f1; 1 pig 0,0 f1; 2 meeple 0,-1 f1; 2 pig 0,-1 f1"
    m = match(map=f"{CITY}; U 1,0", figures=standing, tile="B", bag="")
    assert m.result().scores == (4, 4)
    assert play(m, "1 1,-1/0", "1 no")[-2:] == [
        FeatureScored("field", "0,0", "f1", 4, 0, 1, (0, 1), (4, 4), "C6.2"),
        Ended((4, 4), (0, 1)),
    ]
    assert figures(m) == ["1 meeple 0,0 f1", "1 pig 0,0 f1", "2 meeple 0,-1 f1", "2 pig 0,-1 f1"]


@rule("C6.3")
def test_a_pig_whose_owner_is_outnumbered_after_the_join_works_for_nobody() -> None:
    standing = "1 meeple 0,0 f1; 1 pig 0,0 f1; 2 meeple 0,-1 f1; 2 meeple 0,-1 f1"
    m = match(map=f"{CITY}; U 1,0", figures=standing, tile="B", bag="")
    assert play(m, "1 1,-1/0", "1 no")[-1] == Ended((0, 3), (1,))
    assert figures(m)[:2] == ["1 meeple 0,0 f1", "1 pig 0,0 f1"], "but it stays"


@rule("C6.3")
def test_the_farmer_a_pig_needs_may_have_been_joined_by_this_very_tile() -> None:
    m = match(map=f"{CITY}; U 1,0", figures="1 meeple 0,-1 f1", tile="U")
    play(m, "1 2,0/0")
    assert refusal(m, "1 pig f1") == "C6.1"
    m = match(map=f"{CITY}; U 1,0", figures="1 meeple 0,-1 f1", tile="B", bag="U")
    play(m, "1 1,-1/0")
    assert options(m) == ["pig f1", "meeple m1", "no"]
    play(m, "1 pig f1")
    assert items(m) == [(1, 4, "field", "0,0 f1", "C6.2")]
