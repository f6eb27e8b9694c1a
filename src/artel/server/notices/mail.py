"""Mail: one letter to one person, over the SMTP server of the settings."""

from __future__ import annotations

import asyncio
import re
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import structlog

from artel.kernel.errors import NotInstalled
from artel.server.errors import BadAddress
from artel.server.upkeep.metrics import NOTICES

if TYPE_CHECKING:
    from artel.server.config import Settings

log = structlog.get_logger()
PATIENCE: Final = 30.0
AGAIN: Final = (5.0, 60.0, 300.0)
"""Seconds before each further try of a letter that was posted."""
WAITING: Final = 200
"""Letters that may wait to be tried; more are lost."""
LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}")


class NotSent(Exception):
    """`for_good`: it makes no sense to try again."""

    def __init__(self, reason: str, *, for_good: bool) -> None:
        super().__init__(reason)
        self.for_good = for_good


class MailLetter(NamedTuple):
    """`leaving`: an address that ends letters of this kind when it is posted to."""

    to: str
    subject: str
    text: str
    language: str
    leaving: str | None = None


def proper_address(text: str) -> str:
    """As it is stored: the domain in ASCII and small letters. Raises BadAddress."""
    local, _, domain = text.strip().rpartition("@")
    try:
        host = domain.encode("idna").decode().lower()
    except UnicodeError:
        raise BadAddress from None
    labels = host.split(".")
    named = len(labels) > 1 and all(re.fullmatch(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?", label) for label in labels)
    if not LOCAL.fullmatch(local) or ".." in f".{local}." or not named or len(local) + len(host) > 253:
        raise BadAddress
    return f"{local}@{host}"


def written(letter: MailLetter, settings: Settings) -> EmailMessage:
    message = EmailMessage()
    message["From"] = Address("Artel", addr_spec=settings.mail_from or "")
    message["To"] = Address(addr_spec=letter.to)
    message["Subject"] = letter.subject
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = make_msgid(domain=urlsplit(settings.site or "").hostname)
    message["Auto-Submitted"] = "auto-generated"
    if letter.leaving is not None:
        message["List-Unsubscribe"] = f"<{letter.leaving}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text, charset="utf-8", cte="quoted-printable")
    message["Content-Language"] = letter.language  # set_content removes it
    return message


async def send(settings: Settings, letter: MailLetter, context: ssl.SSLContext | None = None) -> None:
    """One try. Raises NotSent."""
    from aiosmtplib import SMTPException, SMTPRecipientsRefused, SMTPResponseException
    from aiosmtplib import send as hand_over

    try:
        await hand_over(
            written(letter, settings),
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user,
            password=settings.smtp_password,
            use_tls=settings.smtp_tls == "tls",
            start_tls=settings.smtp_tls == "starttls",
            tls_context=context,
            timeout=PATIENCE,
        )
    except SMTPRecipientsRefused as error:
        raise NotSent("refused", for_good=all(one.code >= 500 for one in error.recipients)) from None
    except SMTPResponseException as error:
        raise NotSent(f"{type(error).__name__} {error.code}", for_good=False) from None
    except (SMTPException, OSError) as error:
        raise NotSent(type(error).__name__, for_good=False) from None


class Mailer:
    """For letters that nobody waits for."""

    def __init__(self, settings: Settings) -> None:
        """Raises NotInstalled."""
        try:
            import aiosmtplib  # noqa: F401
        except ModuleNotFoundError:
            raise NotInstalled(name="aiosmtplib", package="artel-tabletop[notices]") from None
        self._settings = settings
        self._context = ssl.create_default_context() if settings.smtp_tls != "none" else None
        self._posted: set[asyncio.Task[None]] = set()

    async def send(self, letter: MailLetter) -> None:
        """One try. Raises NotSent."""
        try:
            await send(self._settings, letter, self._context)
        except NotSent:
            NOTICES.labels("mail", "failed").inc()
            raise
        NOTICES.labels("mail", "sent").inc()

    def post(self, letter: MailLetter) -> None:
        """In the background, tried some times; never waits, and says nothing of how it went."""
        if len(self._posted) >= WAITING:
            log.error("too many letters wait")
            return
        task = asyncio.create_task(self._try(letter))
        self._posted.add(task)
        task.add_done_callback(self._posted.discard)

    async def close(self) -> None:
        for task in self._posted:
            task.cancel()
        await asyncio.gather(*self._posted, return_exceptions=True)

    async def _try(self, letter: MailLetter) -> None:
        for pause in (*AGAIN, None):
            try:
                await self.send(letter)
                return
            except NotSent as error:
                log.warning("letter not sent", reason=str(error), last=pause is None or error.for_good)
                if error.for_good or pause is None:
                    return
                await asyncio.sleep(pause)
            except Exception:
                log.exception("letter not sent")
                return
