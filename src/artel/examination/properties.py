"""The examination that every game takes: one function for each property, to be asked of a game and a table or a match.

They raise BrokenProperty, so that a planted bug (tests/contract/test_planted_bugs.py) can be shown to be caught by the
very property that is there for it. Nothing here knows a game.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from artel.kernel.audience import redacted
from artel.kernel.chance import Rng
from artel.kernel.codec import decode_table, encode_table
from artel.kernel.copying import contents, examine_copy, fields
from artel.kernel.engine import apply, chance_for, chance_in_place, check, legal, pending, play_out, question_for
from artel.kernel.errors import ArtelError, IllegalAction, NotAsked, Refused, listed
from artel.kernel.events import Event
from artel.kernel.frames import Action, Answered, Chance, Question, Step, Table, Tell, Together
from artel.kernel.game import Game, Setup
from artel.kernel.ids import SPECTATOR, seat_name
from artel.kernel.record import Match, Record
from artel.records import replay, verify

LISTED = 6
"""Up to so many options, `sample` must be seen to bring all of them."""


class BrokenProperty(AssertionError):
    """A property does not hold; the text begins with its name."""


def need(holds: bool, name: str, *about: object) -> None:
    if not holds:
        raise BrokenProperty(f"{name}: " + "; ".join(map(str, about)))


# -- walking through random matches -------------------------------------------------------------------------


def walk(setup: Setup, seed: object) -> Iterator[Match]:
    """A random match, shown wherever a seat or nature is asked, and at the end."""
    rng = random.Random(f"{setup.game} {setup.seats} {setup.options} {seed}")
    match = Match(setup, None)
    yield match
    while not match.over:
        advance(match, rng)
        yield match


def advance(match: Match, rng: random.Random) -> None:
    """One random input."""
    chance = chance_for(match.table)
    if chance is not None:
        weights = chance.weights(match.table)
        match.outcome(rng.choices(list(weights), list(weights.values()))[0])
    else:
        seat = rng.choice(pending(match.table))
        match.act(seat, rng.choice(legal(match.table, seat)))


def played(setup: Setup, seed: object) -> Match:
    """A whole random match that draws from a seed."""
    rng = random.Random(f"{setup.game} {setup.seats} {setup.options} {seed}")
    match = Match(setup, f"seed {seed}".encode())
    while not match.over:
        advance(match, rng)
    return match


def seats_of(table: Table) -> range:
    """All seats and the spectator."""
    return range(SPECTATOR, table.seats)


def written(game: Game[Any, Any, Any], table: Table) -> bytes:
    """The whole table as bytes; the same interpreted and compiled."""
    parts = [id(getattr(table, name)) for name in fields(type(table))]
    digest = next(digest for digest, components in game._components.items() if id(components) in parts)
    return msgspec.json.encode(encode_table(table, digest), order="sorted")


# -- 1: a view tells all that its seat knows, and nothing else ------------------------------------------------


def a_view_is_enough(game: Game[Any, Any, Any], table: Table, seat: int, seed: int) -> None:
    """A table made of the view alone looks the same, offers the same and can be played to the end."""
    name = "a view is enough"
    view = game.view(table, seat)
    sent = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
    need(sent == view, name, "the view is another one after a journey as JSON", view)
    rebuilt = written(game, game.rebuild(sent))
    twin = game.determinize(sent, Rng(seed))
    again = game.view(twin, seat)
    need(again == view, name, f"seat {seat} sees a difference", *differences(view, again))
    need(legal(twin, seat) == legal(table, seat), name, f"other options for seat {seat}", legal(twin, seat))
    need(pending(twin) == pending(table), name, f"other seats are asked: {pending(twin)}")
    need(rebuilt == written(game, game.rebuild(again)), name, "rebuild knows more than the view")
    play_out(twin, Rng(seed))
    need(not twin.stack, name, "it does not end")


def the_hidden_is_shuffled(game: Game[Any, Any, Any], table: Table, seat: int) -> None:
    """What a seat cannot know comes out in more than one way (on a table where something is hidden from it)."""
    view = game.view(table, seat)
    found = {written(game, game.determinize(view, Rng(seed))) for seed in range(30)}
    need(len(found) > 5, "the hidden is shuffled", f"30 tables for seat {seat}, but {len(found)} different ones")


def differences(one: Any, other: Any) -> list[str]:
    names = one.__struct_fields__
    return [f"{n}: {getattr(one, n)} / {getattr(other, n)}" for n in names if getattr(one, n) != getattr(other, n)]


# -- 2: told, then seen -----------------------------------------------------------------------------------------


def told_is_seen(game: Game[Any, Any, Any], table: Table, seat: int, seed: int, most: int = 60) -> None:
    """Over all that may happen next, on this table and on one that the seat cannot tell from it: what tells the seat
    the same looks the same to it. It knows who acted, and its own actions."""
    twin = game.determinize(game.view(table, seat), Rng(seed))
    seen: dict[tuple[object, bytes], tuple[Table, str]] = {}
    for each in (table, twin):
        for known, hidden, after, events in branches(each, seat, seed, most):
            told = msgspec.json.encode(redacted(events, seat))
            before, other = seen.setdefault((known, told), (after, hidden))
            if before is not after:
                one, two = game.view(before, seat), game.view(after, seat)
                need(one == two, "told is seen", f"seat {seat} sees “{hidden}” from “{other}” and is told the same",
                     told, *differences(one, two))  # fmt: skip


def seen_is_told(game: Game[Any, Any, Any], table: Table, seat: int, seed: int, most: int = 60) -> None:
    """The other way round: where different hidden things look the same to a seat, it was not told them apart."""
    shown: dict[tuple[object, bytes], tuple[bytes, bytes, str]] = {}
    for known, hidden, after, events in branches(table, seat, seed, most):
        told, whole = msgspec.json.encode(redacted(events, seat)), written(game, after)
        key = known, msgspec.json.encode(game.view(after, seat))
        first, other_table, other = shown.setdefault(key, (told, whole, hidden))
        need(told == first or whole == other_table, "seen is told",
             f"seat {seat} is told “{hidden}” from “{other}”, which its view does not show", told, first)  # fmt: skip


def branches(table: Table, seat: int, seed: int, most: int) -> Iterator[tuple[object, str, Table, list[Event]]]:
    """What may happen: what the seat knows of it, what it is, the table after it, the events."""
    chance = chance_for(table)
    if chance is not None:
        for outcome in chance.weights(table):
            after, tell = table.copy(), Tell()
            chance_in_place(after, outcome, tell)
            yield "chance", str(outcome), after, tell.events
    for who in pending(table):
        options = legal(table, who)
        if len(options) > most:
            options = random.Random(seed).sample(options, most)
        for action in options:
            after, events = apply(table, who, action)
            yield (who, action.code if who == seat else None), table.write(action), after, events


# -- 3: tables are values -----------------------------------------------------------------------------------------


class Album:
    """Remembers tables and how they were."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.game = game
        self.pages: list[tuple[Table, bytes]] = []

    def keep(self, table: Table) -> None:
        self.pages.append((table, written(self.game, table)))

    def nothing_changed(self) -> None:
        for number, (table, before) in enumerate(self.pages):
            now = written(self.game, table)
            need(now == before, "earlier tables stay", f"table {number} was changed later", before, now)


def copies_are_apart(game: Game[Any, Any, Any], table: Table) -> None:
    """`copy()` forgets nothing and shares nothing that can change."""
    components = tuple(type(value) for value in game._components.values())
    try:
        examine_copy(table, components)
    except TypeError as error:
        raise BrokenProperty(f"copies are apart: {error}") from None


def a_table_can_be_stored(game: Game[Any, Any, Any], table: Table, seed: int) -> None:
    """In mid-effect too: as JSON and back it holds the same, and goes on in the same way."""
    name = "a table can be stored"
    data = written(game, table)
    back = decode_table(game, type(table), msgspec.json.decode(data))
    need(contents(back) == contents(table), name, data, written(game, back))
    if table.stack:
        one, two = random_step(table, seed), random_step(back, seed)
        need(one[1] == two[1], name, "it goes on with other events", one[1], two[1])
        need(written(game, one[0]) == written(game, two[0]), name, "it goes on to another table")


def random_step(table: Table, seed: int) -> tuple[Table, list[Event]]:
    every = list(branches(table, SPECTATOR, seed, 20))
    _, _, after, events = random.Random(seed).choice(every)
    return after, events


# -- 4: records prove themselves ------------------------------------------------------------------------------------


def a_record_replays(match: Match) -> None:
    """Through JSON: the same inputs, events and table, without any generator; and `verify` proves it."""
    name = "a record replays"
    record = match.record(reveal=True)
    sent = Record.from_json(record.to_json())
    need(sent == record, name, "the record is another one after a journey as JSON")
    try:
        again = replay(sent, match.setup.pack)
        verify(sent, match.setup.pack)
    except ArtelError as error:
        raise BrokenProperty(f"{name}: {error}") from None
    need(again.inputs == match.inputs, name, "other inputs")
    need(again.opening == match.opening and again.told == match.told, name, "other events", again.told, match.told)
    game = match.game
    need(written(game, again.table) == written(game, match.table), name, "another table")


def answers_commute(game: Game[Any, Any, Any], table: Table, seed: int) -> None:
    """Where several seats are asked at once, the order of their answers makes no difference."""
    rng = random.Random(seed)
    asked = pending(table)
    answers = {seat: rng.choice(legal(table, seat)) for seat in asked}
    orders = list(itertools.permutations(asked))
    found = {}
    for order in rng.sample(orders, min(6, len(orders))):
        t, told = table, []
        for seat in order:
            t, events = apply(t, seat, answers[seat])
            told += events
        found[order] = (written(game, t), told)
    first = next(iter(found.values()))
    need(all(each == first for each in found.values()), "answers commute", answers, *found.items())


# -- 5: options are the law -----------------------------------------------------------------------------------------


def all_actions(game: Game[Any, Any, Any]) -> list[Action]:
    """Every action of a game, by code."""
    found = []
    for code in itertools.count():
        try:
            found.append(game.action(code))
        except IndexError:
            return found
    raise AssertionError


def options_are_the_law(
    game: Game[Any, Any, Any], table: Table, actions: list[Action], seed: int, most: int = 12
) -> None:
    """Everything listed is done, everything else refused, with what is open and the clause; nothing changes."""
    name = "options are the law"
    before = written(game, table)
    rng = random.Random(seed)
    for seat in range(SPECTATOR, table.seats + 1):
        question = question_for(table, seat)
        if question is None:
            refused(NotAsked, table, seat, actions[0], [seat_name(other) for other in pending(table)])
            continue
        options = question.options(table)
        need(bool(options), name, f"{question} has no options")
        need(len(set(options)) == len(options), name, f"{question} lists an option twice")
        need(question.forced(table) is None, name, f"{question} is asked, though {question.forced(table)} is forced")
        for action in rng.sample(options, min(most, len(options))):
            need(game.action(action.code) == action, name, f"{action} has another's code")
            need(game.read_action(table, game.write_action(table, action)) == action, name, f"{action} is misread")
            need(accepted(table, seat, action), name, f"{table.write(action)} is listed, but refused")
        others = set(actions) - set(options)
        for action in rng.sample(sorted(others, key=code_of), min(most, len(others))):
            error = refused(IllegalAction, table, seat, action, [table.write(option) for option in options])
            need(error.details["action"] == table.write(action), name, "the error names another action", error)
            need(error.clause.startswith(game.clauses), name, "the error names no clause", repr(error.clause))
            need(str(error).endswith(f"[{error.clause}]"), name, "the message does not show the clause", error)
    need(written(game, table) == before, name, "a refusal changed the table")


def code_of(action: Action) -> int:
    return action.code


def accepted(table: Table, seat: int, action: Action) -> bool:
    try:
        apply(table, seat, action)
    except Refused:
        return False
    return True


def refused(kind: type[Refused], table: Table, seat: int, action: Action, still_open: list[str]) -> Refused:
    """The refusal of this action, which must say what is open."""
    name = "options are the law"
    found: Refused | None = None
    for attempt in (check, apply):
        try:
            attempt(table, seat, action)
        except kind as error:
            found = error
        else:
            raise BrokenProperty(f"{name}: seat {seat} may do {table.write(action)}; open: {listed(still_open)}")
    assert found is not None
    need(found.details["seat"] == seat_name(seat), name, "another seat is named", found)
    need(found.details["open"] == listed(still_open), name, "not what is open", found)
    need(listed(still_open) in str(found), name, "the message does not say what is open", found)
    return found


def every_code_is_judged(table: Table, actions: list[Action]) -> None:
    """`allows` is the same as being listed, for each action of the game."""
    for seat in pending(table):
        question = question_for(table, seat)
        assert question is not None
        options = question.options(table)
        for action in actions:
            allowed = question.allows(table, action)
            need(allowed == (action in options), "options are the law", f"`allows` says {allowed} of {action}", options)


def samples_are_options(table: Table, seed: int) -> None:
    """`sample` brings options only, and in time each of them; chance samples what has a weight."""
    name = "samples are options"
    rng = Rng(seed)
    for seat in pending(table):
        question = question_for(table, seat)
        assert question is not None
        options = question.options(table)
        drawn = [question.sample(table, rng) for _ in range(60 * len(options) if len(options) <= LISTED else 30)]
        need(set(drawn) <= set(options), name, f"{question}: {set(drawn) - set(options)} is no option")
        if len(options) <= LISTED:
            need(set(drawn) == set(options), name, f"{question}: {set(options) - set(drawn)} never comes")
    chance = chance_for(table)
    if chance is not None:
        weights = chance.weights(table)
        need(bool(weights) and min(weights.values()) > 0, name, f"{chance} weighs {weights}")
        outcomes = {chance.sample(table, rng) for _ in range(30 * len(weights))}
        need(outcomes <= set(weights), name, f"{chance} brings {outcomes}")
        if len(weights) <= LISTED:
            need(outcomes == set(weights), name, f"{chance} never brings {set(weights) - outcomes}")


def the_engine_is_plain(game: Game[Any, Any, Any], table: Table, seed: int) -> None:
    """The engine, told again as plainly as can be, comes to the same; what it answers by itself was no choice."""
    name = "the engine is plain"
    rng = random.Random(seed)
    chance = chance_for(table)
    slow, tell = table.copy(), Tell()
    if chance is not None:
        outcome = rng.choice(list(chance.weights(table)))
        fast, told = table.copy(), Tell()
        chance_in_place(fast, outcome, told)
        events = told.events
        slow.stack.pop()
        slow.stack += reversed(chance.resolve(slow, outcome, tell))
    elif pending(table):
        seat = rng.choice(pending(table))
        action = rng.choice(legal(table, seat))
        fast, events = apply(table, seat, action)
        answer_plainly(slow, seat, action, tell)
    else:
        return
    settle_plainly(slow, tell)
    need(tell.events == events, name, "other events", events, tell.events)
    need(written(game, slow) == written(game, fast), name, "another table", written(game, slow), written(game, fast))


def answer_plainly(t: Table, seat: int, action: Action, tell: Tell) -> None:
    top = t.stack.pop()
    if isinstance(top, Question):
        t.stack += reversed(top.answer(t, action, tell))
        return
    assert isinstance(top, Together)
    given = {question.seat: answer for question, answer in zip(top.questions, top.answers, strict=True)} | {
        seat: action
    }
    answers = [given[question.seat] for question in top.questions]
    if None in answers:
        t.stack.append(Together(top.questions, tuple(answers)))
        return
    for question, answer in zip(reversed(top.questions), reversed(answers), strict=True):
        assert answer is not None
        t.stack.append(Answered(question, answer))


def settle_plainly(t: Table, tell: Tell) -> None:
    while t.stack and not isinstance(t.stack[-1], Chance | Together):
        top = t.stack.pop()
        if isinstance(top, Step):
            t.stack += reversed(top.run(t, tell))
        else:
            assert isinstance(top, Question)
            forced = top.forced(t)
            if forced is None:
                t.stack.append(top)
                return
            options = top.options(t)
            need(options in ([], [forced]), "forced is no choice", f"{top}: {forced} is forced, but open is {options}")
            need(top.sample(t, Rng(0)) == forced, "forced is no choice", f"{top} samples another answer than {forced}")
            t.stack += reversed(top.answer(t, forced, tell))


# -- 6: games end, nothing is lost, points are right ------------------------------------------------------------------


def a_game_ends(setup: Setup, seed: object, longest: int, ledger: Callable[..., Any], recounts: int = 1) -> Match:
    """Within so many inputs; the books (a Ledger) say that at every table each component is conserved, and at the
    end and at every `recounts`-th table that the points are right, and that nothing is lost in determinizing it."""
    books: Any = None
    told = 0
    for match in walk(setup, seed):
        need(match.length <= longest, "games end", f"more than {longest} inputs")
        if books is None:
            books = ledger(match.game, match.table)
            books.saw(match.opening)
        for events in match.told[told:]:
            books.saw(events)
        told = len(match.told)
        nothing_is_lost(books, match.table)
        if match.over or match.length % recounts == 0:
            points_are_right(match.game, match.table, books)
            if not getattr(books, "knows_the_hidden", False):
                seat = match.length % (match.table.seats + 1) + SPECTATOR
                view = match.game.view(match.table, seat)
                nothing_is_lost(books, match.game.determinize(view, Rng(match.length)))
    return match


def nothing_is_lost(books: Any, table: Table) -> None:
    try:
        books.check(table)
    except AssertionError as error:
        raise BrokenProperty(f"nothing is lost: {error}") from None


def points_are_right(game: Game[Any, Any, Any], table: Table, books: Any) -> None:
    """The scores, the items that explain them, and a slow recount from a spectator's view and the events agree."""
    name = "points are right"
    result = game.result(table)
    slow = books.recount(game.view(table, SPECTATOR))
    need(list(result.scores) == slow, name, f"result says {result.scores}, recounted {slow}")
    need(list(game.scores(table)) == slow, name, f"scores says {game.scores(table)}, recounted {slow}")
    items = [sum(item.points for item in result.items if item.seat == seat) for seat in range(table.seats)]
    need(items == slow, name, f"the items make {items}, recounted {slow}")
    places = [1 + sum(result.places[other] < place for other in range(table.seats)) for place in result.places]
    need(list(result.places) == places and 1 in places, name, f"places {result.places}")
    for one, other in itertools.permutations(range(table.seats), 2):
        if slow[one] > slow[other]:
            need(result.places[one] < result.places[other], name, f"places {result.places} with {slow}")
