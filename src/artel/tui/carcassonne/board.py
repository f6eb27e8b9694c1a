"""Carcassonne's table on the screen: a place and a turn for the tile, then a figure; and what players ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from rich.style import Style
from rich.text import Text
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Static

from artel.drawing.carcassonne.aids import last_tiles, with_dead_places, with_features
from artel.drawing.carcassonne.chart import (
    SMALL,
    Chart,
    Ghost,
    MapMarks,
    Place,
    Scale,
    place_name,
    place_of,
    segment_of,
)
from artel.drawing.carcassonne.panel import draw_legend, draw_tile, legend
from artel.drawing.carcassonne.players import draw_players
from artel.tui import board
from artel.tui.carcassonne.bag import BagScreen
from artel.tui.carcassonne.choice import Listing, Placing, distance
from artel.tui.carcassonne.hints import Hints, keys_line, listed
from artel.tui.carcassonne.map import TileMap

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from artel.drawing.carcassonne.teller import Teller
    from artel.tui.app import Terminal
    from artel.tui.board import Scene

PANEL = 22


class Board(board.TerminalBoard):
    DEFAULT_CSS = """
    Board #map-players, Board #map-question, Board #map-hint { height: auto; }
    Board #map-area { height: 1fr; }
    Board #map-panel { width: 22; height: 1fr; padding-left: 1; }
    Board.wide #map-panel { display: none; }
    Board #map-question { text-style: bold; color: #f2cf4a; max-height: 2; }
    Board #map-hint { color: #c5cbd6; min-height: 2; max-height: 4; }
    Board.replayed #map-hint { min-height: 0; }
    Board #map-keys { height: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1, 0)", show=False),
        Binding("right", "walk(1, 0)", show=False),
        Binding("up", "walk(0, -1)", show=False),
        Binding("down", "walk(0, 1)", show=False),
        Binding("space", "go_on", show=False),
        Binding("r,к", "turn(1)", show=False),
        Binding("R,К", "turn(-1)", show=False),
        Binding("enter", "choose", show=False),
        Binding("y,н", "key('y')", show=False),
        Binding("n,т", "key('n')", show=False),
        *[Binding(str(number), f"key('{number}')", show=False) for number in range(1, 10)],
        Binding("z,я", "zoom", show=False),
        Binding("t,е", "bag", show=False),
        Binding("d,в", "layer('dead')", show=False),
        Binding("f,а", "layer('features')", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.choice: Placing | Listing | None = None
        """What the person at the keyboard is asked, as far as it is answered."""
        self.version = -1
        self.scale: Scale | None = None
        """What the player has chosen; until then the map is as large as it can be."""
        self.aids: set[str] = set()

    def compose(self) -> ComposeResult:
        yield Static(id="map-players")
        with Horizontal(id="map-area"):
            yield TileMap(id="map")
            yield Static(id="map-panel")
        yield Static(id="map-question")
        yield Hints(id="map-hint")
        yield Hints(id="map-keys")

    @property
    def columns(self) -> int:
        return self.size.width or self.screen.size.width

    @property
    def replayed(self) -> bool:
        return self.scene is not None and self.scene.replayed

    @property
    def map(self) -> TileMap:
        return self.query_one("#map", TileMap)

    # -- choosing --------------------------------------------------------------------------------------

    def turn_to(self) -> None:
        self.screen.set_focus(self.map)

    def back(self) -> None:
        """Takes the layers away and looks at what is being chosen."""
        self.aids.clear()
        self.map.reveal(self.watched())
        self.redraw()

    def other_zone(self) -> None:
        self.screen.set_focus(self.map)

    def action_walk(self, right: int, down: int) -> None:
        """From place to place, or from answer to answer; without a question the map is moved. Replays step."""
        if isinstance(self.choice, Placing):
            self.choice.walk(right, down)
        elif isinstance(self.choice, Listing):
            self.choice.walk(right + down)
        elif self.replayed:
            raise SkipAction
        else:
            self.map.action_pan(right, down)
        self.redraw()

    def action_go_on(self) -> None:
        if isinstance(self.choice, Placing):
            self.choice.go_on()
        elif isinstance(self.choice, Listing):
            self.choice.walk(1)
        else:
            raise SkipAction
        self.redraw()

    def action_turn(self, step: int) -> None:
        if isinstance(self.choice, Placing):
            self.choice.turn(step)
            self.redraw()

    def action_choose(self) -> None:
        if self.choice is None:
            raise SkipAction
        self.answer(self.choice.option())

    def action_key(self, key: str) -> None:
        option = self.choice.by_key(key) if isinstance(self.choice, Listing) else None
        if option is not None:
            self.answer(option)

    def on_tile_map_picked(self, event: TileMap.Picked) -> None:
        """What is not legal is tried all the same: the refusal says why not."""
        choice, chart = self.choice, self.map.chart
        if chart is None:
            return
        if isinstance(choice, Placing):
            if event.button == 3:
                choice.turn(1)
            elif event.place == choice.place:
                self.answer(choice.option())
            elif event.place in choice.spots:
                choice.go_to(event.place)
            elif any(distance(event.place, place) == 1 for place in chart.pieces) and event.place not in chart.pieces:
                self.answer(f"{place_name(event.place)}/{choice.turns}")
        elif isinstance(choice, Listing) and chart.pieces.get(event.place) == len(chart.pieces) - 1:
            piece = chart.view.map[-1]
            drawn = chart.drawn(piece.tile, piece.turns)
            part = drawn.owner(event.column, event.row)
            if part >= 0:
                name = drawn.parts[part].name
                self.answer(choice.by_segment(name) or f"meeple {name}")
        self.redraw()

    def on_hints_chosen(self, event: Hints.Chosen) -> None:
        event.stop()
        self.call_later(self.app.run_action, event.action, self)

    # -- what players ask for --------------------------------------------------------------------------

    def action_centre(self) -> None:
        self.map.centre()

    def action_zoom(self) -> None:
        shown = self.map.chart.scale if self.map.chart is not None else SMALL
        self.scale = self.map.next_scale(shown)
        self.redraw()

    def action_layer(self, layer: str) -> None:
        if self.may_ask():
            self.aids ^= {layer}
            self.redraw()

    def action_bag(self) -> None:
        if self.may_ask() and self.scene is not None:
            self.app.push_screen(BagScreen(self.scene.view, cast("Teller", self.scene.teller).box))

    def may_ask(self) -> bool:
        """A table may be without aids."""
        if self.scene is None:
            return False
        if self.scene.view.aids is None:
            terminal = cast("Terminal", self.app)
            terminal.note("told", "ui-note", self.scene.teller.say("ui-carcassonne-no-aids"))
        return self.scene.view.aids is not None

    # -- showing it ------------------------------------------------------------------------------------

    def needs(self, seats: int) -> tuple[int, int]:
        return 64, 14 + (seats + 1) // 2

    def show(self, scene: Scene) -> None:
        self.scene = scene
        if not scene.asked:
            self.choice = None
        elif self.choice is None or self.version != scene.version:
            placing = any("/" in option for option in scene.view.options)
            near = place_of(scene.view.map[-1].place)
            self.choice = Placing(scene.view.options, near) if placing else Listing(scene.view.options)
        self.version = scene.version
        self.set_class(self.wide, "wide")
        self.set_class(scene.replayed, "replayed")
        self.map.steps = scene.replayed
        if scene.replayed:
            self.turn_to()
        self.redraw()

    def on_tile_map_resized(self) -> None:
        self.redraw()

    def watched(self) -> Place:
        """What is to be in sight: the place being chosen, else the last tile."""
        if isinstance(self.choice, Placing):
            return self.choice.place
        return place_of(self.scene.view.map[-1].place) if self.scene is not None else (0, 0)

    def redraw(self) -> None:
        scene = self.scene
        if scene is None:
            return
        view, teller = scene.view, cast("Teller", scene.teller)
        marks = self.marks(scene)
        scale = self.scale or self.map.best_scale(place_of(piece.place) for piece in view.map)
        self.map.show(Chart(view, teller.box, marks, scale), self.watched())
        self.text("#map-players", draw_players(view, teller.names, self.columns, "features" in self.aids))
        self.text("#map-question", scene.question)
        self.query_one("#map-hint", Hints).update(self.hint(scene))
        self.query_one("#map-keys", Hints).update(keys_line(teller, self.choice, scene.replayed, self.aids))
        self.show_panel(scene, marks)

    def marks(self, scene: Scene) -> MapMarks:
        view, teller, choice = scene.view, cast("Teller", scene.teller), self.choice
        last = last_tiles(scene.events)
        marks = MapMarks(last=last)
        if isinstance(choice, Placing) and view.tile is not None:
            ghost = Ghost(view.tile, choice.place, choice.turns)
            marks = MapMarks(legal=frozenset(choice.spots), ghost=ghost, last=last)
        elif isinstance(choice, Listing):
            numbers = {segment_of(option): choice.key(option) for option in choice.options if segment_of(option)}
            marks = MapMarks(numbers=numbers, chosen=segment_of(choice.option()), last=last)
        if "dead" in self.aids:
            marks = with_dead_places(view, marks)
        return with_features(view, teller.box, marks) if "features" in self.aids else marks

    def hint(self, scene: Scene) -> Text:
        """What Enter would do; without a question, what happened last."""
        view, teller, choice = scene.view, cast("Teller", scene.teller), self.choice
        if choice is None:
            told = [Text(scene.hint)] if scene.hint else []
            if not self.wide and not scene.replayed:
                told += [Text(entry.text, Style(dim=True)) for entry in scene.entries[-2:]]
            return Text("\n").join(told)
        option = choice.option()
        line = Text.assemble((teller.option(view, option) + ".", Style(bold=True)))
        effect = teller.effect(view, option)
        if effect:
            line.append(f" {effect}", Style(color="#ffd866"))
        return Text("\n").join([listed(teller, choice, self.columns), line]) if isinstance(choice, Listing) else line

    def show_panel(self, scene: Scene, marks: MapMarks) -> None:
        view, teller = scene.view, cast("Teller", scene.teller)
        turns = self.choice.turns if isinstance(self.choice, Placing) else 0
        tile = draw_tile(view, teller.box, turns, marks.numbers, marks.chosen)
        bag = Text(teller.say("ui-carcassonne-left", many=sum(view.bag.values())), Style(bold=True))
        signs = legend(view, teller.box, teller.say)
        if self.wide:
            self.explain(Text("\n").join([tile, bag, Text(), draw_legend(signs, 3, self.beside)]))
        else:
            self.text("#map-panel", Text("\n").join([tile, bag, draw_legend(signs, 1, PANEL - 1)]))
