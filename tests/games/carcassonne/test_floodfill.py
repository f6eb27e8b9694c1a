"""The game and its slow definition (floodfill.py) agree at every table of many random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from artel.games.carcassonne import GAME
from artel.games.carcassonne.components import CITY, FIELD, FIGURES, PENNANT, ROAD, STRIDE
from artel.games.carcassonne.features import worst_fits
from artel.games.carcassonne.places import x_of, y_of
from artel.games.carcassonne.scoring import cities_of_field, held_roots, owners_of, scored, scored_feature, summed
from artel.games.carcassonne.state import NONE
from artel.kernel.engine import chance_for, legal, pending
from artel.kernel.ids import SPECTATOR
from artel.kernel.record import Match
from games.carcassonne import floodfill as slow
from games.carcassonne.tables import Played

NAMES = ("tiles", "goods", "builder", "pig")
SETS = [dict(zip(NAMES, values, strict=True)) for values in product(("on", "off"), repeat=4)]
"""Every way to play with parts of the expansion."""
QUESTIONS = {"": "", "draw": "DrawTile", "place": "PlaceTile", "figure": "PlaceFigure", "extra": "ExtraTurn"}


def both(seats: int, options: dict[str, str], seed: object) -> Iterator[tuple[Played, slow.SlowGame]]:
    """A random game, played by both."""
    rng = random.Random(f"{seats} {options} {seed}")
    setup = GAME.setup(seats, options)
    match, twin = Match(setup, None), slow.SlowGame(seats, setup.options)
    while not match.over:
        chance = chance_for(match.table)
        if chance is not None:
            weights = chance.weights(match.table)
            match.outcome(rng.choices(list(weights), list(weights.values()))[0])
        else:
            seat = pending(match.table)[0]
            choices = legal(match.table, seat)
            if twin.waits == "figure" and rng.random() < 0.6:
                choices = boldest(match, choices)
            if twin.waits == "place":
                choices = rng.choice([building, closest, closest, anywhere])(twin, choices)
            match.act(seat, rng.choice(choices))
        twin.take(match.inputs[-1])
        yield match, twin


def boldest(match: Played, choices: list[Any]) -> list[Any]:
    """A figure, and not a mere meeple if there is a choice; few farmers, who would stay for ever."""
    texts = {match.table.write(choice): choice for choice in choices}
    special = [choice for text, choice in texts.items() if text.split()[0] in ("builder", "pig")]
    return (
        special
        or [choice for text, choice in texts.items() if text.startswith("meeple") and "f" not in text]
        or choices
    )


def anywhere(twin: slow.SlowGame, choices: list[Any]) -> list[Any]:
    return choices


def closest(twin: slow.SlowGame, choices: list[Any]) -> list[Any]:
    """The placements with most tiles around them: maps grow dense, and features are completed."""
    around = [twin.land.neighbours(point(place)) for place in choices]
    return [place for place, many in zip(choices, around, strict=True) if many == max(around)]


def building(twin: slow.SlowGame, choices: list[Any]) -> list[Any]:
    """The placements where the own builder has an open end, if there are any."""
    built = [twin.land.feature_of[part] for seat, name, part in twin.figures if (seat, name) == (twin.seat, "builder")]
    ends = {place for feature in built for place in twin.land.free_places_at(feature)}
    return [place for place in choices if point(place) in ends] or choices


def point(place: Any) -> slow.Point:
    return place.position // 256 - 128, place.position % 256 - 128


def agree(match: Played, twin: slow.SlowGame) -> None:
    """All that both can say of this table."""
    t = match.table
    view = GAME.view(t, SPECTATOR)
    assert view.asked == ((twin.seat,) if twin.waits in ("place", "figure", "extra") else ())
    assert (type(t.stack[-1]).__name__ if t.stack else "") == QUESTIONS[twin.waits]
    if twin.waits not in ("", "extra"):
        assert (view.flow[-1]["seat"], view.flow[-1]["part"]) == (twin.seat, twin.part)
    if view.asked:
        options = GAME.view(t, twin.seat).options
        assert len(options) == len(set(options))
        assert set(options) == twin.open()
    assert slow.read_map(view) == twin.tiles
    assert Counter(slow.read_figures(view)) == Counter(twin.figures)
    assert view.tile == (twin.tile or None)
    assert view.bag == +twin.bag
    assert match.game.scores(t) == twin.points()
    assert summed(t, scored(t)) == twin.points()
    for player in view.players:
        seat = player.seat
        dealt = [figure.name for figure in FIGURES if twin.options.get(figure.option, "on") == "on"]
        assert player.supply == {name: twin.supply(seat, name) for name in dealt}
        assert player.goods == +twin.goods[seat]
        assert player.earned == tuple(twin.earned[seat][kind] for kind in ("city", "road", "cloister"))


def agree_on_features(match: Played, twin: slow.SlowGame) -> None:
    """Members, open ends, owners, sizes, completed cities beside fields, and what the aids say."""
    t: Any = match.table
    land = twin.land
    assert slow.recount(GAME.view(t, SPECTATOR)) == twin.points()
    found: dict[int, set[slow.Part]] = {}
    for piece in range(t.pieces):
        for part in range(t.box.parts[t.shapes[piece]]):
            found.setdefault(t.find(piece * STRIDE + part), set()).add(part_of(t, piece * STRIDE + part))
        assert t.around[piece] == land.neighbours(place_of(t, piece))
    features = {root: frozenset(parts) for root, parts in found.items()}
    assert set(features.values()) == land.features
    for root, feature in features.items():
        assert {part_of(t, segment) for segment in t.feature(root)} == feature
        assert t.tiles_of(root) == land.size(feature)
        assert owners_of(t, root) == list(slow.owners(twin.figures, feature))
        if t.kind_of(root) in (CITY, ROAD):
            assert t.ends[root] == land.open_ends(feature)
            assert t.is_complete(root) == land.is_complete(feature)
            assert t.marks_of(root, PENNANT) == land.shown(feature)["pennant"]
        if t.kind_of(root) == FIELD:
            assert {features[city] for city in cities_of_field(t, root)} == land.cities_beside(feature)
            score = scored_feature(t, root)
            points = dict(zip(score.owners, score.points, strict=True))
            assert points == slow.final_points(land, twin.figures, feature)
    open_now = {
        root: min(land.fitting(twin.bag, place) for place in land.free_places_at(feature))
        for root, feature in features.items()
        if t.kind_of(root) in (CITY, ROAD) and not t.is_complete(root) and slow.owners(twin.figures, feature)
    }
    roots = held_roots(t)
    assert {root: fits for root, fits in zip(roots, worst_fits(t, roots), strict=True) if fits != NONE} == open_now


def agree_on_aids(match: Played, twin: slow.SlowGame) -> None:
    land = twin.land
    aids = GAME.view(match.table, SPECTATOR).aids
    assert aids is not None
    assert aids.if_ended_now == tuple(twin.points())
    remaining = [*(+twin.bag), *([twin.tile] if twin.tile else [])]
    assert set(aids.dead_places) == land.dead_places(remaining)
    told = {land.feature_of[slow.read_place(aid.place), aid.segment]: aid for aid in aids.features}
    assert len(told) == len(aids.features)
    assert set(told) == slow.held(land, twin.figures)
    for feature, aid in told.items():
        assert aid.feature == slow.kind(min(feature))
        assert aid.owners == slow.owners(twin.figures, feature)
        assert dict(zip(aid.owners, aid.now, strict=True)) == slow.final_points(land, twin.figures, feature)
        missing = len(land.free_places_at(feature))
        match aid.feature:
            case "field":
                assert aid.completed is None
            case "cloister":
                assert aid.completed == 9
            case "road":
                assert aid.completed == land.worth(feature, complete=True) + missing
            case "city":
                assert aid.completed == land.worth(feature, complete=True) + 2 * missing


def place_of(t: Any, piece: int) -> slow.Point:
    return x_of(t.positions[piece]), y_of(t.positions[piece])


def part_of(t: Any, segment: int) -> slow.Part:
    """A segment by place and name."""
    piece = segment // STRIDE
    names = list(slow.PRINTED[t.box.names[t.shapes[piece] // 4]].rim)
    return place_of(t, piece), names[segment % STRIDE]


def a_game_agrees(seats: int, options: dict[str, str], seed: object, every: int) -> None:
    """At every table; features and aids at every so manieth placement, and at the end."""
    tiles = 0
    for match, twin in both(seats, options, seed):
        agree(match, twin)
        if len(twin.tiles) > tiles or match.over:
            tiles = len(twin.tiles)
            if tiles % every == 0 or match.over:
                agree_on_features(match, twin)
                agree_on_aids(match, twin)
    assert sum(twin.bag.values()) == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_whole_game_agrees_with_its_slow_definition(seats: int) -> None:
    a_game_agrees(seats, SETS[0], "whole", every=1)
    a_game_agrees(seats, SETS[-1], "base", every=1)


@pytest.mark.parametrize(
    "options", SETS, ids=lambda options: "-".join(n for n in NAMES if options[n] == "on") or "base"
)
def test_every_part_of_the_expansion_agrees_with_its_slow_definition(options: dict[str, str]) -> None:
    seats = 2 + SETS.index(options) % 5
    a_game_agrees(seats, options, "part", every=7)


@pytest.mark.deep
@pytest.mark.parametrize("block", range(20))
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_thousand_games_agree_with_their_slow_definition(seats: int, block: int) -> None:
    for seed in range(block * 50, block * 50 + 50):
        a_game_agrees(seats, SETS[seed % len(SETS)], seed, every=10)
