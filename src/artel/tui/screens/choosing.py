"""The table for somebody who is asked: a card, a place, an answer; and what each would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.style import Style
from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType

from artel.kernel.ids import SPECTATOR
from artel.tui.lines import Lines
from artel.tui.logview import Log
from artel.tui.screens.board import BoardScreen
from artel.tui.zodchie.city import City
from artel.tui.zodchie.drawing import Marks
from artel.tui.zodchie.preview import foresee
from artel.tui.zodchie.table_text import answer_lines, foreseen

if TYPE_CHECKING:
    from artel.games.zodchie import ZodchieView
    from artel.tui.zodchie.choice import Choice
    from artel.tui.zodchie.look import Look


class ChoosingScreen(BoardScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("y,н", "answer('yes')", show=False),
        Binding("n,т", "answer('no')", show=False),
        Binding("p,з", "answer('pass')", show=False),
        Binding("r,к", "answer('redraw')", show=False),
        *[Binding(str(number), f"card({number})", show=False) for number in range(1, 10)],
    ]

    def __init__(self) -> None:
        super().__init__()
        self.choice: Choice | None = None
        """What the person at the keyboard is asked, as far as it is answered."""

    def act(self, option: str) -> None:
        raise NotImplementedError

    @property
    def answers(self) -> Lines:
        return self.query_one("#answers", Lines)

    # -- choosing --------------------------------------------------------------------------------------

    def turn_to_choice(self) -> None:
        """Puts the cursor where the next step is to be made."""
        choice = self.choice
        if choice is None or choice.cards():
            self.set_focus(self.hand)
        elif choice.places():
            self.city.cursor = self.city.cursor if self.city.cursor in choice.places() else choice.places()[0]
            self.set_focus(self.city)
        else:
            self.set_focus(self.answers)
        self.speak()

    def choose_card(self, card: str) -> None:
        if self.choice is None or not card:
            return
        self.choice.card = self.choice.place = ""
        if card in self.choice.cards():
            self.step(self.choice.pick_card(card))
        else:
            self.act(f"{card} {self.city.cursor}")

    def choose_place(self, place: str) -> None:
        """Another place than a legal one is tried all the same: the refusal says why not."""
        choice = self.choice
        if choice is None:
            return
        if place in choice.places():
            self.step(choice.pick_place(place))
        elif choice.cards():
            self.turn_to_choice()
        else:
            self.act(f"{choice.card} {place}".strip())

    def step(self, option: str | None) -> None:
        if option is None:
            self.turn_to_choice()
        else:
            self.act(option)

    def stamp(self) -> object:
        """Names the step that is open now: a key struck twice does not answer what was not on the screen yet."""
        return self.match().version, self.choice and (self.choice.card, self.choice.place)

    @on(Lines.Chosen, "#hand")
    def card_chosen(self, event: Lines.Chosen) -> None:
        if event.stamp == self.stamp():
            self.choose_card(self.hand.card())

    @on(Lines.Chosen, "#answers")
    def answer_chosen(self, event: Lines.Chosen) -> None:
        if self.choice is not None and event.stamp == self.stamp():
            self.act(self.choice.answers()[self.answers.cursor])

    def on_city_chosen(self, event: City.Chosen) -> None:
        if event.stamp == self.stamp():
            self.choose_place(event.place)

    def action_card(self, number: int) -> None:
        if number <= len(self.hand.cards):
            self.hand.look_at(number - 1)
            self.choose_card(self.hand.card())

    def action_answer(self, word: str) -> None:
        if self.choice is not None and word in self.choice.answers():
            self.act(word)

    def action_back(self) -> None:
        if self.choice is not None:
            self.choice.back()
        self.turn_to_choice()

    # -- showing it ------------------------------------------------------------------------------------

    def speak(self) -> None:
        view, look = self.view(), self.look()
        self.show_table(view, look)
        self.text("#question", look.words.question(look.game, view, look.names))
        self.answers.show(answer_lines(view, look, self.choice.answers() if self.choice else []))
        self.show_hand(view, look)
        self.show_hints(view, look)
        self.city.stamp = self.hand.stamp = self.answers.stamp = self.stamp()
        self.fit()

    def show_hand(self, view: ZodchieView, look: Look) -> None:
        mine = (view.players[view.me].hand or ()) if view.me != SPECTATOR else ()
        open_to, chosen = (self.choice.cards(), self.choice.card) if self.choice else ([], "")
        cards = [*mine, *[card for card in open_to if card not in mine]]
        self.hand.show_cards(cards, look, open_to or [chosen], chosen, 2 if self.has_class("tall") else 1)

    def show_hints(self, view: ZodchieView, look: Look) -> None:
        """Legal places, and what would happen at the cursor."""
        details = self.show_details(view, look)
        options = self.options_at_cursor()
        legal = frozenset(self.legal_places())
        if not options:
            self.show_city(view, look, Marks(legal))
            self.text("#hint", Text() if self.has_class("wide") else self.without_log(details))
            return
        outcome = foresee(look.game, view, options[0])
        single = len(options) == 1
        ghost = outcome.after if single and self.city.has_focus else None
        self.show_city(view, look, Marks(legal, changes=outcome.changes(view) if single else {}, ghost=ghost))
        self.text("#hint", foreseen(view, look, options))

    def without_log(self, details: Text) -> Text:
        """What is said where the log has no room: the card under the cursor, and what happened last."""
        lines = [Text(entry.text, Style(dim=True)) for entry in self.query_one(Log).entries[-4:]]
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
        self.show_hints(self.view(), self.look())

    def on_descendant_focus(self) -> None:
        self.call_later(self.looked)

    @on(Lines.Left)
    def left_lines(self, event: Lines.Left) -> None:
        """The city is above the answers, the answers are above the hand."""
        if event.lines is self.answers:
            self.set_focus(self.hand if event.down else self.city)
        elif not event.down:
            self.set_focus(self.answers if self.answers.rows else self.city)

    def on_city_left(self) -> None:
        self.set_focus(self.answers if self.answers.rows else self.hand)
