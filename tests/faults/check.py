"""What must hold after every run, read from the database and from the record of what Discord has accepted."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from data.maps.library import Library
from data.store.connection import Connection
from engine.core.codec import decode_events, encode_state
from engine.core.game import Game
from tests.cogs.mentions import is_doubled
from tests.faults.line import Word

SEVERAL = ("drawtwo",)
"""Presses that play two steps at once."""
_EXPECTED = {"HTTPException", "ClientError", "OSError", "TimeoutError", "OperationalError", "NotStored"}
"""What a fault is answered with; any other error is a mistake of the bot."""


def violations(path: Path, library: Library, words: Sequence[Word]) -> list[str]:
    """All that is wrong, each in a sentence."""
    with closing(sqlite3.connect(path)) as db:
        return [*_of_file(db), *violations_in(db, library, words)]


def violations_in(db: Connection, library: Library, words: Sequence[Word]) -> list[str]:
    """All that is wrong but in the file itself."""
    return [*_of_games(db, library), *_of_moves(db, words), *_of_posts(db, words), *_of_life(words)]


def _of_file(db: sqlite3.Connection) -> Iterator[str]:
    if (state := db.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
        yield f"the database is broken: {state}"
    if broken := db.execute("PRAGMA foreign_key_check").fetchall():
        yield f"rows that hang in the air: {broken[:3]}"


def _of_games(db: Connection, library: Library) -> Iterator[str]:
    """Steps are there without a gap, and the fold of all of them is the snapshot."""
    for game_id, key, variant, step in db.execute("SELECT id, key, variant, step FROM games"):
        rows = db.execute("SELECT step, events FROM steps WHERE game_id = ? ORDER BY step", (game_id,)).fetchall()
        if [row[0] for row in rows] != list(range(1, step + 1)):
            yield f"game {game_id} at step {step} has the steps {[row[0] for row in rows]}"
            continue
        snapshot = db.execute("SELECT step, state FROM snapshots WHERE game_id = ?", (game_id,)).fetchone()
        if not rows:
            if snapshot:
                yield f"game {game_id} has a snapshot and no step"
            continue
        seats = db.execute("SELECT count(*) FROM seats WHERE game_id = ?", (game_id,)).fetchone()[0]
        game = Game.blank(library.rules(key, variant), seats)
        for _, events in rows:
            game = game.after(decode_events(events))
        if snapshot != (step, encode_state(game)):
            yield f"game {game_id}: the fold of its {step} steps is not its snapshot"
        found = {row[0] for row in db.execute("SELECT step FROM outbox WHERE game_id = ?", (game_id,))}
        if missing := set(range(1, step + 1)) - found:
            yield f"game {game_id} has no outbox item for the steps {sorted(missing)}"


def _of_moves(db: Connection, words: Sequence[Word]) -> Iterator[str]:
    """What was accepted is there, and each press has moved once."""
    presses: Counter[str] = Counter()
    steps: Counter[tuple[int, int]] = Counter()
    for kind, facts in words:
        if kind == "moved" and facts["pressed"]:
            presses[facts["pressed"]] += 1
        if kind != "accepted":
            continue
        kept = db.execute("SELECT action FROM steps WHERE game_id = ? AND step = ?", (facts["game"], facts["step"]))
        if kept.fetchone() != (facts["action"],):
            yield f"an accepted move is lost: {facts}"
        steps[facts["game"], facts["step"]] += 1
    yield from (f"step {step} was accepted {count} times" for step, count in steps.items() if count > 1)
    for press, count in presses.items():
        several = any(f":{verb}" in press for verb in SEVERAL)
        if count > 1 + several:
            yield f"one press has moved {count} times: {press}"


def _of_posts(db: Connection, words: Sequence[Word]) -> Iterator[str]:
    """No message is posted twice, and what the outbox takes for sent is there."""
    calls = [facts["call"] for kind, facts in words if kind == "world" and facts["call"].get("message") is not None]
    nonces = Counter(call["nonce"] for call in calls)
    yield from (f"{count} messages of the nonce {nonce}" for nonce, count in nonces.items() if count > 1)
    if not any(kind == "refused" and facts["status"] == 404 for kind, facts in words):
        yield from _of_kinds(db, calls)  # a message that Discord says is gone is sent again
    if not any(kind == "fault" and facts["what"] in ("forward", "back") for kind, facts in words):
        yield from _of_reminders(calls)  # a bot whose clock is set by a day cannot tell what was just now
    sent = (
        "SELECT id, kind, step, message_id FROM outbox WHERE state = 'sent' AND message_id IS NOT NULL "
        "AND kind IN ('lobby', 'post', 'final', 'note', 'hint', 'feed')"
    )
    there = {call["message"] for call in calls}
    yield from (f"counted as sent, but never posted: {row}" for row in db.execute(sent) if row[3] not in there)
    yield from _of_dropped(db, words)
    calls = [facts["call"] for kind, facts in words if kind == "world" and facts["call"].get("method") == "POST"]
    yield from (
        f"a retry of the library doubles it: {call['path']}"
        for call in calls
        if is_doubled("POST", call["path"], call["sent"])
    )


def _of_kinds(db: Connection, calls: Sequence[dict[str, Any]]) -> Iterator[str]:
    """What says the same under two nonces: boards of one step, private messages."""
    counts: Counter[str] = Counter()
    public = {f"/channels/{row[0]}/messages" for row in db.execute("SELECT channel_id FROM games")}
    for call in calls:
        path, nonce = call["path"], call["nonce"]
        if (
            path in public
            and re.fullmatch(r"\d+-\d+", nonce)
            and (step := re.search(r"'st:(\d+):(\d+):", str(call["sent"])))
        ):
            counts[f"two boards of step {step[2]} of game {step[1]}"] += 1
        elif path not in public and re.fullmatch(r"\d+-\d+-\d+", nonce):
            counts[f"two private messages in {path} of game {nonce.split('-')[0]}"] += 1
    yield from (what for what, count in counts.items() if count > 1)


def _of_reminders(calls: Sequence[dict[str, Any]]) -> Iterator[str]:
    reminded: dict[str, float] = {}
    for call in calls:
        if call["nonce"].startswith("r") and (person := re.search(r":mute:(\d+)", str(call["sent"]))):
            if call["at"] - reminded.get(person[1], -AGAIN) < AGAIN:
                yield f"reminded twice: {call['nonce']}"
            reminded[person[1]] = call["at"]


AGAIN = 3600.0
"""Seconds in which nobody is reminded twice."""


def _of_dropped(db: Connection, words: Sequence[Word]) -> Iterator[str]:
    """What left the outbox unsent has a reason that is known."""
    refused: set[Any] = {facts["code"] for kind, facts in words if kind == "refused"}
    rows = db.execute(
        "SELECT outbox.id, kind, seat, outbox.step, game_id, status FROM outbox JOIN games ON games.id = game_id "
        "WHERE state = 'dropped'"
    )
    statuses = {facts["status"] for kind, facts in words if kind == "refused"}
    feed = db.execute("SELECT 1 FROM settings WHERE name = 'feed'").fetchone()
    sql = (
        "SELECT 1 FROM private_messages WHERE game_id = ? AND seat = ? AND message_id IS NULL "
        "UNION SELECT 1 FROM seats WHERE game_id = ? AND seat = ? AND computer IS NOT NULL"
    )
    for id_, kind, seat, step, game_id, status in rows.fetchall():
        if status == "cancelled" or (kind == "lobby" and status != "lobby"):
            continue
        if kind == "feed" and (403 in statuses or 404 in statuses or not feed):
            continue
        if kind in ("hand", "own", "answered"):
            if db.execute(sql, (game_id, seat, game_id, seat)).fetchone():
                continue
        elif 10003 in refused:
            continue
        yield f"dropped for no reason: outbox {id_}, {kind} of step {step}"


def _of_life(words: Sequence[Word]) -> Iterator[str]:
    """No life has stumbled but over a fault, and the last one has recovered."""
    for kind, facts in words:
        if kind == "wrong":
            yield facts["what"]
        elif kind == "crashed":
            yield f"a life crashed: {facts['error']}"
        elif kind == "logged" and not _EXPECTED & set(facts["types"]) and "nothing can be stored" not in facts["text"]:
            yield f"logged: {facts['text']} {facts['trace']}"
    if not any(kind == "recovered" for kind, _ in words):
        yield "the bot has not recovered"
