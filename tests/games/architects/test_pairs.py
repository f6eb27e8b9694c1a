"""Every wonder with every progress token: both do what they do alone."""

from __future__ import annotations

from itertools import product

import pytest

from artel.games.architects.events import Armed, Built, CatMoved, GotToken, Took, UsedToken
from artel.kernel.chance import Rng
from artel.kernel.engine import chance_for, pending, question_for
from games.architects.conservation import TOKENS, WONDERS
from games.architects.tables import Played, builds, built, cards, match, player, progress, view
from games.common import options, play

TRIGGER = {"urbanism": "brick", "crafts": "papyrus", "jewellery": "stone", "science": "tablet", "propaganda": "horn1"}
"""A card that arms each token."""
PAYMENT = {"economy": ("coin", "coin", ("economy",)), "engineering": ("wood glass", "wood glass", ("engineering",))}
"""What lies there, what is paid, which token that uses: two equal ones are needed."""
POINTS = {"decor": 4, "politics": 1, "strategy": 2, "education": 2, "culture": 4}
"""With one cat card, two victory tokens and no other progress token."""


def table(wonder: str, token: str) -> Played:
    """Seat 1 is about to build stage 2 (2=) of its wonder, and has the token."""
    other = "giza" if wonder != "giza" else "rhodes"
    lie = PAYMENT[token][0] if token in PAYMENT else "glass glass"
    left = {"token": "culture", "face": "tactics decor"} if token not in ("culture", "tactics", "decor") else {
        "token": "architecture", "face": "economy politics"
    }  # fmt: skip
    return match(
        f"{wonder} {other}", built={1: [1]}, cards={1: f"{lie} cat"}, progress={1: token}, victories={1: 2},
        decks={1: f"{TRIGGER.get(token, 'laurel')} gear coin", 2: "cat shield compass"}, centre="gear horn1 coin",
        face_up=left["face"], tokens=left["token"],
    )  # fmt: skip


def run(m: Played, seat: int = 1) -> None:
    """Lets chance bring anything until somebody is asked."""
    while (chance := chance_for(m.table)) is not None:
        m.outcome(chance.sample(m.table, Rng(m.length)))


def effect_works(m: Played, wonder: str) -> None:
    """The stage is just built: what is asked, and what comes of it."""
    before = sum(cards(m, 1).values())
    match wonder:
        case "alexandria":
            assert options(m, 1) == [f"take {deck}" for deck in (*[p.wonder for p in view(m).players], "centre")]
            assert CatMoved(0) in play(m, options(m, 1)[1].replace("take", "1 take"), "* shield")
            assert sum(cards(m, 1).values()) == before + 1
        case "babylon":
            chosen = options(m, 1)[0]
            assert options(m, 1)[-1] == "unseen"
            assert isinstance(play(m, f"1 {chosen}")[0], GotToken)
            assert progress(m, 1)[chosen.removeprefix("choose ")] == 1
            run(m)
        case "ephesus":
            assert play(m, "* coin")[0] == Took(0, "coin", "centre")
        case "halicarnassus":
            play(m, f"1 take {view(m).players[1].wonder}", "* shield", "* compass")
            assert options(m, 1) == ["keep cat", "keep compass", "keep shield"]
            assert CatMoved(0) in play(m, "1 keep cat", "* compass")
        case "olympia":
            run(m)
            assert sum(cards(m, 1).values()) == before, "both are there already, before the decks show their next"
            assert cards(m, 1)["cat"] == 2
            assert player(m, 1).has_cat
        case "rhodes":
            assert player(m, 1).shields >= 1
        case "giza":
            assert sum(cards(m, 1).values()) == before


@pytest.mark.parametrize(("wonder", "token"), [*product(WONDERS, TOKENS)])
def test_a_wonder_and_a_token(wonder: str, token: str) -> None:
    m = table(wonder, token)
    told = play(m, f"1 take {wonder}", "* gear")
    _, paid, used = PAYMENT.get(token, ("", "glass glass", ()))
    if 2 not in built(m, 1):  # there was something else to do, too
        assert (Armed(0, token) in told) == (token in TRIGGER)
        assert f"2 {paid}" in builds(m, 1)
        told += play(m, f"1 build 2 {paid}")
    assert Built(0, 2, tuple(paid.split()), used) in told
    assert (Armed(0, token) in told) == (token in TRIGGER or token == "architecture")
    effect_works(m, wonder)
    if token in TRIGGER or token == "architecture":
        mine = [option for option in options(m, 1) if option.startswith(f"use {token} ")]
        assert mine == [f"use {token} {deck}" for deck in (*[p.wonder for p in view(m).players], "centre")]
        before = sum(cards(m, 1).values())
        assert UsedToken(0, token) in play(m, f"1 {mine[0]}")
        assert sum(cards(m, 1).values()) == before + 1
    if token == "tactics":
        assert player(m, 1).shields == (3 if wonder == "rhodes" else 2)
    if token in POINTS:
        [item] = [item for item in m.result().items if item.what == token and item.seat == 0]
        cats, tokens = cards(m, 1)["cat"], sum(progress(m, 1).values())
        assert item.points == {"politics": cats, "education": 2 * tokens}.get(token, POINTS[token])
    play_on(m)


def play_on(m: Played) -> None:
    """To the end, at random; nothing may raise."""
    rng = Rng(len(m.inputs))
    run(m)
    while not m.over:
        [seat] = pending(m.table)
        question = question_for(m.table, seat)
        assert question is not None
        m.act(seat, question.sample(m.table, rng))
        run(m)
