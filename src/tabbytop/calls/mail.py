"""E-mail, where whoever keeps the house has named a server for it (SMTP)."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, make_msgid, parseaddr
from typing import Literal
from urllib.parse import unquote, urlsplit

from tabbytop.core import TabbyError
from tabbytop.texts import texts

from .notice import Notice
from .reach import Unreachable

PATIENCE = 20.0  #: seconds for each answer of the server
AT_ONCE = 2


class Lines(EmailPolicy):
    """As any mail server takes them: seven bits, in short lines. But an address in a header stays as it is: folded it
    would be encoded, and no mail program reads it then."""

    def fold_binary(self, name: str, value: str) -> bytes:
        if name == UNSUBSCRIBE and value.isascii():
            return f"{name}: {value}{self.linesep}".encode("ascii")
        return super().fold_binary(name, value)


UNSUBSCRIBE = "List-Unsubscribe"
LINES = Lines(linesep="\r\n", cte_type="7bit", max_line_length=76)


class NoSuchBox(Exception):
    """The server says that nobody is there."""


@dataclass(frozen=True, slots=True)
class Post:
    """The server that takes letters. ``tls``: from the first byte, after a few words, or none: in one's own network."""

    host: str
    port: int
    sender: str
    tls: Literal["tls", "starttls", "none"] = "starttls"
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        return f"Post({self.host}:{self.port}, {self.tls})"  # and no password, wherever it is written


TLS: dict[str, tuple[Literal["tls", "starttls", "none"], int]] = {
    "smtps": ("tls", 465),
    "smtp": ("starttls", 587),
    "smtp+plain": ("none", 25),
}


def post_of(url: str, sender: str, password: str) -> Post:
    """``smtps://user@mail.example``, ``smtp://…`` (STARTTLS), ``smtp+plain://localhost``; else ``TabbyError``."""
    try:
        parts = urlsplit(url)
        tls, port = TLS[parts.scheme]
        host, port = parts.hostname or "", parts.port or port
    except (ValueError, KeyError):
        host = ""
    if not host or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise TabbyError("a mail server is named so: smtps://user@mail.example, smtp://…, or smtp+plain://localhost")
    if parts.password:
        raise TabbyError("the mail server's password stands in a variable or a file, not in its address")
    if "@" not in parseaddr(sender)[1] or any(sign in sender for sign in "\r\n"):
        raise TabbyError(f"a sender looks like Tabbytop <tabby@play.example>; this is none: {sender[:100]!r}")
    return Post(host, port, sender, tls, unquote(parts.username or ""), password)


class Letters:
    """Sends them in threads of its own, few at a time: a slow server holds up nobody else."""

    def __init__(self, post: Post, patience: float = PATIENCE) -> None:
        self.post, self._patience = post, patience
        self._threads = ThreadPoolExecutor(AT_ONCE, "mail")

    @property
    def address(self) -> str:
        return parseaddr(self.post.sender)[1]

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, to: str, notice: Notice, house: str, end: str) -> None:
        """``NoSuchBox`` or ``Unreachable`` says why not."""
        letter = self._letter(to, notice, house, end)
        await asyncio.get_running_loop().run_in_executor(self._threads, self._send, letter)

    def _letter(self, to: str, notice: Notice, house: str, end: str) -> EmailMessage:
        say = texts(notice.language)
        letter = EmailMessage(LINES)
        letter["From"], letter["To"], letter["Subject"] = self.post.sender, to, notice.title
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=parseaddr(self.post.sender)[1].rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        foot = []
        if end:
            letter[UNSUBSCRIBE] = f"<{house}{end}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            foot = ["", "-- ", f"{say('call-end')}: {house}{end}"]
        letter.set_content("\n".join([notice.body, "", f"{house}{notice.link}", *foot, ""]))
        return letter

    def _send(self, letter: EmailMessage) -> None:
        post = self.post
        try:
            context = ssl.create_default_context() if post.tls != "none" else None
            if post.tls == "tls":
                server: smtplib.SMTP = smtplib.SMTP_SSL(post.host, post.port, timeout=self._patience, context=context)
            else:
                server = smtplib.SMTP(post.host, post.port, timeout=self._patience)
            with server:
                if post.tls == "starttls":
                    server.starttls(context=context)
                if post.user:
                    server.login(post.user, post.password)
                server.send_message(letter)
        except smtplib.SMTPRecipientsRefused as refused:
            code, said = next(iter(refused.recipients.values()))
            if code in (550, 551, 553):
                raise NoSuchBox(str(code)) from None
            raise Unreachable(f"the mail server says {code} {said!r}") from None
        except (OSError, smtplib.SMTPException) as wrong:
            raise Unreachable(f"the mail server: {wrong}") from None
