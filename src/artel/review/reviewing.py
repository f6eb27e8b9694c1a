"""From a record to its review: point by point, in any order, and all together in the end.

`for found in judging(course, settings): ...` can be stopped at any point and gone on with from what was found before;
`review(course, settings, found)` adds it up. Every point is judged with luck of its own, so that the order does not
matter, nor who judges it.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from artel.review.accuracy import accuracy_of, fault_of, game_accuracy
from artel.review.course import Course, Decision, Stretch
from artel.review.judging import judged, trials_of
from artel.review.model import FORMAT, Fault, Luck, Move, Review, ReviewedSeat, Valued, WeighedDecision

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from artel.kernel.packs import Pack
    from artel.kernel.record import Record
    from artel.review.course import Step
    from artel.review.model import Found, ReviewSettings

Chances = tuple[float, ...]
NOBODY: Final = 0


def judging(course: Course, settings: ReviewSettings, known: Iterable[Found] = ()) -> Iterator[Found]:
    """What is not known yet, point by point, in the order of the game."""
    done = {found.input for found in known}
    for point in course.points:
        if point.input not in done:
            yield judged(course, point, settings)


def reviewed(record: Record, settings: ReviewSettings, pack: Pack | None = None) -> Review:
    """All at once. Raises BadRecord, WrongVersion or NotFinished."""
    course = Course(record, pack)
    return review(course, settings, judging(course, settings))


def review(course: Course, settings: ReviewSettings, found: Iterable[Found], names: Sequence[str] = ()) -> Review:
    """Adds up what was found at all points; `names` by seat."""
    known = {one.input: one for one in sorted(found, key=lambda one: one.input)}
    moves: list[Move] = []
    lucks: list[Luck] = []
    effects: list[tuple[int, Chances]] = []
    initial = now = beginning(course, known)
    for step, following in zip(course.steps, [*course.steps[1:], None], strict=True):
        if isinstance(step, Decision):
            one = weighed_at(known, step.input)
            then = one.after if isinstance(following, Stretch) else chances_before(course, known, following)
            luck = tuple(b - a - effect for a, b, effect in zip(now, then, one.effect, strict=True))
            moves.append(move(one, now, then, luck))
            effects.append((one.seat, one.effect))
        else:
            then = reached(course, known, step, following)
            change = tuple(b - a for a, b in zip(now, then, strict=True))
            owner = NOBODY if step.owner is None else step.owner + 1
            lucks.append(Luck(step.last, owner, step.inputs, change, then))
        now = then
    errors = [one.error for one in known.values() if isinstance(one, WeighedDecision) and one.loss]
    errors += [one.noise for one in known.values() if isinstance(one, Valued) and one.input == 0]
    return Review(
        format=FORMAT,
        game=course.game.id,
        players=course.seats,
        options=course.record.header.options,
        settings=settings,
        judge=course.judge,
        sampled=trials_of(course, settings),
        seats=tuple(
            summed(course, seat, initial, effects, moves, lucks, names, sqrt(sum(error**2 for error in errors)))
            for seat in range(course.seats)
        ),
        moves=tuple(moves),
        luck=tuple(lucks),
    )


def beginning(course: Course, known: Mapping[int, Found]) -> Chances:
    first = known.get(0)
    return first.chances if isinstance(first, Valued) else chances_before(course, known, course.steps[0])


def weighed_at(known: Mapping[int, Found], number: int) -> WeighedDecision:
    found = known[number]
    assert isinstance(found, WeighedDecision)
    return found


def chances_before(course: Course, known: Mapping[int, Found], step: Step | None) -> Chances:
    """Where a decision stands, or the end."""
    return weighed_at(known, step.input).before if isinstance(step, Decision) else course.final


def reached(course: Course, known: Mapping[int, Found], step: Stretch, following: Step | None) -> Chances:
    """After a stretch of chance."""
    if isinstance(following, Stretch):
        found = known[step.last]
        assert isinstance(found, Valued)
        return found.chances
    return chances_before(course, known, following)


def move(one: WeighedDecision, now: Chances, then: Chances, luck: Chances) -> Move:
    return Move(
        input=one.input,
        seat=one.seat + 1,
        chosen=one.chosen,
        best=one.best,
        loss=one.loss,
        error=one.error,
        rank=one.rank,
        options=one.options,
        fault=fault_of(one.loss, one.error),
        accuracy=accuracy_of(one.loss),
        before=now,
        chances=then,
        luck=luck,
        choices=one.choices,
    )


def drift_of(moves: Sequence[Move], lucks: Sequence[Luck], seat: int) -> float:
    """What the others' luck has in it that is none, for a seat.

    From its own turn a search sees farther, so that chances rise a little for whoever comes to a turn or goes on with
    it. What this is on average in a game is nobody's luck.
    """
    total = 0.0
    players = len(moves[0].chances) if moves else 2
    for owned in (
        [(one.seat, one.luck) for one in moves],
        [(one.seat, one.change) for one in lucks if one.seat != NOBODY],
    ):
        if owned:
            rise = sum(change[owner - 1] for owner, change in owned) / len(owned)
            total += rise * sum(owner != seat + 1 for owner, _ in owned) / (players - 1)
    return total


def summed(
    course: Course,
    seat: int,
    initial: Chances,
    effects: Sequence[tuple[int, Chances]],
    moves: Sequence[Move],
    lucks: Sequence[Luck],
    names: Sequence[str],
    error: float,
) -> ReviewedSeat:
    mine = [one for one in moves if one.seat == seat + 1]
    skill = sum(effect[seat] for who, effect in effects if who == seat)
    others_skill = sum(effect[seat] for who, effect in effects if who != seat)
    luck = sum(one.luck[seat] for one in mine) + sum(one.change[seat] for one in lucks if one.seat == seat + 1)
    luck += sum(one.change[seat] for one in lucks if one.seat == NOBODY) - drift_of(moves, lucks, seat)
    others_luck = course.final[seat] - initial[seat] - skill - others_skill - luck
    return ReviewedSeat(
        seat=seat + 1,
        name=names[seat] if names else "",
        score=course.result.scores[seat],
        place=course.result.places[seat],
        initial=initial[seat],
        final=course.final[seat],
        skill=skill,
        luck=luck,
        others=others_skill + others_luck,
        others_skill=others_skill,
        others_luck=others_luck,
        adjusted=initial[seat] + skill + others_skill,
        error=error,
        accuracy=game_accuracy([one.loss for one in mine], [one.before[seat] for one in mine]),
        decisions=len(mine),
        faults={fault: sum(one.fault == fault for one in mine) for fault in Fault},
    )
