"""What is examined: one row for each game of the registry. A new game adds its row and takes all of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import pytest

from artel.games import game
from artel.kernel.game import Setup


@dataclass(frozen=True)
class Row:
    """`variants`: sets of options by name; `longest`: no game has more inputs; `ledger`: where a class Ledger is that
    sees all events, checks that nothing is lost and recounts the points."""

    seats: tuple[int, ...]
    variants: dict[str, dict[str, str]]
    longest: int
    ledger: str
    every: int = 1
    """Of long games only every so many-th table is examined in the quick run."""
    games: int = 10
    """So many games are played to the end in the quick run, with the ledger at every table."""
    hides: bool = True
    """Is something hidden most of the time? In some games only the order of piles is, and that does not exist."""


ROWS = {
    "zodchie": Row(
        seats=(2, 3, 4),
        variants={
            "base": {},
            "advanced": {"variant": "advanced"},
            "limited": {"variant": "advanced", "limit": "die"},
        },
        longest=1000,
        ledger="games.zodchie.conservation",
    ),
    "architects": Row(
        seats=(2, 3, 4, 5, 6, 7),
        variants={"random": {}, "draft": {"wonders": "draft"}},
        longest=2000,
        ledger="games.architects.conservation",
        every=37,
        games=1,
        hides=False,
    ),
    "carcassonne": Row(
        seats=(2, 3, 4, 5, 6),
        variants={
            "whole": {},
            "base": {"tiles": "off", "goods": "off", "builder": "off", "pig": "off", "aids": "off"},
        },
        longest=1000,
        ledger="games.carcassonne.conservation",
        every=61,
        games=1,
        hides=False,
    ),
    "artificium": Row(
        seats=(2, 3, 4, 5, 6),
        variants={"base": {}},
        longest=3000,
        ledger="games.artificium.conservation",
        every=23,
        games=1,
    ),
    "podryad": Row(
        seats=(2, 3, 4),
        variants={"standard": {}},
        longest=44,
        ledger="contract.podryad_ledger",
    ),
    "toy": Row(
        seats=(2, 3),
        variants={"bids": {}, "no-bids": {"bids": "no"}},
        longest=300,
        ledger="contract.toy_ledger",
    ),
}


def setup(name: str, seats: int, variant: str) -> Setup:
    return game(name).setup(seats, ROWS[name].variants[variant])


def ledger(name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = import_module(ROWS[name].ledger).Ledger
    return found


def everything(*names: str) -> list[Any]:
    """All games (or these), player counts and variants, as parameters of a test."""
    return [
        pytest.param(name, seats, variant, id=f"{name}-{seats}-{variant}")
        for name, row in ROWS.items()
        if name in names or not names
        for seats in row.seats
        for variant in row.variants
    ]
