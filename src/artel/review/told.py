"""A review in words: rows of tables and sentences, for the terminal and for pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from artel.review.course import Decision
from artel.review.model import Fault, Luck

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.review.course import Course
    from artel.review.model import Move, Review, ReviewedSeat
    from artel.text import Words

SEAT_COLUMNS: Final = (
    "seat", "place", "score", "initial", "skill", "luck", "others", "final", "accuracy", "adjusted", "signs",
)  # fmt: skip
MOVE_COLUMNS: Final = ("input", "seat", "chosen", "best", "loss", "fault", "chance")
TURNS: Final = 3
"""Turning points that are told."""


class ToldReview(NamedTuple):
    """A review, the game that it is of, and who played it."""

    review: Review
    course: Course
    names: tuple[str, ...]
    said: Words

    def title(self) -> str:
        game = self.said.called(self.course.game)
        return self.said.say("review-title", game=game, players=self.review.players)

    def heads(self, columns: Sequence[str]) -> list[str]:
        return [self.said.say(f"review-{column}") for column in columns]

    def seats(self) -> list[list[str]]:
        return [self.seat_row(seat) for seat in self.review.seats]

    def seat_row(self, seat: ReviewedSeat) -> list[str]:
        accuracy = "–" if seat.accuracy is None else f"{seat.accuracy:.0f}"
        return [
            *(self.names[seat.seat - 1], str(seat.place), str(seat.score)),
            *(percent(seat.initial), signed(seat.skill), signed(seat.luck), signed(seat.others), percent(seat.final)),
            *(accuracy, percent(bounded(seat.adjusted))),
            "/".join(str(seat.faults.get(fault, 0)) for fault in Fault),
        ]

    def sentences(self) -> list[str]:
        """With average luck; who has judged; how far the figures can be trusted."""
        said, review = self.said, self.review
        adjusted = [
            said.say("review-with-average-luck", name=name, percent=round(100 * bounded(seat.adjusted)))
            for name, seat in zip(self.names, review.seats, strict=True)
        ]
        error = f"{100 * review.seats[0].error:.1f}"
        judge = said.say("review-judge", judge=review.judge)
        return [*adjusted, judge, said.say("review-sampled", trials=review.sampled, error=error)]

    def option(self, move: Move, option: str) -> str:
        """An option in words, as the one who was asked saw the table."""
        game = self.course.game
        table = next(
            step.table for step in self.course.steps if isinstance(step, Decision) and step.input == move.input
        )
        return self.said.option(game, game.view(table, move.seat - 1), option, self.names)

    def fault(self, move: Move) -> str:
        return "" if move.fault is None else self.said.say(f"review-{move.fault}")

    def moves(self, moves: Sequence[Move]) -> list[list[str]]:
        return [
            [
                *(str(move.input), self.names[move.seat - 1]),
                *(self.option(move, move.chosen), self.option(move, move.best) if move.loss else "="),
                f"{percent(move.loss)} ± {100 * move.error:.1f}" if move.loss else "",
                *(self.fault(move), percent(move.chances[move.seat - 1])),
            ]
            for move in moves
        ]

    def faults(self) -> list[Move]:
        return [move for move in self.review.moves if move.fault is not None]

    def mark(self, move: Move) -> str:
        """What a mark on the graph says."""
        return self.said.say(
            "review-mark",
            input=move.input,
            name=self.names[move.seat - 1],
            fault=self.fault(move),
            chosen=self.option(move, move.chosen),
            best=self.option(move, move.best),
            loss=percent(move.loss),
        )

    def turns(self) -> list[str]:
        return [self.turn(one) for one in self.turning()]

    def turning(self) -> list[Move | Luck]:
        """What changed most, in the order of the game."""
        changes: list[tuple[float, int, Move | Luck]] = []
        for move in self.review.moves:
            change = [b - a for a, b in zip(move.before, move.chances, strict=True)]
            changes.append((max(map(abs, change)), move.input, move))
        changes += [(max(map(abs, luck.change)), luck.input, luck) for luck in self.review.luck]
        most = sorted(changes, key=lambda one: (-one[0], one[1]))[:TURNS]
        return [one for _, _, one in sorted(most, key=lambda one: one[1])]

    def turn(self, one: Move | Luck) -> str:
        said = self.said
        chances = said.listed(
            [f"{name} {percent(chance)}" for name, chance in zip(self.names, one.chances, strict=True)]
        )
        if isinstance(one, Luck):
            what = ", ".join(outcome.removeprefix("* ") for outcome in one.inputs)
            name = self.names[one.seat - 1] if one.seat else ""
            key = "review-turn-luck" if one.seat else "review-turn-chance"
            return said.say(key, input=one.input, name=name, what=what, chances=chances)
        name, what = self.names[one.seat - 1], self.option(one, one.chosen)
        return said.say("review-turn-move", input=one.input, name=name, what=what, chances=chances)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def signed(share: float) -> str:
    return f"{100 * share:+.0f} %".replace("-", "−")


def bounded(share: float) -> float:
    """Mistakes in a game that is lost anyway can add up to more than there was to lose."""
    return max(0.0, min(1.0, share))
