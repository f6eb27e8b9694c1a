"""After the game: what every decision cost, and what luck did.

`reviewed(record, ReviewSettings())` reviews a finished game. To show progress, to stop and to go on, take its parts:
`Course(record)`, `judging(course, settings, known)`, `review(course, settings, found)`.
"""

from artel.review.course import Course, NotFinished
from artel.review.model import DEEP, QUICK, Choice, Fault, Found, Luck, Move, Review, ReviewedSeat, ReviewSettings
from artel.review.reviewing import judging, review, reviewed

__all__ = [
    "Course", "NotFinished", "ReviewSettings", "QUICK", "DEEP", "judging", "review", "reviewed",
    "Review", "ReviewedSeat", "Move", "Luck", "Choice", "Fault", "Found",
]  # fmt: skip
