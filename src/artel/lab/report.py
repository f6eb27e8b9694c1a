"""What a lab has found, in words and as one HTML page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

import msgspec

from artel.arena.report import STYLE
from artel.games import game
from artel.lab import plots
from artel.lab.compare import EFFECT, PLACE, Comparison
from artel.lab.findings import VariationFound
from artel.lab.plan import Variation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.lab.compare import Difference
    from artel.lab.estimates import Estimate
    from artel.lab.plan import LabPlan
    from artel.text import Words

KINDS: Final = ("card", "tile", "wonder", "token", "colour")
EFFECT_COLUMNS: Final = ("component", "wins", "points", "used", "verdict")
PLACE_COLUMNS: Final = ("place", "wins", "margin", "handicap")
UNUSED_COLUMNS: Final = ("option", "offered", "chosen")
PAIR_COLUMNS: Final = ("pair", "wins", "chance")
DIFFERENCE_COLUMNS: Final = ("what", "before", "after", "difference", "verdict")
COURSE_SHARES: Final = ("shared", "half")
SHOWN: Final = 12
"""Rows of a comparison that are told of even if they are noise."""


class Findings(msgspec.Struct, frozen=True):
    """Everything: what `--json` prints and `findings.json` holds."""

    format: int
    game: str
    bots: tuple[str, ...]
    seed: str
    band: float
    variations: tuple[Variation, ...]
    found: tuple[VariationFound, ...]
    compared: tuple[Comparison, ...]


class ReportWords:
    """Findings in one language."""

    def __init__(self, plan: LabPlan, findings: Findings, said: Words) -> None:
        self.plan, self.findings, self.said = plan, findings, said
        self.game = game(plan.game)

    def name(self, component: str) -> str:
        """`park` as Park, `replace school` as replace School."""
        *verbs, name = component.split(" ")
        for kind in KINDS:
            if self.said.knows(self.game, f"{kind}-{name}"):
                return " ".join([*verbs, self.said.name(self.game, kind, name)])
        return component

    def title(self) -> str:
        return self.said.say("lab-title", game=self.plan.game)

    def facts(self) -> str:
        bots = [bot.name for bot in self.plan.bots]
        said = [self.said.say("lab-bots", bot=bots[0]), self.said.say("arena-seed", seed=self.plan.seed)]
        if len(bots) > 1:
            said.insert(1, self.said.say("lab-rivals", rivals=", ".join(bots[1:])))
        return " · ".join(said)

    def heading(self, at: int) -> str:
        one, found = self.findings.variations[at], self.findings.found[at]
        return self.said.say("lab-variation", name=one.name, players=one.players, games=found.games + found.experiments)

    def sentences(self, found: VariationFound) -> list[str]:
        """What a designer should know first."""
        said = []
        for effect in found.effects:
            if effect.stands_out:
                key = "lab-too-strong" if effect.wins.value > 0 else "lab-too-weak"
                said.append(self.said.say(key, name=self.name(effect.name), wins=points_of(effect.wins)))
        if not said:
            said.append(self.said.say("lab-none-stands-out", band=f"{100 * self.findings.band:.0f}"))
        first = found.places[0]
        even = 1 / len(found.places)
        if first.wins.low <= even <= first.wins.high:
            said.append(self.said.say("lab-seats-even", wins=percents(first.wins)))
        else:
            said.append(
                self.said.say("lab-seats-uneven", wins=percents(first.wins), handicap=f"{first.handicap.value:+g}")
            )
        said += [
            self.said.say("lab-pair-strong", pair=" + ".join(map(self.name, pair.names)), wins=points_of(pair.wins))
            for pair in found.pairs
            if pair.stands_out
        ]
        said += [
            self.said.say(
                "lab-rivalry",
                better=one.better,
                wins=percents(one.wins),
                even=f"{100 * one.even:.0f}",
                skill=f"{100 * one.skill:.0f}",
                place=f"{100 * one.place:.0f}",
                deal=f"{100 * one.deal:.0f}",
                rest=f"{100 * one.rest:.0f}",
            )
            for one in found.rivalries
        ]
        return said

    # -- tables ----------------------------------------------------------------------------------------

    def places(self, found: VariationFound) -> list[list[str]]:
        return [
            [
                self.said.say("lab-nth", place=place.place),
                percents(place.wins),
                spanned(place.margin),
                spanned(place.handicap, sign=True),
            ]
            for place in found.places
        ]

    def course(self, found: VariationFound) -> list[list[str]]:
        return [
            [self.said.say(f"lab-course-{field}"), (percents if field in COURSE_SHARES else spanned)(value)]
            for field in found.course.__struct_fields__
            if (value := getattr(found.course, field)) is not None
        ]

    def effects(self, found: VariationFound) -> list[list[str]]:
        return [
            [
                self.name(effect.name),
                points_of(effect.wins),
                spanned(effect.points, sign=True),
                f"{effect.used:.2f}" if effect.used else "–",
                self.verdict(effect.stands_out, effect.wins),
            ]
            for effect in found.effects
        ]

    def verdict(self, stands_out: bool, wins: Estimate) -> str:
        return self.said.say(f"lab-verdict-{'strong' if wins.value > 0 else 'weak'}") if stands_out else ""

    def unused(self, found: VariationFound) -> list[list[str]]:
        return [[one.option, str(one.offered), f"{one.chosen} ({percents(one.rate)})"] for one in found.unused]

    def pairs(self, found: VariationFound) -> list[list[str]]:
        return [
            [" + ".join(map(self.name, pair.names)), points_of(pair.wins), f"{pair.chance:.3f}"]
            for pair in found.pairs
            if pair.stands_out
        ]

    def differences(self, rows: Sequence[Difference]) -> list[list[str]]:
        found = []
        for at, row in enumerate(rows):
            if row.sure or at < SHOWN:
                shares = self.is_share(row.what)
                shown = (lambda value: f"{100 * value:.1f} %") if shares else "{:.2f}".format
                apart = points_of(row.difference) if shares else spanned(row.difference, sign=True)
                verdict = self.said.say("lab-verdict-sure" if row.sure else "lab-verdict-noise")
                found.append([self.what(row.what), shown(row.before.value), shown(row.after.value), apart, verdict])
        return found

    def is_share(self, what: str) -> bool:
        return what.startswith((EFFECT, PLACE)) or what in COURSE_SHARES

    def what(self, what: str) -> str:
        kind, _, name = what.partition(" ")
        if kind == EFFECT:
            return self.said.say("lab-effect-of", name=self.name(name))
        if kind == PLACE:
            return self.said.say("lab-wins-of", place=self.said.say("lab-nth", place=int(name)))
        return self.said.say(f"lab-course-{what}")

    def box(self, compared: Comparison) -> list[str]:
        return [
            f"{one.path}: {'–' if one.before is None else one.before} → {'–' if one.after is None else one.after}"
            for one in compared.box
        ]

    def names_of(self, compared: Comparison) -> tuple[str, str]:
        variations = self.findings.variations
        return variations[compared.before].name, variations[compared.after].name

    def columns(self, columns: Sequence[str]) -> list[str]:
        return [self.said.say(f"lab-column-{column}") for column in columns]


def percents(one: Estimate) -> str:
    return f"{100 * one.value:.1f} % ({100 * one.low:.1f}–{100 * one.high:.1f})"


def points_of(one: Estimate) -> str:
    """Of a hundred, with a sign."""
    return f"{100 * one.value:+.1f} ± {50 * (one.high - one.low):.1f}"


def spanned(one: Estimate, sign: bool = False) -> str:
    value = f"{one.value:+.2f}" if sign else f"{one.value:.2f}"
    return f"{value} ± {(one.high - one.low) / 2:.2f}"


# -- the page -------------------------------------------------------------------------------------------------


def page(told: ReportWords) -> str:
    said = told.said
    drawn = plots.can_draw()
    note = "" if drawn else f"<p>{escape(said.say('lab-no-plots'))}</p>"
    parts = [
        f'<h1>{escape(told.title())}</h1><p class="facts">{escape(told.facts())}</p>{note}',
        *[section(told, at, drawn) for at in range(len(told.findings.found))],
        *[comparison(told, one, drawn) for one in told.findings.compared],
    ]
    return (
        f'<!doctype html><html lang="{said.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(told.title())}</title><style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def section(told: ReportWords, at: int, drawn: bool) -> str:
    said, found = told.said, told.findings.found[at]
    parts = [f"<h2>{escape(told.heading(at))}</h2>", listed(told.sentences(found))]

    def add(key: str, body: str, picture: str = "") -> None:
        note = said.say(f"lab-{key}.note")
        parts.append(f"<h3>{escape(said.say(f'lab-{key}'))}</h3><p>{escape(note)}</p>{figure(picture)}{body}")

    nth = [row[0] for row in told.places(found)]
    picture = plots.seats(found.places, nth, said.say("lab-axis-wins")) if drawn else ""
    add("seats", table(told.columns(PLACE_COLUMNS), told.places(found)), picture)
    picture = plots.margins(found, said.say("lab-axis-margin"), said.say("lab-axis-games")) if drawn else ""
    add("course", table([], told.course(found)), picture)
    if found.effects:
        names = [told.name(effect.name) for effect in found.effects]
        label = said.say("lab-axis-effect")
        picture = plots.forest(found.effects, names, told.findings.band, label) if drawn else ""
        add("effects", table(told.columns(EFFECT_COLUMNS), told.effects(found)), picture)
    rows = told.unused(found)
    add("unused", table(told.columns(UNUSED_COLUMNS), rows) if rows else f"<p>{escape(said.say('lab-none'))}</p>")
    rows = told.pairs(found)
    tried = escape(said.say("lab-pairs-tried", pairs=found.pairs_tried))
    add("pairs", (table(told.columns(PAIR_COLUMNS), rows) if rows else "") + f"<p>{tried}</p>")
    return "".join(parts)


def comparison(told: ReportWords, compared: Comparison, drawn: bool) -> str:
    said = told.said
    before, after = told.names_of(compared)
    rows = compared.differences
    effects = [row for row in rows if row.what.startswith(EFFECT)]
    effects.sort(key=lambda row: -row.after.value)
    picture = ""
    if drawn and effects:
        names = [told.name(row.what.removeprefix(f"{EFFECT} ")) for row in effects]
        picture = plots.moved(effects, names, said.say("lab-axis-effect"), (before, after))
    return (
        f"<h2>{escape(said.say('lab-compared', before=before, after=after))}</h2>"
        f"<p>{escape(said.say('lab-compared.note'))}</p>{listed(told.box(compared))}{figure(picture)}"
        + table(told.columns(DIFFERENCE_COLUMNS), told.differences(rows))
    )


def figure(picture: str) -> str:
    return f"<figure>{picture}</figure>" if picture else ""


def listed(sentences: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(one)}</li>' for one in sentences)}</ul>" if sentences else ""


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = f"<thead><tr>{''.join(f'<th>{escape(cell)}</th>' for cell in head)}</tr></thead>" if head else ""
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table>{top}<tbody>{body}</tbody></table></div>'
