"""Reviews as one HTML page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from artel.arena.plots import colour
from artel.arena.report import STYLE
from artel.review.graph import drawn
from artel.review.told import MOVE_COLUMNS, SEAT_COLUMNS, percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.review.model import Move
    from artel.review.told import ToldReview

MORE = """
td.text, th.text { text-align: left; white-space: normal; } .key { margin: 0 .9rem 0 0; white-space: nowrap; }
.key::before { content: ""; display: inline-block; width: 1.4em; height: .25em; margin-right: .4em;
  vertical-align: middle; background: var(--line-colour); }
.blunder { color: #c0392b; } .mistake { color: #c77a12; } .inaccuracy { color: #8a7a2a; }
tr:target { outline: 2px solid currentColor; } summary { cursor: pointer; margin: 1.5rem 0 .5rem; }
.luck { display: flex; height: 1.1rem; margin: .2rem 0 .6rem; } .luck span { display: block; }
"""
WORDY = ("seat", "chosen", "best", "fault")


def page(games: Sequence[ToldReview]) -> str:
    said, title = games[0].said, games[0].title()
    sections = "".join(section(told, number) for number, told in enumerate(games, 1))
    return (
        f'<!doctype html><html lang="{said.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{MORE}</style></head><body>{sections}</body></html>\n"
    )


def section(told: ToldReview, number: int) -> str:
    said, review = told.said, told.review
    label = said.say("review-graph")
    keys = "".join(
        f'<span class="key" style="--line-colour: {colour(seat)}">{escape(name)}</span>'
        for seat, name in enumerate(told.names)
    )
    notes = "".join(f"<p>{escape(sentence)}</p>" for sentence in told.sentences())
    turns = "".join(f"<li>{escape(turn)}</li>" for turn in told.turns())
    faults, anchor = told.faults(), f"game-{number}"
    graph = drawn(review, label, [told.mark(one) for one in review.moves], anchor)
    return (
        f"<h1>{escape(told.title())}</h1>{table(told.heads(SEAT_COLUMNS), told.seats())}{notes}"
        f"<h2>{escape(label)}</h2><p>{keys}</p><figure>{graph}</figure>"
        f"<h2>{escape(said.say('review-turns'))}</h2><ul>{turns}</ul>"
        f"<h2>{escape(said.say('review-faults'))}</h2>{moves(told, faults, anchor)}{choices(told, faults)}"
        f"<details><summary>{escape(said.say('review-moves'))}</summary>{moves(told, review.moves)}</details>"
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def moves(told: ToldReview, shown: Sequence[Move], anchor: str = "") -> str:
    if not shown:
        return f"<p>{escape(told.said.say('review-no-faults'))}</p>"
    kinds = [' class="text"' if column in WORDY else "" for column in MOVE_COLUMNS]
    head = "".join(f"<th{kind}>{escape(cell)}</th>" for kind, cell in zip(kinds, told.heads(MOVE_COLUMNS), strict=True))
    body = "".join(
        f'<tr class="{move.fault or ""}"{named(anchor, move)}>'
        + "".join(f"<td{kind}>{escape(cell)}</td>" for kind, cell in zip(kinds, row, strict=True))
        + "</tr>"
        for move, row in zip(shown, told.moves(shown), strict=True)
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def named(anchor: str, move: Move) -> str:
    return f' id="{anchor}-{move.input}"' if anchor else ""


def choices(told: ToldReview, faults: Sequence[Move]) -> str:
    """What a master thought of the options where something went wrong."""
    parts = []
    for move in faults:
        rows = [
            [told.option(move, choice.option), f"{percent(choice.chances[move.seat - 1])} ± {100 * choice.error:.1f}"]
            for choice in move.choices
        ]
        heads = told.heads(("chosen", "chance"))
        parts.append(f"<details><summary>{escape(told.mark(move))}</summary>{table(heads, rows)}</details>")
    return "".join(parts)
