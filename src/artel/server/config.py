"""Settings of the server: the defaults, over them a TOML file, over that environment variables (`ARTEL_PORT`), over
that the options of the command line."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from artel.server.errors import BadSetting, IncompleteSettings, MistypedSetting, UnknownSetting, UnreadableSettings

PREFIX = "ARTEL_"
OTHERS = re.compile(r"ARTEL_(LANG|COMPILE|SERVER|TOKEN|\w*SERVICE_(HOST|PORT)\w*|\w*PORT_\d+_(TCP|UDP)\w*)")
"""Variables that are no settings: of the commands, of a build, of clients, and what Kubernetes and Docker say of a
service called artel."""


def data_folder() -> Path:
    """Where the server keeps its database unless it is told otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "artel"


def default_database() -> str:
    return f"sqlite+aiosqlite:///{data_folder() / 'artel.db'}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every field says what it may be in the description of its type, for error messages, and what it is for below it:
    the table in docs/hosting.md is made of both."""

    host: Annotated[str, Meta(min_length=1, description="127.0.0.1, ::1, 0.0.0.0, …")] = "127.0.0.1"
    """Where to listen; 0.0.0.0 for all the world."""
    port: Annotated[int, Meta(ge=0, le=65535, description="0 … 65535")] = 8000
    """0: any that is free."""
    database: Annotated[
        str,
        Meta(
            pattern=r"^(sqlite\+aiosqlite:///.+|postgresql\+asyncpg://.+)$",
            description="sqlite+aiosqlite:///FILE, postgresql+asyncpg://USER@HOST/NAME",
        ),
    ] = msgspec.field(default_factory=default_database)
    """Where everything is kept; the default is a file in the user's data folder."""
    sqlite_sync: Annotated[Literal["full", "normal"], Meta(description="full, normal")] = "full"
    """SQLite: full waits for the disk at every commit; with normal the last moves before a power cut may be lost."""
    redis: Annotated[
        Annotated[str, Meta(pattern=r"^(rediss?|unix)://.+$")] | None, Meta(description="redis://HOST:PORT")
    ] = None
    """How several processes reach each other; without it, this process is alone with its database."""
    origins: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^https?://[^/]+$")], ...], Meta(description="https://example.org, …")
    ] = ()
    """Sites besides this one whose pages may talk to the server."""
    secure_cookies: Annotated[bool, Meta(description="true, false")] = False
    """Cookies over HTTPS only; for a server behind a proxy that speaks it."""
    proxies: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^(\*|[0-9a-fA-F.:]+(/\d+)?)$")], ...],
        Meta(description="127.0.0.1, 10.0.0.0/8, …"),
    ] = ("127.0.0.1", "::1")
    """Proxies that are believed when they say (X-Forwarded-For) where a request comes from."""
    limits: Annotated[float, Meta(ge=0, le=1000, description="0 (no limits) … 1 (as usual) … 1000 (times as much)")] = 1
    """How much one address, one person and one socket may do: times the usual (`artel.server.traffic.limits`)."""
    registration: Annotated[Literal["open", "invitation", "closed"], Meta(description="open, invitation, closed")] = (
        "open"
    )
    """Who may make an account: everybody, those whom an administrator has invited, or nobody."""
    guests: Annotated[bool, Meta(description="true, false")] = True
    """Whether people may play without an account."""
    request_seconds: Annotated[float, Meta(ge=0.01, le=3600, description="0.01 … 3600")] = 20
    """Seconds within which a whole request must have come; a connection that says nothing is closed then, too."""
    idle_seconds: Annotated[float, Meta(ge=0.01, le=3600, description="0.01 … 3600")] = 5
    """Seconds that a connection is kept open for another request."""
    answer_seconds: Annotated[float, Meta(ge=0.01, le=3600, description="0.01 … 3600")] = 60
    """Seconds within which an answer must be read that does not fit into the connection at once."""
    hello_seconds: Annotated[float, Meta(ge=0.01, le=3600, description="0.01 … 3600")] = 30
    """Seconds within which a WebSocket must have come to a table."""
    abandoned_after: Annotated[int, Meta(ge=1, le=3650, description="1 … 3650")] = 30
    """Days without a move or anybody there after which a game is given up."""
    drain: Annotated[float, Meta(ge=0, le=300, description="0 … 300")] = 0
    """Seconds between the signal to stop and stopping, in which /readyz says no and everything else works."""
    metrics: Annotated[Literal["off", "local", "all"], Meta(description="off, local, all")] = "local"
    """Who may read /metrics: nobody, this machine, or everybody."""
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="debug, info, warning, error")
    ] = "info"
    """From which level on the log is written; it goes to standard error."""
    log_format: Annotated[Literal["text", "json"], Meta(description="text, json")] = "text"
    """For people, or one JSON object a line."""
    bot_workers: Annotated[int, Meta(ge=1, le=64, description="1 … 64")] = 2
    """Processes that think for bots; one more does what is short: quick bots, words, replays."""
    review_workers: Annotated[int, Meta(ge=1, le=64, description="1 … 64")] = 1
    """Processes that review finished games; they give way to everything else on the machine."""
    bot_seconds: Annotated[float, Meta(ge=0.01, le=60, description="0.01 … 60")] = 1.0
    """How long a bot that looks ahead may think."""
    bot_grace: Annotated[float, Meta(ge=0.1, le=600, description="0.1 … 600")] = 5.0
    """Seconds that a bot may be late on a busy machine before another one moves for it."""
    bot_pause: Annotated[float, Meta(ge=0, le=10, description="0 … 10")] = 0.6
    """Seconds that a bot takes at least, so that people can follow."""
    site: Annotated[
        Annotated[str, Meta(pattern=r"^https?://[^/]+$")] | None, Meta(description="https://example.org")
    ] = None
    """Where people find this server, for links in mails."""
    smtp_host: Annotated[
        Annotated[str, Meta(pattern=r"^[A-Za-z0-9.:-]+$")] | None, Meta(description="smtp.example.org")
    ] = None
    """Who takes mail. People who want it hear when a game by correspondence waits for them. Needs site, mail_from."""
    smtp_port: Annotated[int, Meta(ge=1, le=65535, description="1 … 65535")] = 587
    """Where it listens."""
    smtp_tls: Annotated[Literal["starttls", "tls", "none"], Meta(description="starttls, tls, none")] = "starttls"
    """How the way to it is encrypted."""
    smtp_user: Annotated[Annotated[str, Meta(min_length=1)] | None, Meta(description="a name")] = None
    """If it asks who we are."""
    smtp_password: Annotated[Annotated[str, Meta(min_length=1)] | None, Meta(description="a password")] = None
    """The same."""
    mail_from: Annotated[
        Annotated[str, Meta(pattern=r"^[^@\s<>]+@[^@\s<>]+$")] | None, Meta(description="artel@example.org")
    ] = None
    """Whom mails come from."""
    vapid_key: Annotated[
        Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$")] | None, Meta(description="as `artel admin vapid` makes it")
    ] = None
    """With it, browsers show such notices too. Needs site."""
    push_services: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^https?://(\*\.)?[A-Za-z0-9.:-]+$")], ...],
        Meta(description="https://push.example.org, https://*.example.org, …"),
    ] = (
        "https://fcm.googleapis.com",
        "https://*.push.services.mozilla.com",
        "https://*.push.apple.com",
        "https://*.notify.windows.com",
    )
    """The services of browsers that notices may be handed to."""
    notice_after: Annotated[float, Meta(ge=0, le=10080, description="0 … 10080")] = 10
    """Minutes that somebody must be away from a table that waits, before a notice is sent."""
    backup_every: Annotated[float, Meta(ge=0, le=8760, description="0 (never) … 8760")] = 0
    """Hours between backups that the server makes by itself."""
    backup_folder: Annotated[str, Meta(pattern=r"^/.+$", description="/var/backups/artel, …")] = msgspec.field(
        default_factory=lambda: str(data_folder() / "backups")
    )
    """Where these go; the default is a folder beside the default database."""
    backup_daily: Annotated[int, Meta(ge=0, le=1000, description="0 … 1000")] = 7
    """Of so many last days with backups the newest one is kept."""
    backup_weekly: Annotated[int, Meta(ge=0, le=1000, description="0 … 1000")] = 4
    """And of so many last weeks."""
    packs: Annotated[Annotated[str, Meta(pattern=r"^/.+$")] | None, Meta(description="/srv/artel/packs, …")] = None
    """A folder with data packs that the server offers: a file or a folder for each."""
    gone_after: Annotated[float, Meta(ge=0, le=86400, description="0 … 86400")] = 120.0
    """Seconds after which somebody who is not connected counts as gone, and the others may go on without."""


NEEDS = {"smtp_host": ("site", "mail_from"), "vapid_key": ("site",)}
SECRET = ("smtp_password", "vapid_key")
FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}


class SettingFound(NamedTuple):
    """A setting as somebody gave it; `where`: in which file, variable or option."""

    value: Any
    where: str


def load(
    file: Path | None = None, environment: Mapping[str, str] = os.environ, given: Mapping[str, object] | None = None
) -> Settings:
    """`given`: options of the command line. Raises BadSetting, UnknownSetting, MistypedSetting, IncompleteSettings or
    UnreadableSettings."""
    made = Settings(**{name: found.value for name, found in gathered(file, environment, given or {}).items()})
    for name, needed in NEEDS.items():
        for other in needed:
            if getattr(made, name) is not None and getattr(made, other) is None:
                raise IncompleteSettings(field=name, needs=other)
    return made


def gathered(file: Path | None, environment: Mapping[str, str], given: Mapping[str, object]) -> dict[str, SettingFound]:
    """All settings that are not left at their defaults, and who set them."""
    found: dict[str, SettingFound] = {}
    for name, value in (read_toml(file) if file else {}).items():
        if name not in FIELDS:
            raise unknown(str(file), name)
        found[name] = SettingFound(read(str(file), name, name, value), str(file))
    for variable in environment:
        known = variable in {PREFIX + name.upper() for name in FIELDS} or OTHERS.fullmatch(variable)
        if variable.startswith(PREFIX) and not known:
            raise unknown("environment", variable, PREFIX)
    for name in FIELDS:
        variable, option = PREFIX + name.upper(), "--" + name.replace("_", "-")
        if variable in environment:
            found[name] = SettingFound(
                read("environment", name, variable, environment[variable], strict=False), variable
            )
        if given.get(name) is not None:
            found[name] = SettingFound(read("command line", name, option, given[name]), option)
    return found


def unknown(where: str, given: str, prefix: str = "") -> UnknownSetting | MistypedSetting:
    """There is no such setting; the one that was meant, if one is spelled nearly so."""
    from difflib import get_close_matches

    for meant in get_close_matches(given.removeprefix(prefix).lower(), FIELDS, 1):
        return MistypedSetting(where=where, field=given, meant=prefix + meant.upper() if prefix else meant)
    names = [prefix + name.upper() for name in FIELDS] if prefix else FIELDS
    return UnknownSetting(where=where, field=given, allowed=", ".join(names))


def read_toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise UnreadableSettings(where=file, reason=error) from None


def read(where: str, name: str, shown: str, value: Any, *, strict: bool = True) -> Any:
    """One setting; a list may be given as a text with commas."""
    kind = FIELDS[name].type
    if isinstance(value, str) and isinstance(FIELDS[name].default, tuple):
        value = tuple(filter(None, (part.strip() for part in value.split(","))))
    try:
        return msgspec.convert(value, kind, strict=strict)
    except msgspec.ValidationError:
        told = "…" if name in SECRET else masked(value)
        raise BadSetting(where=where, field=shown, given=told, allowed=allowed(name)) from None


def allowed(name: str) -> str:
    """What a setting may be, in words."""
    return str(next(meta.description for meta in FIELDS[name].type.__metadata__ if meta.description))


def masked(value: object) -> str:
    """A setting to be shown: without the passwords in addresses."""
    without = re.sub(r"://([^:/@?]*):.*@", r"://\1:…@", str(value))
    return re.sub(r"(?i)(\b\w*(?:password|passwd|secret|token)\w*=)[^&\s]*", r"\1…", without)


def told(settings: Settings, found: Mapping[str, SettingFound]) -> str:
    """The settings in effect as TOML, without secrets; behind each, who set it."""
    lines = []
    for name in FIELDS:
        value = getattr(settings, name)
        if name in SECRET and value is not None:
            value = "…"
        text = "" if value is None else msgspec.json.encode(masked(value) if isinstance(value, str) else value).decode()
        where = found[name].where if name in found else "default"
        lines.append(f"# {name}: -" if value is None else f"{name} = {text}  # {where}")
    return "\n".join(lines)
