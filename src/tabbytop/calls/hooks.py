"""Webhooks: a notice in the shape that a service reads, found by its address or chosen."""

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from tabbytop.texts import texts

from .choices import Shape
from .notice import Notice

HEADERS = {"Content-Type": "application/json; charset=utf-8"}


def shape_of(url: str) -> Shape:
    """What a service at this address reads, as far as its name tells."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    if host in ("discord.com", "discordapp.com") or host.endswith(".discord.com"):
        return "discord"
    if host == "hooks.slack.com":
        return "slack"
    return "ntfy" if host.startswith("ntfy.") else "json"


def message(shape: Shape, url: str, notice: Notice, house: str, end: str) -> tuple[str, Mapping[str, str], bytes]:
    """Where to, with which headers, and what. Names are people's own words, and call nobody by what they hold."""
    link, end = house + notice.link, house + end
    say = texts(notice.language)
    body: dict[str, Any]
    match shape:
        case "discord":
            words = f"**{_plain(notice.title)}**\n{_plain(notice.body)}\n{link}\n-# {say('call-end')}: <{end}>"
            body = {"content": words[:2000], "allowed_mentions": {"parse": []}}
        case "slack":
            links = f"<{link}|{_escaped(say('call-open'))}> · <{end}|{_escaped(say('call-end'))}>"
            body = {"text": f"*{_escaped(notice.title)}*\n{_escaped(notice.body)}\n{links}"}
        case "ntfy":
            url, topic = _topic(url)
            ends = [{"action": "http", "label": say("call-end"), "url": end, "method": "POST", "clear": True}]
            body = {"topic": topic, "title": notice.title, "message": notice.body or notice.title}
            body |= {"click": link, "actions": ends, "tags": ["cat"]}
        case _:
            body = {"call": notice.call, "title": notice.title, "text": notice.body, "link": link, "end": end}
            body |= {"waiting": notice.waiting, "language": notice.language}
    return url, HEADERS, json.dumps(body, ensure_ascii=False).encode()


def _topic(url: str) -> tuple[str, str]:
    """ntfy takes JSON at its root, and the topic inside."""
    parts = urlsplit(url)
    before, _, topic = parts.path.rstrip("/").rpartition("/")
    return urlunsplit((parts.scheme, parts.netloc, before or "/", parts.query, "")), topic


def _plain(text: str) -> str:
    return "".join(f"\\{sign}" if sign in "*_~`|>[]<\\" else sign for sign in text)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
