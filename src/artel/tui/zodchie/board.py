"""Zodchie's table on the screen: a card, a place, an answer; and what each would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from rich.style import Style
from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.widgets import Static

from artel.drawing.zodchie.deck import is_building
from artel.drawing.zodchie.drawing import LARGE, SMALL, WIDE, CityMarks, width_of
from artel.drawing.zodchie.players import draw_players
from artel.drawing.zodchie.table_text import answer_lines, foreseen, last_played, said_of_place
from artel.games.zodchie import GAME, foresee
from artel.kernel.ids import SPECTATOR
from artel.tui import board
from artel.tui.lines import Lines
from artel.tui.zodchie.choice import Narrowing
from artel.tui.zodchie.city import City
from artel.tui.zodchie.deck_screen import DeckScreen
from artel.tui.zodchie.hand import Hand

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from artel.drawing.zodchie.look import Look
    from artel.drawing.zodchie.teller import Teller
    from artel.games.zodchie import ZodchieView
    from artel.session.keyboard import KeyboardSession
    from artel.tui.board import Scene
    from artel.tui.screens.base import ArtelScreen


class Board(board.TerminalBoard):
    DEFAULT_CSS = """
    Board.tall #question, Board.tall #hand, Board.tall #hint { margin-top: 1; }
    Board #players, Board #question { height: auto; }
    Board #question { text-style: bold; color: #f2cf4a; }
    Board #hint { height: 1fr; min-height: 1; color: #c5cbd6; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,н", "answer('yes')", show=False),
        Binding("n,т", "answer('no')", show=False),
        Binding("p,з", "answer('pass')", show=False),
        Binding("r,к", "answer('redraw')", show=False),
        *[Binding(str(number), f"card({number})", show=False) for number in range(1, 10)],
    ]

    def __init__(self) -> None:
        super().__init__()
        self.choice: Narrowing | None = None
        """What the person at the keyboard is asked, as far as it is answered."""
        self.version = -1

    def compose(self) -> ComposeResult:
        yield Static(id="players")
        yield City(id="city")
        yield Static(id="question")
        yield Lines(id="answers")
        yield Hand(id="hand")
        yield Static(id="hint")

    @property
    def city(self) -> City:
        return self.query_one("#city", City)

    @property
    def hand(self) -> Hand:
        return self.query_one("#hand", Hand)

    @property
    def answers(self) -> Lines:
        return self.query_one("#answers", Lines)

    def screen_for(self, session: KeyboardSession) -> ArtelScreen[str] | None:
        return DeckScreen(session) if is_building(session.view()) else None

    # -- choosing --------------------------------------------------------------------------------------

    def turn_to(self) -> None:
        choice = self.choice
        if choice is None or choice.cards():
            self.screen.set_focus(self.hand)
        elif choice.places():
            self.city.cursor = self.city.cursor if self.city.cursor in choice.places() else choice.places()[0]
            self.screen.set_focus(self.city)
        else:
            self.screen.set_focus(self.answers)
        if self.scene is not None:
            self.show(self.scene)

    def choose_card(self, card: str) -> None:
        if self.choice is None or not card:
            return
        self.choice.card = self.choice.place = ""
        if card in self.choice.cards():
            self.step(self.choice.pick_card(card))
        else:
            self.answer(f"{card} {self.city.cursor}")

    def choose_place(self, place: str) -> None:
        """Another place than a legal one is tried all the same: the refusal says why not."""
        choice = self.choice
        if choice is None:
            return
        if place in choice.places():
            self.step(choice.pick_place(place))
        elif choice.cards():
            self.turn_to()
        else:
            self.answer(f"{choice.card} {place}".strip())

    def step(self, option: str | None) -> None:
        if option is None:
            self.turn_to()
        else:
            self.answer(option)

    def stamp(self) -> object:
        """Names the step that is open now: a key struck twice does not answer what was not on the screen yet."""
        return self.version, self.choice and (self.choice.card, self.choice.place)

    @on(Lines.Chosen, "#hand")
    def card_chosen(self, event: Lines.Chosen) -> None:
        if event.stamp == self.stamp():
            self.choose_card(self.hand.card())

    @on(Lines.Chosen, "#answers")
    def answer_chosen(self, event: Lines.Chosen) -> None:
        if self.choice is not None and event.stamp == self.stamp():
            self.answer(self.choice.answers()[self.answers.cursor])

    def on_city_chosen(self, event: City.Chosen) -> None:
        if event.stamp == self.stamp():
            self.choose_place(event.place)

    def action_card(self, number: int) -> None:
        if number <= len(self.hand.cards):
            self.hand.look_at(number - 1)
            self.choose_card(self.hand.card())

    def action_answer(self, word: str) -> None:
        if self.choice is not None and word in self.choice.answers():
            self.answer(word)

    def back(self) -> None:
        if self.choice is not None:
            self.choice.back()
        self.turn_to()

    def other_zone(self) -> None:
        self.screen.set_focus(self.hand if self.city.has_focus else self.city)

    # -- showing it ------------------------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        view, look = scene.view, cast("Teller", scene.teller).look
        if not scene.asked or is_building(view):
            self.choice = None
        elif self.choice is None or self.version != scene.version:
            self.choice = Narrowing(view.options)
        self.version = scene.version
        self.text("#players", draw_players(view, look, self.space[0]))
        self.text("#question", scene.question)
        self.answers.show(answer_lines(view, look, self.choice.answers() if self.choice else []))
        self.show_hand(view, look, scene.replayed)
        self.show_hints(scene)
        self.city.stamp = self.hand.stamp = self.answers.stamp = self.stamp()

    def needs(self, seats: int) -> tuple[int, int]:
        return width_of(WIDE), max((seats + 1) // 2 + 1 + SMALL * seats + 6, 18)

    def fit(self, width: int, height: int) -> None:
        """The city is drawn large where the rest still has room."""
        seats, cards = self.city.streets, max(len(self.hand.cards), 3)
        room = height - (seats + 1) // 2 - 2 - cards - 2
        self.set_class(room >= 1 + LARGE * seats + cards + 3, "tall")
        self.city.fit(width, room - (cards + 3) * self.has_class("tall"))

    def show_hand(self, view: ZodchieView, look: Look, replayed: bool) -> None:
        mine = (view.players[view.me].hand or ()) if view.me != SPECTATOR else ()
        open_to, chosen = (self.choice.cards(), self.choice.card) if self.choice else ([], "")
        cards = [*mine, *[card for card in open_to if card not in mine]]
        readable = cards if replayed else open_to or [chosen]
        self.hand.show_cards(cards, look, readable, chosen, 2 if self.has_class("tall") else 1, self.space[0] - 4)

    def show_hints(self, scene: Scene) -> None:
        """Legal places, and what would happen at the cursor."""
        view, look = scene.view, cast("Teller", scene.teller).look
        details = self.details(view, look)
        self.explain(details)
        options = self.options_at_cursor()
        legal = frozenset(self.legal_places())
        if not options:
            self.show_city(scene, CityMarks(legal))
            self.text("#hint", scene.hint if self.wide or scene.replayed else self.without_log(scene, details))
            return
        outcome = foresee(GAME, view, options[0])
        single = len(options) == 1
        ghost = outcome.after if single and self.city.has_focus else None
        self.show_city(scene, CityMarks(legal, changes=outcome.changes(view) if single else {}, ghost=ghost))
        self.text("#hint", foreseen(view, look, options))

    def show_city(self, scene: Scene, marks: CityMarks) -> None:
        cursor = self.city.cursor if self.city.has_focus else ""
        last = last_played(scene.view, scene.events)
        look = cast("Teller", scene.teller).look
        self.city.show(scene.view, look, CityMarks(marks.legal, cursor, last, marks.changes, marks.ghost))

    def details(self, view: ZodchieView, look: Look) -> Text:
        """The card under the cursor."""
        card, place = self.hand.card(), self.city.cursor
        pieces = next(spot.pieces for spot in view.city if spot.name == place)
        about_place = not card or (self.city.has_focus and pieces)
        return said_of_place(view, look, place) if about_place else Text(look.details(card))

    def without_log(self, scene: Scene, details: Text) -> Text:
        """What is said where the log has no room: the card under the cursor, and what happened last."""
        lines = [Text(entry.text, Style(dim=True)) for entry in scene.entries[-4:]]
        return Text("\n").join(lines if self.choice is None else [details, *lines])

    def legal_places(self) -> list[str]:
        if self.choice is None:
            return []
        if self.choice.cards():
            return self.choice.places_of(self.hand.card())
        return self.choice.places()

    def options_at_cursor(self) -> list[str]:
        """What Enter would lead to, where that is an answer or almost one."""
        choice = self.choice
        if choice is None:
            return []
        if self.city.has_focus:
            place = self.city.cursor
            return [parts.option for parts in choice.left() if place in choice.places() and parts.place == place]
        return choice.answers()[self.answers.cursor :][:1] if self.answers.has_focus else []

    @on(Lines.Looked)
    @on(City.Looked)
    def looked(self) -> None:
        if self.scene is not None:
            self.show_hints(self.scene)

    def on_descendant_focus(self) -> None:
        self.call_later(self.looked)

    @on(Lines.Left)
    def left_lines(self, event: Lines.Left) -> None:
        """The city is above the answers, the answers are above the hand."""
        if event.lines is self.answers:
            self.screen.set_focus(self.hand if event.down else self.city)
        elif not event.down:
            self.screen.set_focus(self.answers if self.answers.rows else self.city)

    def on_city_left(self) -> None:
        self.screen.set_focus(self.answers if self.answers.rows else self.hand)
