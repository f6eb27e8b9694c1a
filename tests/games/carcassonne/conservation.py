"""The books of Carcassonne, kept from the events alone and compared with the table; points recounted from a view alone.

What a completed feature is worth is counted again by the flood fill (floodfill.py) on the map that the events make.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from artel.games.carcassonne import events as e
from artel.games.carcassonne.components import FIGURES, SINGLE
from artel.games.carcassonne.places import noted
from artel.kernel.events import Event
from games.carcassonne import floodfill as slow

TOKENS = {good: slow.DATA["rules"][good] for good in slow.GOODS}
MEEPLES: int = slow.DATA["rules"]["meeples"]
CLAUSES = {"road": "C3.1", "city": "C3.2", "cloister": "C3.3", "field": "C3.4"}


class Ledger:
    """Tiles drawn, laid and gone, figures on the map, goods and points: all of it from the events."""

    def __init__(self, game: Any, table: Any) -> None:
        view = game.view(table, -1)
        self.seats = range(table.seats)
        self.bag = Counter(view.bag)
        self.dealt = [set(player.supply) for player in view.players]
        self.with_goods = view.goods_count
        self.hand: str | None = view.tile
        self.gone: Counter[str] = Counter()
        self.tiles = slow.read_map(view)
        self.figures = slow.read_figures(view)
        self.goods = [Counter(player.goods) for player in view.players]
        self.earned = [Counter(dict(zip(("city", "road", "cloister"), p.earned, strict=True))) for p in view.players]
        self.shown: Counter[str] = Counter()  # goods of the cities completed just now

    # -- from events -----------------------------------------------------------------------------------------

    def saw(self, events: list[Event]) -> None:
        for event in events:
            self.enter(event)

    def enter(self, event: Event) -> None:
        match event:
            case e.TileDrawn(seat, tile):
                assert self.hand is None, f"{event} with {self.hand} in hand"
                self.bag[tile] -= 1
                self.hand = tile
            case e.TileUnplaceable(seat, tile):
                assert self.hand == tile, f"{event}, but {self.hand} was drawn"
                assert not slow.Land(self.tiles).placements(tile), f"{event}, but it fits somewhere"
                self.gone[tile] += 1
                self.hand = None
            case e.TilePlaced(seat, tile, place, turns):
                assert self.hand == tile, f"{event}, but {self.hand} was drawn"
                assert f"{place}/{turns}" in slow.Land(self.tiles).placements(tile), f"{event}: it does not fit"
                self.tiles.append((tile, slow.read_place(place), turns))
                self.hand = None
            case e.FigurePlaced(seat, figure, feature, place, segment):
                part = (slow.read_place(place), segment)
                assert part[0] == self.tiles[-1][1], f"{event}: not on the tile just placed"
                assert slow.kind(part) == feature, f"{event}: that is a {slow.kind(part)}"
                self.figures.append((seat, figure, part))
            case e.FeatureCompleted():
                self.complete(event)
            case e.GoodsTaken(seat, goods):
                self.goods[seat].update(goods)
                self.shown.subtract(goods)
            case e.FigureReturned(seat, figure, place):
                there = [
                    each for each in self.figures if each[:2] == (seat, figure) and each[2][0] == slow.read_place(place)
                ]
                assert there, f"{event}: no such figure there"
                land = slow.Land(self.tiles)
                [back, *_] = [each for each in there if land.is_complete(land.feature_of[each[2]])]
                self.figures.remove(back)

    def complete(self, event: e.FeatureCompleted) -> None:
        land = slow.Land(self.tiles)
        feature = land.feature_of[slow.read_place(event.place), event.segment]
        assert land.is_complete(feature), f"{event}: it is not"
        shown = land.shown(feature)
        tiles = 9 if event.feature == "cloister" else land.size(feature)
        counted = (
            slow.kind(min(feature)), tiles, shown["pennant"], slow.owners(self.figures, feature),
            land.worth(feature, complete=True), CLAUSES[event.feature],
        )  # fmt: skip
        told = (event.feature, event.tiles, event.pennants, event.owners, event.points, event.clause)
        assert told == counted, f"{event}, but counted {counted}"
        for seat in event.owners:
            self.earned[seat][event.feature] += event.points
        if self.with_goods:
            self.shown.update({good: shown[good] for good in slow.GOODS})

    # -- against the table ------------------------------------------------------------------------------------

    def check(self, t: Any) -> None:
        self.check_tiles(t)
        self.check_figures(t)
        for seat in self.seats:
            tokens = Counter({good: t.goods[seat * 3 + at] for at, good in enumerate(slow.GOODS)})
            assert tokens == self.goods[seat], f"goods of {seat}: {tokens}, the events made {self.goods[seat]}"
            points = tuple(t.earned[seat * 3 : seat * 3 + 3])
            told = tuple(self.earned[seat][kind] for kind in ("city", "road", "cloister"))
            assert points == told, f"points of {seat}: {points}, the events made {told}"
        for good, tokens_there_are in TOKENS.items():
            taken = sum(tokens[good] for tokens in self.goods)
            assert taken <= tokens_there_are, f"{taken} tokens of {good} have been taken"
        assert not +self.shown, f"{self.shown} was not taken"
        assert not -self.shown, f"{self.shown} was not there to be taken"

    def check_tiles(self, t: Any) -> None:
        """Every tile is in the bag, in hand, on the map or out of the game."""
        found = Counter({name: t.bag[at] for at, name in enumerate(t.box.names)})
        assert found == self.bag, f"the bag holds {found}, the events left {self.bag}"
        assert min(found.values()) >= 0, f"the bag owes a tile: {found}"
        hand = t.box.names[t.tile] if t.tile >= 0 else None
        assert hand == self.hand, f"{hand} is in hand, the events say {self.hand}"
        laid = [
            (
                t.box.names[t.shapes[at] // 4],
                (t.positions[at] // 256 - 128, t.positions[at] % 256 - 128),
                t.shapes[at] % 4,
            )
            for at in range(t.pieces)
        ]
        assert laid == self.tiles, f"the map is {laid}, the events made it {self.tiles}"
        found.update([*[name for name, _, _ in laid], *([hand] if hand else []), *self.gone.elements()])
        sets = {row["set"] for name, row in slow.ROWS.items() if found[name]}
        for name, row in slow.ROWS.items():
            wanted = row["copies"] if row["set"] in sets else 0
            assert found[name] == wanted, f"there are {found[name]} of {name}, not {wanted}"
        places = {*t.positions[: t.pieces], *t.edge_place[: t.edges]}
        assert sorted(noted(t.grid)) == sorted(places), "the grid is another map"

    def check_figures(self, t: Any) -> None:
        """Every figure is in supply or on the map."""
        on_map = Counter((seat, name) for seat, name, _ in self.figures)
        for seat in self.seats:
            standing = len(t.on_map(0, seat))
            assert standing == on_map[seat, "meeple"], f"{standing} meeples of {seat} are on the map"
            assert t.supply(seat) + standing == MEEPLES, f"seat {seat} has lost a meeple"
            for figure in SINGLE:
                name, spot = FIGURES[figure].name, t.spot(figure, seat)
                assert (spot != -2) == (name in self.dealt[seat]), f"{name} of {seat}"
                assert on_map[seat, name] == (spot >= 0), f"{name} of {seat}"
        counted = sum(
            t.guests[at] >> 4 * seat & 15 for at in range(len(t.guests)) for seat in self.seats if t.guests[at]
        )
        counts = {figure.name: figure.counts for figure in FIGURES}
        assert counted == sum(counts[name] for _, name, _ in self.figures), "meeples are counted wrong"

    # -- points -----------------------------------------------------------------------------------------------

    def recount(self, view: Any) -> list[int]:
        """From the view alone; what is earned, from the events."""
        land = slow.Land(slow.read_map(view))
        earned = [sum(counter.values()) for counter in self.earned]
        goods = [Counter(player.goods) for player in view.players]
        ended = slow.if_ended(land, slow.read_figures(view), goods, earned)
        assert [player.points for player in view.players] == (earned if view.flow else ended)
        return ended
