"""What can go wrong at a table, wherever it stands; `status`: how HTTP says so."""

from __future__ import annotations

from typing import ClassVar

from artel.kernel.errors import ArtelError


class SessionError(ArtelError):
    status: ClassVar[int] = 400


class NoAdvice(SessionError):
    status = 403
    says = "Hints are for unrated games against bots alone, with aids allowed."


class NotYourSeat(SessionError):
    status = 403
    says = "Seat {seat} is not yours."


class NoSuchTable(SessionError):
    status = 404
    says = "There is no table {table}."


class NoSuchGame(SessionError):
    status = 404
    says = "There is no game {game}. Games: {open}."


class NoSuchLesson(SessionError):
    status = 404
    says = "There is no lesson {lesson}. Lessons: {open}."


class NoSuchPuzzle(SessionError):
    status = 404
    says = "There is no puzzle {puzzle}."


class NoBotMoved(SessionError):
    status = 404
    says = "No bot made version {version} of this table."


class NoTable(SessionError):
    status = 409
    says = "Say first which table: send hello."


class NotRunning(SessionError):
    status = 409
    says = "No game is being played at this table: it is {status}."


class NotOver(SessionError):
    status = 409
    says = "The record is shown when the game is over."


class NotPlayedOut(SessionError):
    status = 409
    says = "This game was ended before its time: only games that were played to their end are reviewed."


class NothingLeft(SessionError):
    status = 409
    says = "The game is over there: choose an earlier position."


class NoSuchSeat(SessionError):
    status = 404
    says = "There is no seat {seat} at this table. Seats: {open}."


class NotSeated(SessionError):
    status = 409
    says = "You do not sit at this table."


class NoTakeback(SessionError):
    status = 409
    says = "At this table nothing is taken back."


class TooManyTakebacks(SessionError):
    status = 409
    says = "You have taken back {many} times in this game. More is not possible."
