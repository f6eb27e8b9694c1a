"""Lines below the map that can be clicked: answers with their keys, and keys with what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text
from textual.message import Message
from textual.widgets import Static

from artel.drawing.carcassonne.chart import segment_of
from artel.drawing.carcassonne.look import CHOSEN, figure_sign
from artel.tui.carcassonne.choice import Listing, Placing

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from textual import events

    from artel.drawing.carcassonne.teller import Teller

KEY = Style(bold=True, color="#8cf08c")
ROLES = {"c": "knight", "r": "highwayman", "f": "farmer", "m": "monk"}


class Hints(Static):
    """A click on a part with an action asks for it."""

    class Chosen(Message):
        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def on_click(self, event: events.Click) -> None:
        action = event.style.meta.get("does")
        if action:
            self.post_message(self.Chosen(action))


def listed(teller: Teller, choice: Listing, width: int) -> Text:
    """`1 ☻ knight c1  2 ▬ farmer f1  n none`, on as many lines as it takes."""
    lines = [Text()]
    for option in choice.options:
        chosen, short = option == choice.option(), in_short(teller, option, "yes" in choice.options)
        entry = Text.assemble((f" {choice.key(option)} ", CHOSEN if chosen else KEY))
        entry.append(f"{short} ", Style(bold=chosen))
        entry.stylize(Style(meta={"does": f"key('{choice.key(option)}')"}))
        if len(lines[-1]) + len(entry) > width:
            lines.append(Text())
        lines[-1].append_text(entry)
    return Text("\n").join(lines)


def in_short(teller: Teller, option: str, whether: bool) -> str:
    segment = segment_of(option)
    if not segment:
        return teller.say("ui-carcassonne-none" if option == "no" and not whether else f"do-{option}")
    figure = option.partition(" ")[0]
    name = teller.say(f"role-{ROLES[segment[0]]}" if figure == "meeple" else f"figure-{figure}")
    return f"{figure_sign(figure, segment)} {name} {segment}"


def keys_line(teller: Teller, choice: Placing | Listing | None, replayed: bool, layers: AbstractSet[str]) -> Text:
    """The keys of the board itself."""
    keys = [("←↑↓→", "move", ""), ("r", "turn", "turn(1)")] if isinstance(choice, Placing) else []
    keys += [("Enter", "put", "choose")] if choice is not None else []
    keys += [
        ("z", "zoom", "zoom"),
        ("t", "tiles", "bag"),
        ("f", "features", "layer('features')"),
        ("d", "dead", "layer('dead')"),
    ]
    keys += [("Home", "centre", "centre")] if not replayed else []
    line = Text(no_wrap=True, overflow="ellipsis")
    for key, name, action in keys:
        start = len(line)
        line.append(f" {key}", KEY)
        line.append(f" {teller.say(f'ui-carcassonne-key-{name}')} ", Style(reverse=name in layers))
        if action:
            line.stylize(Style(meta={"does": action}), start)
    return line
