"""`artel admin`: for whoever runs a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from artel.cli.common import language
from artel.cli.options import EXISTING, Config, Lang

admin = typer.Typer(name="admin", help="For whoever runs a server.", no_args_is_help=True)

Who = Annotated[
    str, typer.Argument(metavar="WHO", help="A person's id, the name of an account, an address or a network.")
]
Person = Annotated[str, typer.Argument(metavar="WHO", help="A person's id, or the name of an account.")]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
Why = Annotated[str, typer.Option("--reason", metavar="TEXT", help="For the audit log.")]
Json = Annotated[bool, typer.Option("--json", help="As JSON.")]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1, help="So many at most.")]


@admin.command("migrate")
def migrate(ctx: typer.Context, config: Config = None, lang: Lang = None) -> None:
    """Bring the database to the newest revision; one in a file is copied first."""
    from artel.cli.admin import migrate as run

    run(config=config, language=language(ctx))


@admin.command("backup")
def backup(
    ctx: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", dir_okay=False, help="Such as artel.jsonl.gz.")
    ] = None,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Into the folder of the settings, and remove what is too old there.")
    ] = False,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Write all data into one file, also while the server runs. Keep it to yourself: it holds secrets of games."""
    if (file is None) is not rotate:
        raise typer.BadParameter("Give either FILE or --rotate.")
    from artel.cli.admin import backup, rotated

    if file is None:
        rotated(config=config, language=language(ctx))
    else:
        backup(config=config, file=file, language=language(ctx))


@admin.command("restore")
def restore(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.", **EXISTING)],
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Fill an empty database from a backup, SQLite or PostgreSQL, and prove its games."""
    from artel.cli.admin import restore as run

    run(config=config, file=file, language=language(ctx))


@admin.command("vapid")
def vapid(ctx: typer.Context, lang: Lang = None) -> None:
    """Make a key for notices in browsers."""
    from artel.cli.admin import make_key

    make_key(language=language(ctx))


@admin.command("verify")
def verify_all(ctx: typer.Context, config: Config = None, lang: Lang = None) -> None:
    """Prove all finished games of the database."""
    from artel.cli.admin import verify as run

    run(config=config, language=language(ctx))


def days(told: str) -> Any:
    return typer.Option(metavar="DAYS", min=0, help=told)


@admin.command("clean")
def clean(
    ctx: typer.Context,
    open_tables: Annotated[float, days("Remove tables that have waited so long for players.")] = 7,
    games: Annotated[float, days("Mark games as abandoned that nobody has continued for so long.")] = 30,
    chat: Annotated[float, days("Remove chat that is so old, of games that are over.")] = 365,
    guests: Annotated[float, days("Remove guests who never played and were last seen so long ago.")] = 120,
    dry: Annotated[bool, typer.Option("--dry-run", help="Only count.")] = False,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Remove what nobody needs any more; sessions, invites and bans that have run out too."""
    from artel.cli.admin import tidy
    from artel.server.store.cleaning import KeepDays

    keep = KeepDays(open_tables=open_tables, games=games, chat=chat, guests=guests)
    tidy(config=config, keep=keep, dry=dry, language=language(ctx))


@admin.command("ban")
def ban(
    ctx: typer.Context,
    who: Who,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="They are told it.")] = "",
    days: Annotated[float | None, typer.Option("--days", metavar="N", min=0, help="For good otherwise.")] = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Let somebody in no more."""
    from artel.cli.admin import ban as run

    run(config=config, who=who, reason=reason[:200], days=days, language=language(ctx))


@admin.command("unban")
def unban(ctx: typer.Context, who: Who, config: Config = None, lang: Lang = None) -> None:
    """Let somebody in again."""
    from artel.cli.admin import unban as run

    run(config=config, who=who, language=language(ctx))


# -- people --------------------------------------------------------------------------------------------


@admin.command("grant")
def grant(ctx: typer.Context, who: Person, config: Config = None, lang: Lang = None) -> None:
    """Make an account an admin: it may open the page /admin."""
    from artel.cli.admin import grant as run

    run(config=config, who=who, language=language(ctx))


@admin.command("revoke")
def revoke(ctx: typer.Context, who: Person, config: Config = None, lang: Lang = None) -> None:
    """Take that back, at once."""
    from artel.cli.admin import revoke as run

    run(config=config, who=who, language=language(ctx))


@admin.command("rename")
def rename(
    ctx: typer.Context,
    who: Person,
    name: Annotated[str | None, typer.Argument(metavar="[NAME]", help="One that says nothing otherwise.")] = None,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="They are told it.")] = "",
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Give somebody another name; they are told at their next visit."""
    from artel.cli.admin import rename as run

    run(config=config, who=who, name=name, why=reason[:200], language=language(ctx))


@admin.command("remove")
def remove(
    ctx: typer.Context,
    who: Person,
    reason: Why = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Remove somebody for good, as if they had deleted their account."""
    from artel.cli.admin import remove as run

    run(config=config, who=who, why=reason[:200], sure=yes, language=language(ctx))


@admin.command("sign-out")
def sign_out(ctx: typer.Context, who: Person, reason: Why = "", config: Config = None, lang: Lang = None) -> None:
    """End all sessions of somebody."""
    from artel.cli.admin import sign_out as run

    run(config=config, who=who, why=reason[:200], language=language(ctx))


# -- tables --------------------------------------------------------------------------------------------


@admin.command("close-table")
def close_table(ctx: typer.Context, table: Table, reason: Why = "", config: Config = None, lang: Lang = None) -> None:
    """End the game at a table without a result."""
    from artel.cli.admin import close_table as run

    run(config=config, table=table, why=reason[:200], language=language(ctx))


@admin.command("remove-table")
def remove_table(ctx: typer.Context, table: Table, reason: Why = "", config: Config = None, lang: Lang = None) -> None:
    """Take a table out of all public lists, and hide what was said there; it is kept for those who sat there."""
    from artel.cli.admin import remove_table as run

    run(config=config, table=table, why=reason[:200], language=language(ctx))


@admin.command("talk")
def talk(
    ctx: typer.Context, table: Table, most: Most = 50, json: Json = False, config: Config = None, lang: Lang = None
) -> None:
    """List what was said at a table, the oldest first."""
    from artel.cli.admin import list_talk

    list_talk(config=config, table=table, most=most, json=json, language=language(ctx))


@admin.command("hide")
def hide(
    ctx: typer.Context,
    table: Table,
    at: Annotated[int, typer.Argument(metavar="AT", help="Which remark: its time, as `talk` lists it.")],
    reason: Why = "",
    show: Annotated[bool, typer.Option("--show", help="Show it again instead.")] = False,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Hide a remark from everybody."""
    from artel.cli.admin import hide as run

    run(config=config, table=table, at=at, why=reason[:200], hidden=not show, language=language(ctx))


# -- invitations and reports ---------------------------------------------------------------------------


@admin.command("invite")
def invite(
    ctx: typer.Context,
    note: Annotated[str, typer.Option("--note", metavar="TEXT", help="For whom.")] = "",
    uses: Annotated[int, typer.Option("--uses", metavar="N", min=1, max=1000, help="So many may use it.")] = 1,
    days: Annotated[float, typer.Option("--days", metavar="N", min=0, max=365, help="So long.")] = 7,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Make an invitation to register; its link is shown once."""
    from artel.cli.admin import invite as run

    run(config=config, note=note[:80], uses=uses, days=days, language=language(ctx))


@admin.command("uninvite")
def uninvite(
    ctx: typer.Context,
    which: Annotated[str, typer.Argument(metavar="ID", help="As `invitations` lists it.")],
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Revoke an invitation to register."""
    from artel.cli.admin import uninvite as run

    run(config=config, which=which, language=language(ctx))


@admin.command("invitations")
def invitations(ctx: typer.Context, json: Json = False, config: Config = None, lang: Lang = None) -> None:
    """List invitations to register, the newest first."""
    from artel.cli.admin import list_invitations

    list_invitations(config=config, json=json, language=language(ctx))


@admin.command("reports")
def reports(
    ctx: typer.Context,
    status: Annotated[
        str | None, typer.Option("--status", metavar="S", help="Only open, taken or closed ones.")
    ] = None,
    most: Most = 50,
    json: Json = False,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """List what players have reported; what waits comes first."""
    from artel.cli.admin import list_reports

    list_reports(config=config, status=status, most=most, json=json, language=language(ctx))


@admin.command("close-report")
def close_report(
    ctx: typer.Context,
    which: Annotated[str, typer.Argument(metavar="ID", help="As `reports` lists it.")],
    note: Annotated[str, typer.Option("--note", metavar="TEXT", help="What was done.")] = "",
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Close a report; the reporter is told that it was looked at."""
    from artel.cli.admin import close_report as run

    run(config=config, which=which, note=note[:500], language=language(ctx))


# -- listings ------------------------------------------------------------------------------------------


@admin.command("audit")
def audit(ctx: typer.Context, most: Most = 50, json: Json = False, config: Config = None, lang: Lang = None) -> None:
    """List what moderators have done, the newest first."""
    from artel.cli.admin import list_audit

    list_audit(config=config, most=most, json=json, language=language(ctx))


@admin.command("figures")
def figures(ctx: typer.Context, json: Json = False, config: Config = None, lang: Lang = None) -> None:
    """Count people, tables and the rest."""
    from artel.cli.admin import figures as run

    run(config=config, json=json, language=language(ctx))


@admin.command("bans")
def bans(ctx: typer.Context, json: Json = False, config: Config = None, lang: Lang = None) -> None:
    """List who may not come in."""
    from artel.cli.admin import list_bans

    list_bans(config=config, json=json, language=language(ctx))


Account = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account, or its id.")]


@admin.command("reset-password")
def reset_password(
    ctx: typer.Context,
    who: Account,
    hours: Annotated[float, typer.Option("--hours", metavar="N", min=0.1, max=720, help="It is good so long.")] = 24,
    site: Annotated[str, typer.Option("--site", metavar="URL", help="Where the server is; https://example.org.")] = "",
    reason: Why = "",
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Make a link with which somebody sets a new password, once."""
    from artel.cli.admin import reset_password as run

    run(config=config, who=who, hours=hours, site=site, why=reason[:200], language=language(ctx))


@admin.command("second-factor-off")
def second_factor_off(
    ctx: typer.Context, who: Account, reason: Why = "", config: Config = None, lang: Lang = None
) -> None:
    """Ask somebody no more for a second factor that is lost."""
    from artel.cli.admin import second_factor_off as run

    run(config=config, who=who, why=reason[:200], language=language(ctx))


@admin.command("people")
def people(
    ctx: typer.Context,
    search: Annotated[str, typer.Argument(metavar="[ID|PART]", help="An id, or a part of a name.")] = "",
    most: Most = 50,
    json: Json = False,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """List people, those seen last first."""
    from artel.cli.admin import list_people

    list_people(config=config, search=search, most=most, json=json, language=language(ctx))


@admin.command("tables")
def tables(
    ctx: typer.Context,
    status: Annotated[
        str | None, typer.Option("--status", metavar="S", help="Only open, running, over or abandoned ones.")
    ] = None,
    most: Most = 50,
    json: Json = False,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """List tables, the newest first."""
    from artel.cli.admin import list_tables

    list_tables(config=config, status=status, most=most, json=json, language=language(ctx))


@admin.command("flags")
def flags(ctx: typer.Context, most: Most = 50, json: Json = False, config: Config = None, lang: Lang = None) -> None:
    """List rated games that look like farming, the newest first."""
    from artel.cli.admin import list_flags

    list_flags(config=config, most=most, json=json, language=language(ctx))


@admin.command("packs")
def packs(ctx: typer.Context, json: Json = False, config: Config = None, lang: Lang = None) -> None:
    """List the data packs that are stored."""
    from artel.cli.admin_packs import list_packs as run

    run(config=config, language=language(ctx), json=json)


Pack = Annotated[str, typer.Argument(metavar="DIGEST", help="The digest of a pack.")]


@admin.command("allow-pack")
def allow_pack(
    ctx: typer.Context,
    pack: Pack,
    no: Annotated[bool, typer.Option("--no", help="Not any more.")] = False,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Let rated games be played with a data pack."""
    from artel.cli.admin_packs import allow as run

    run(config=config, pack=pack, allowed=not no, language=language(ctx))


@admin.command("remove-pack")
def remove_pack(ctx: typer.Context, pack: Pack, config: Config = None, lang: Lang = None) -> None:
    """Remove a data pack; games that were played with it keep it."""
    from artel.cli.admin_packs import remove as run

    run(config=config, pack=pack, language=language(ctx))
