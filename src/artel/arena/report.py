"""An arena as one HTML page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from artel.arena.plots import NEUTRAL, PlotRow, colour, distributions, ladder, matrix
from artel.arena.standings import scores_of, seconds_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from artel.arena.plan import ArenaPlan
    from artel.arena.play import ArenaGame
    from artel.arena.standings import ArenaRating, Summary
    from artel.text import Words

STYLE = """
:root { color-scheme: light dark; --text: #1d2530; --page: #fbfbf9; --line: #d9dbd8; }
@media (prefers-color-scheme: dark) { :root { --text: #e4e6e8; --page: #191c20; --line: #3a3f46; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); margin: 0 auto;
  padding: 2rem 1.25rem 4rem; max-width: 52rem; }
h1 { font-size: 1.7rem; margin: 0 0 .25rem; } h2 { font-size: 1.35rem; margin: 3rem 0 .5rem; }
h3 { font-size: 1rem; margin: 2rem 0 .25rem; } p { margin: .25rem 0 .75rem; } .facts { opacity: .75; }
figure { margin: 0; } svg { width: 100%; height: auto; display: block; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .5rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } th { font-weight: 600; }
"""


def report(
    plan: ArenaPlan,
    summaries: Iterable[Summary],
    together: Mapping[str, ArenaRating],
    played: Sequence[ArenaGame],
    said: Words,
) -> str:
    """`together`: the ladder of all games, where there are several."""
    title = said.say("arena-report", games=said.listed(plan.games))
    sections = one_ladder(plan, together, said) if together else ""
    sections += "".join(section(plan, one, played, said) for one in summaries if one.games)
    return (
        f'<!doctype html><html lang="{said.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
        f'<h1>{escape(title)}</h1><p class="facts">{escape(facts(plan, said))}</p>{sections}</body></html>\n'
    )


def facts(plan: ArenaPlan, said: Words) -> str:
    """How it was played, in one line."""
    clock = plan.clock
    parts = [said.say("arena-seed", seed=plan.seed)]
    if clock.seconds is not None:
        told = "arena-processor-time" if clock.processor else "arena-move-time"
        parts.append(said.say(told, seconds=f"{clock.seconds:g}"))
    if clock.iterations is not None:
        parts.append(said.say("arena-iterations", iterations=clock.iterations))
    parts += [f"{name} = {value}" for name, value in plan.options.items()]
    return " · ".join(parts)


def one_ladder(plan: ArenaPlan, together: Mapping[str, ArenaRating], said: Words) -> str:
    colours = {entrant.name: colour(at) for at, entrant in enumerate(plan.bots)}
    drawn = ladder(together, colours, said.say("arena-together"))
    note = said.say("arena-plot-ladder.note")
    return f"<h2>{escape(said.say('arena-together'))}</h2><p>{escape(note)}</p><figure>{drawn}</figure>"


def section(plan: ArenaPlan, one: Summary, played: Sequence[ArenaGame], said: Words) -> str:
    games = [game for game in played if (game.game, game.players) == (one.game, one.players)]
    colours = {bot: colour(at) for at, bot in enumerate(one.bots)}
    heading = title_of(one, said)

    def by_bot(values: dict[str, list[float]]) -> list[PlotRow]:
        return [PlotRow(bot, values[bot], colours[bot]) for bot in one.bots]

    plots = {
        "ladder": ladder(one.ladder, colours, said.say("arena-plot-ladder")),
        "matrix": matrix(one.bots, one.pairings, said.say("arena-plot-matrix")),
        "scores": distributions(
            by_bot({bot: [float(score) for game in games for score in scores_of(game, bot)] for bot in one.bots}),
            said.say("arena-plot-scores"),
        ),
        "lengths": distributions(lengths(one.bots, games), said.say("arena-plot-lengths")),
        "seconds": distributions(
            by_bot({bot: [spent for game in games for spent in seconds_of(game, bot)] for bot in one.bots}),
            said.say("arena-plot-seconds"),
            shown="{:.4f}".format,
            log=True,
        ),
    }
    figures = "".join(
        f"<h3>{escape(said.say(f'arena-plot-{name}'))}</h3><p>{escape(said.say(f'arena-plot-{name}.note'))}</p>"
        f"<figure>{drawn}</figure>"
        for name, drawn in plots.items()
        if drawn
    )
    return f"<h2>{escape(heading)}</h2>{table(one, said)}{figures}"


def lengths(bots: Sequence[str], games: Sequence[ArenaGame]) -> list[PlotRow]:
    """By line-up: answers in a game."""
    found: dict[str, list[float]] = {}
    for game in sorted(games, key=lambda game: game.line_up):
        names = sorted(game.seats, key=bots.index)
        found.setdefault(" – ".join(names), []).append(float(game.plies))
    return [PlotRow(name, plies, NEUTRAL) for name, plies in found.items()]


COLUMNS = ("bot", "games", "wins", "rate", "interval", "margin", "skill", "seconds", "forfeits")


def columns(one: Summary) -> tuple[str, ...]:
    """Heads of the standings."""
    return COLUMNS + (("adjusted",) if one.adjusted else ())


def title_of(one: Summary, said: Words) -> str:
    return said.say("arena-title", game=one.game, players=one.players, games=one.games, draws=one.draws)


def cells(one: Summary, bot: str) -> tuple[str, ...]:
    """A row of the standings, under its columns."""
    (low, high), rate, rating = one.intervals[bot], one.rates[bot], one.ladder[bot]
    found = (
        bot,
        str(one.sat[bot]),
        str(one.wins[bot]),
        "–" if rate is None else f"{rate:.1%}",
        f"{low:.1%}–{high:.1%}",
        f"{one.margin[bot]:+.1f}",
        skill(rating),
        f"{one.seconds_per_move[bot]:.3f}",
        str(one.forfeits[bot]),
    )
    return found + ((less_luck(one, bot),) if one.adjusted else ())


def less_luck(one: Summary, bot: str) -> str:
    found = one.adjusted.get(bot)
    return "–" if found is None else f"{100 * found.rate:.0f}±{50 * (found.interval[1] - found.interval[0]):.0f}%"


def skill(rating: ArenaRating) -> str:
    return f"{rating.mu:.1f}±{2 * rating.sigma:.1f}"


def table(one: Summary, said: Words) -> str:
    head = "".join(f"<th>{escape(said.say(f'arena-{name}'))}</th>" for name in columns(one))
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells(one, bot)) + "</tr>" for bot in one.ladder
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
