"""What no test may come to: a request of the bot that notifies anyone but the people at a table, answers before it has
acknowledged, is doubled in public by the library, which tries again by itself after a 500, or formats an alt text,
which is read as it stands; and an id of a person in a column that is not known to name people."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from cogs.core.logs import discreet
from data.store import seats, store
from data.store.backup import reading
from data.store.connection import Connection
from data.store.place import Place
from data.store.privacy import named_columns
from data.store.rows import SeatRow, Statement
from tests.cogs.hands import walk
from tests.cogs.party import Party
from tests.postgres import tables_of

SAYS = re.compile(r"/channels/\d+/messages(/\d+)?|/webhooks/.+|/interactions/.+/callback")
FOLLOWS_UP = re.compile(r"/webhooks/\d+/([^/]+)(?:/messages/.+)?")
ACKNOWLEDGES = re.compile(r"/interactions/\d+/([^/]+)/callback")
IDS = re.compile(r"(?<!\d)\d{15,20}(?!\d)")
WITH_WORDS = (4, 7)
"""Answers to an interaction that are a message, or change one."""


def said_in(path: str, method: str, json: Any) -> Mapping[str, Any] | None:
    """The message in a request, if there is one."""
    if method not in ("POST", "PATCH") or not SAYS.fullmatch(path) or not isinstance(json, Mapping):
        return None
    if not path.endswith("/callback"):
        return json
    return (json.get("data") or {}) if json["type"] in WITH_WORDS else None


def careless(party: Party, seated: set[int]) -> list[str]:
    """Every request that could notify somebody whom no table waits for."""
    found = []
    for request in party.env.http_requests:
        message = said_in(request.path, request.method, request.json)
        if message is None or not (message.get("content") or message.get("components")):
            continue
        allowed = message.get("allowed_mentions")
        text = f"{request.method} {request.path}: {allowed}"
        if allowed is None or allowed.get("parse") or allowed.get("roles"):
            found.append(text)
        elif not {int(id_) for id_ in allowed.get("users", [])} <= seated:
            found.append(f"{text}, seated are {sorted(seated)}")
    return found


def kept_unknown(database: Path | str, people: Collection[int]) -> list[str]:
    """Every column with a person's id that `/privacy` does not know of."""
    found = []
    with reading(Place(database)) as db:
        for table, columns in _unlisted(db).items():
            for row in db.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall():
                for column, value in zip(columns, row, strict=True):
                    text = str(value)
                    if any(str(one) in text for one in people) and set(map(int, IDS.findall(text))) & set(people):
                        found.append(f"{table}.{column}: {value}")
    return found


_unlisted_of: dict[type, dict[str, list[str]]] = {}


def _unlisted(db: Connection) -> dict[str, list[str]]:
    """Return the columns that name nobody, by table; read once for each engine, since all tests have one schema."""
    if type(db) not in _unlisted_of:
        known = set(named_columns())
        named = {table: [name for name, _ in columns] for table, columns in tables_of(db).items()}
        left = {table: [name for name in names if (table, name) not in known] for table, names in named.items()}
        _unlisted_of[type(db)] = {table: names for table, names in left.items() if names}
    return _unlisted_of[type(db)]


def named_in_log(lines: Iterable[logging.LogRecord], people: Collection[int]) -> list[str]:
    """Every line of the bot with a person's id, and every one of a library with an id that the log's guard leaves."""
    found = []
    for line in lines:
        text = line.getMessage()
        if not line.name.startswith(("cogs.", "data.")):
            text = discreet(text) if line.levelno >= logging.INFO else ""
        if set(map(int, IDS.findall(text))) & set(people):
            found.append(f"{line.name}: {text}")
    return found


def unacknowledged(party: Party) -> list[str]:
    """Every follow-up to an interaction that was not acknowledged before: Discord knows no such webhook."""
    acknowledged, found = set[str](), []
    for request in party.env.http_requests:
        if answered := ACKNOWLEDGES.fullmatch(request.path):
            acknowledged.add(answered[1])
        elif (following := FOLLOWS_UP.fullmatch(request.path)) and following[1] not in acknowledged:
            found.append(f"{request.method} {request.path}: {request.json}")
    return found


EPHEMERAL = 64


def is_doubled(method: str, path: str, json: Any = None, **_: Any) -> bool:
    """Whether a second try of this call would be seen: a message without a nonce, a follow-up for all."""
    body = json if isinstance(json, Mapping) else {}
    if method != "POST":
        return False
    if FOLLOWS_UP.fullmatch(path):
        return not int(body.get("flags") or 0) & EPHEMERAL
    return bool(SAYS.fullmatch(path)) and not path.endswith("/callback") and not body.get("enforce_nonce")


def doubled(party: Party) -> list[str]:
    """Every request that the library would double in public."""
    requests = party.env.http_requests
    return [f"{one.method} {one.path}" for one in requests if is_doubled(one.method, one.path, one.json)]


FORMATTED = re.compile(r"\*\*|__|~~|`|^(?:#{1,3}|-#|>) |\]\(|<[@#t/:]|\\", re.MULTILINE)


def alt_texts(party: Party) -> Iterator[str]:
    """The alt text of every picture that the bot has sent."""
    for request in party.env.http_requests:
        message = said_in(request.path, request.method, request.json) or {}
        for part in walk(message.get("components") or ()):
            yield from (item["description"] for item in part.get("items", ()) if "description" in item)


def formatted(party: Party) -> list[str]:
    """Every alt text with Markdown, mentions, or signs that were escaped for a message."""
    return [text for text in alt_texts(party) if FORMATTED.search(text)]


def remembered(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """Fills with everybody who is ever given a seat, though they leave it or are forgotten later."""
    ever: set[int] = set()
    put, change = store.put_seats, seats.changing

    def putting(db: sqlite3.Connection, game_id: int, rows: Sequence[SeatRow]) -> None:
        ever.update(row.user_id for row in rows if row.user_id is not None)
        put(db, game_id, rows)

    def changing(game_id: int, before: SeatRow, after: SeatRow) -> list[Statement]:
        ever.update(row.user_id for row in (before, after) if row.user_id is not None)
        return change(game_id, before, after)

    monkeypatch.setattr(store, "put_seats", putting)
    monkeypatch.setattr(seats, "changing", changing)
    return ever
