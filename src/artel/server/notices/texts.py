"""What notices say: the names of games and of who plays, and where. Nothing that happens at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.server.notices.mail import MailLetter
from artel.text import words

if TYPE_CHECKING:
    from artel.server.store.calls import Due
    from artel.server.store.people import Person


def game_name(game: str, language: str) -> str:
    try:
        return words(language).say(f"web-game-{game}")
    except LookupError:
        return game


def title(due: Due) -> str:
    game = game_name(due.tables[0].game, due.person.language)
    return words(due.person.language).say("mail-turn-subject", tables=len(due.tables), game=game)


def turn_letter(due: Due, site: str) -> MailLetter:
    assert due.address is not None
    language = due.person.language
    say = words(language).say
    lines = [say("mail-turn-hello", name=due.person.name), ""]
    for table in due.tables:
        others = [row.name or row.bot or "" for row in table.seats if row.person_id != due.person.id]
        lines += [say("mail-turn-line", game=game_name(table.game, language), names=", ".join(others))]
        lines += [f"{site}/t/{table.id}", ""]
    lines += ["-- ", say("mail-turn-why"), f"{site}/unsubscribe#{due.leaving}"]
    leaving = f"{site}/api/notices/unsubscribe/{due.leaving}"
    return MailLetter(due.address, title(due), "\n".join(lines) + "\n", language, leaving)


def turn_push(due: Due) -> dict[str, str]:
    first = due.tables[0]
    where = f"/t/{first.id}" if len(due.tables) == 1 else "/"
    return {"title": title(due), "body": words(due.person.language).say("push-turn-body"), "url": where}


def confirming_letter(address: str, name: str, language: str, site: str, token: str) -> MailLetter:
    say = words(language).say
    text = say("mail-confirm-text", name=name, site=site, link=f"{site}/confirm#{token}")
    return MailLetter(address, say("mail-confirm-subject"), text + "\n", language)


def reset_letter(address: str, person: Person, site: str, token: str) -> MailLetter:
    say = words(person.language).say
    text = say("mail-reset-text", name=person.name, site=site, link=f"{site}/reset#{token}")
    return MailLetter(address, say("mail-reset-subject"), text + "\n", person.language)
