"""Whom each request of the bot may notify: never everyone, never a role, and of people only those at a table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tests.cogs.party import Party

SAYS = re.compile(r"/channels/\d+/messages(/\d+)?|/webhooks/.+|/interactions/.+/callback")
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
        told = f"{request.method} {request.path}: {allowed}"
        if allowed is None or allowed.get("parse") or allowed.get("roles"):
            found.append(told)
        elif not {int(id_) for id_ in allowed.get("users", [])} <= seated:
            found.append(f"{told}, seated are {sorted(seated)}")
    return found


async def seated_people(party: Party) -> set[int]:
    sql = "SELECT user_id FROM seats UNION SELECT user_id FROM seat_history UNION SELECT host_id FROM games"
    return party.seated_before | {int(str(row[0])) for row in await party.bot.store.rows(sql) if row[0] is not None}
