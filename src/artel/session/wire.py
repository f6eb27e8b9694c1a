"""The messages of the WebSocket, one JSON object a frame, told apart by `type`.

A client says `hello` first and is answered with `welcome`: the whole table as its seat may see it. From then on every
step of the game is `told`, each with the next version. A client that finds a gap in the versions, or that has been
away, says `hello` again with the version it has. Everything with an `id` is answered with `ack` or `refused`.

Seats count from 0; `me` is null for somebody who watches. Views, events and results are those of the game
(`artel schema GAME`), as that seat may know them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from artel.kernel.fairness import Fairness
from artel.kernel.game import Result
from artel.kernel.view import Shown
from artel.languages import Language
from artel.session.settings import TableSettings

Id = Annotated[str, Meta(min_length=1, max_length=36, pattern=r"^[0-9A-Za-z_-]+$")]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class FromClient(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(FromClient, frozen=True, tag="hello"):
    """I want to sit or watch at this table. `since`: the version that I have; then only what came after is sent along.
    A socket is at one table at a time; another `hello` may name another one. `language`: of what people read; `words`:
    everything that happens is to be told in words too."""

    table: Id
    since: Version | None = None
    language: Language = "en"
    words: bool = False


class ChooseOption(FromClient, frozen=True, tag="act"):
    """My answer. `version` and `question` are those of `asked`, and name with `seat` the decision that is meant;
    `option` is one of the view's options. `id`: of the client's choosing. Sent again with the same id, it is
    acknowledged again and changes nothing: so a client sends it until it is acknowledged or refused."""

    id: Id
    version: Version
    seat: SeatNumber
    question: Annotated[str, Meta(max_length=64)]
    option: Annotated[str, Meta(max_length=200)]


class TakeBack(FromClient, frozen=True, tag="takeback"):
    """I want to take back my last action. Where it was public and nothing came of it but what I did, it is done at
    once; otherwise it is proposed to the others. `version`: the table's, as I know it."""

    id: Id
    version: Version


class Resign(FromClient, frozen=True, tag="resign"):
    """I give up and am placed last. If only one seat is left that has not, or no person, the game is over; otherwise a
    bot plays on for me."""

    id: Id


class ProposeEnd(FromClient, frozen=True, tag="end"):
    """I propose to end the game as it stands."""

    id: Id


class Claim(FromClient, frozen=True, tag="claim"):
    """This seat is gone or out of time. `bot`: let a bot play for it, until its owner comes back; `end`: I propose to
    those who are here to end the game as it stands, with this seat placed last."""

    id: Id
    seat: SeatNumber
    what: Literal["bot", "end"]


class Vote(FromClient, frozen=True, tag="vote"):
    """My answer to what was proposed. One that does not agree is enough to refuse."""

    id: Id
    proposal: Id
    agree: bool


class Withdraw(FromClient, frozen=True, tag="withdraw"):
    """I do not propose it any more."""

    id: Id


class Return(FromClient, frozen=True, tag="return"):
    """I am back, and play my seat again myself."""

    id: Id


class SayRemark(FromClient, frozen=True, tag="say"):
    """In the room of the players if I sit at the table, otherwise in the room of those who watch. Plain text."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Mute(FromClient, frozen=True, tag="mute"):
    """I do not want to read what this person says, at any table; or, with `muted` false, I do again."""

    id: Id
    person: Id
    muted: bool = True


class Ping(FromClient, frozen=True, tag="ping"):
    id: Id


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """`name` and `person`: who sits there; `bot`: which bot plays; all null: nobody. With a person and a bot, the bot
    plays in the person's place: because the others gave it the seat, or because the person has `resigned`.
    `kind`: of the person; `bot` is a bot account, whose program plays from outside. `invited`: for whom the seat is
    kept while nobody sits there; `nonce`: what the seat added to luck."""

    seat: int
    person: str | None
    name: str | None
    kind: Literal["guest", "account", "bot", "deleted"] | None = None
    bot: str | None
    resigned: bool
    invited: str | None = None
    nonce: str


class OwnPack(msgspec.Struct, frozen=True):
    """Data that are not the standard ones: what they are called, and in how many things they differ."""

    name: str
    changes: int


class TableShown(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a table. `starts`: when the host says, or by itself when it is full;
    `commitment`: to the secret that its luck is made of; `rematch`: the table where they play again. `given`: so many
    inputs were made elsewhere before the game went on here: at `source` up to `source_step`, at the puzzle
    `source` where there is no step, or in a record that somebody has sent. `pack`: the digest of its data, `own_pack`:
    what these are where they are not the standard."""

    id: str
    game: str
    rules_version: int
    pack: str
    own_pack: OwnPack | None = None
    options: dict[str, str]
    visibility: Literal["open", "unlisted", "private"]
    status: Literal["open", "running", "over", "abandoned"]
    host: str
    starts: Literal["host", "full"]
    settings: TableSettings
    rated: bool
    tournament: str | None
    rematch_of: str | None
    rematch: str | None
    commitment: str
    given: int
    source: str | None
    source_step: int | None
    created_at: int
    seats: tuple[Seat, ...]


class Asked(msgspec.Struct, frozen=True, gc=False):
    """The decision that is open for this seat: since which version, and what kind of question."""

    version: int
    question: str


class ClocksShown(msgspec.Struct, frozen=True):
    """`left`: the milliseconds of every seat when this was sent, below zero for who is late; `running`: whose go on."""

    left: list[int]
    running: tuple[int, ...]


class LogLine(msgspec.Struct, frozen=True):
    """What an event is in words; `clause`: the rule behind it, or empty; `turn`: a turn begins here."""

    text: str
    clause: str
    turn: bool


class OptionEffect(msgspec.Struct, frozen=True):
    """What an option would do at once, as far as this seat can know; `numbers`: those that the table would show then,
    by place, null where none is left."""

    text: str
    numbers: dict[str, int | None]


class Meaning(msgspec.Struct, frozen=True):
    """What an option is: its verb, and what it is done to, such as a card, a place, a figure or a price."""

    verb: str
    facts: dict[str, Any]


class Said(msgspec.Struct, frozen=True):
    """In words: a line for each of `events`, what is asked or whom the table waits for, and each of the view's options
    if this seat is asked; `meanings`: what each of them is; `effects`: what each would do, in games that foresee it."""

    log: list[LogLine]
    question: str
    options: list[str]
    meanings: list[Meaning]
    effects: list[OptionEffect]


class Proposal(msgspec.Struct, frozen=True):
    """`by`: the seat that proposes it; `seat`: whose being away is claimed; `version`: to which one to go back;
    `waiting`: whose answers are missing."""

    id: str
    what: Literal["takeback", "end", "claim"]
    by: int
    seat: int | None
    version: int | None
    waiting: tuple[int, ...]


class Remark(msgspec.Struct, frozen=True):
    """Something that was said. `at`: when, in milliseconds since 1970."""

    room: Literal["players", "watchers"]
    person: str
    name: str
    text: str
    at: int


class Ending(msgspec.Struct, frozen=True):
    """`fairness`: with the secret."""

    how: Literal["played", "resigned", "agreed", "claimed", "abandoned"]
    result: Result
    fairness: Fairness


class FromServer(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    pass


class Welcome(FromServer, frozen=True, kw_only=True, omit_defaults=True, tag="welcome"):
    """The whole table. `version` is 0 and `view` null before the game starts. `events`: all since version `since`; if
    that is 0, what was told before does not count any more. `here`: the seats whose people are connected; `gone`:
    those who have been away for long; `watching`: how many watch. `talk`: the last remarks; `muted`: whose I do not
    want to read. `takeback`: my last action can be taken back, at once or if the others agree. Those who watch may be
    some versions behind, and hear of no proposals."""

    table: TableShown
    me: int | None
    version: int
    since: int
    events: list[Any]
    view: Shown
    asked: Asked | None
    here: list[int]
    gone: list[int]
    watching: int
    talk: list[Remark]
    muted: list[str]
    ending: Ending | None
    takeback: bool = False
    clocks: ClocksShown | None = None
    proposal: Proposal | None = None
    said: Said | None = None


class Told(FromServer, frozen=True, kw_only=True, omit_defaults=True, tag="told"):
    """A step of the game has been stored: what happened, and how the table looks now. `kept`: something was taken back;
    of all events that were told, only so many from the beginning still count. `takeback`: as in `welcome`."""

    version: int
    events: list[Any]
    view: Shown
    asked: Asked | None
    kept: int | None = None
    takeback: bool = False
    clocks: ClocksShown | None = None
    said: Said | None = None


class Proposed(FromServer, frozen=True, tag="proposed"):
    """To the players: what is proposed now. If null, `closed` says what became of the last one, `by` who decided."""

    proposal: Proposal | None
    closed: Literal["agreed", "refused", "withdrawn", "overtaken"] | None = None
    by: int | None = None


class Talk(FromServer, frozen=True, tag="talk"):
    """Somebody has said something. When the game is over: what the other room has said."""

    talk: list[Remark]


class Over(FromServer, frozen=True, tag="over"):
    version: int
    ending: Ending


class Seating(FromServer, frozen=True, tag="seating"):
    """Somebody sat down or stood up, or a bot plays in somebody's place, or not any more."""

    table: TableShown


class Presence(FromServer, frozen=True, tag="presence"):
    here: list[int]
    gone: list[int]
    watching: int


class Ack(FromServer, frozen=True, tag="ack"):
    """It is stored; `version`: which one an action made, otherwise which one the table has."""

    id: str
    version: int


class Refusal(FromServer, frozen=True, tag="refused"):
    """Nothing has changed. `id`: of the message meant, if known; `open`: the options that this seat has now."""

    id: str | None
    key: str
    message: str
    clause: str
    open: list[str]


class Pong(FromServer, frozen=True, tag="pong"):
    id: str


TableMessage: TypeAlias = (
    Hello | ChooseOption | TakeBack | Resign | ProposeEnd | Claim | Vote | Withdraw | Return | SayRemark | Mute
)
"""What is for the table; the rest is answered by the socket."""
ClientMessage: TypeAlias = TableMessage | Ping
ServerMessage: TypeAlias = Welcome | Told | Over | Proposed | Talk | Seating | Presence | Ack | Refusal | Pong

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
decode = decoder.decode
encode = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """JSON Schema: `ClientMessage` and `ServerMessage`, and all that they are made of."""
    (client, server), defs = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    found = defs | {"ClientMessage": client, "ServerMessage": server}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "wire", "$defs": found}
