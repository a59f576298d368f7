"""What people who deleted their data still know: the hands of games, and the deals, that are secret yet.

Such a person is recognized by a keyed hash of their id. The key is in a file, never in the database: a copy of that
alone leads back to no one.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

from data.store.connection import Connection, StoreError

KEY_BYTES = 32
_MARK = b"Slow Train"
"""What is hashed with the key of hashes, so that processes with different keys are noticed."""


def read_key(file: Path) -> bytes:
    """Return the key, and make it at the first start; only the owner can read its file. Call it under a lock.

    Raises: OSError, also for a file that holds no key.
    """
    if not file.exists():
        _write(file, secrets.token_bytes(KEY_BYTES))
    return _key_in(file)


def copy_key(key: bytes, file: Path) -> bool:
    """Write a key into a file, and tell whether it is new; the same key may be there already.

    Raises: FileExistsError if another key is there; OSError.
    """
    if not file.exists():
        _write(file, key)
        return True
    if not hmac.compare_digest(_key_in(file), key):
        raise FileExistsError(file)
    return False


def _write(file: Path, key: bytes) -> None:
    fresh = Path(f"{file}-new")  # a crash in between must not leave half a key
    fresh.unlink(missing_ok=True)
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as writing:
        writing.write(key.hex() + "\n")
        writing.flush()
        os.fsync(descriptor)
    fresh.replace(file)


def check_key(file: Path) -> None:
    """Check that the file, if there is one, holds a key.

    Raises: OSError.
    """
    if file.exists():
        _key_in(file)


def is_open_to_others(file: Path) -> bool:
    """Tell whether other users of the machine can read a file, where the system has such rights."""
    try:
        return os.name == "posix" and bool(
            file.stat().st_mode & 0o004 and file.absolute().parent.stat().st_mode & 0o001
        )
    except OSError:
        return False


def _key_in(file: Path) -> bytes:
    try:
        key = bytes.fromhex(file.read_text("ascii"))
    except ValueError as error:
        raise OSError(f"no key in {file}") from error
    if len(key) != KEY_BYTES:
        raise OSError(f"no key in {file}")
    return key


def mark_of(key: bytes) -> str:
    """Return what a shared database keeps of its key of hashes."""
    return hmac.new(key, _MARK, hashlib.sha256).hexdigest()


def fitting_key(mark: str | None, file: Path, *, make: bool) -> bytes:
    """Return the key of a shared database with this mark, or b"" if there is none yet and none is to be made.

    Raises: StoreError `no_key`, `bad_key`, or `other_key` if the database was begun with another one.
    """
    try:
        if not file.exists() and (mark or not make):
            if mark:
                raise StoreError("no_key", path=str(file))
            return b""
        key = read_key(file)
    except OSError as error:
        raise StoreError("bad_key", path=str(file), reason=error.strerror or str(error)) from error
    if mark and not hmac.compare_digest(mark, mark_of(key)):
        raise StoreError("other_key", path=str(file))
    return key


def marked(key: bytes, game_id: int, user_id: int) -> str:
    """Return a person's hash in one game; the same person has another one in each."""
    return hmac.new(key, f"{game_id}:{user_id}".encode("ascii"), hashlib.sha256).hexdigest()


# Which hands are secret yet, of `games`: those of running games, and of all that share a closed deal.
_SECRET = (
    "(games.status = 'playing' OR EXISTS (SELECT 1 FROM game_deals JOIN deals ON deals.id = deal_id "
    "WHERE game_deals.game_id = games.id AND shared = 1 AND opened_at IS NULL))"
)
_SEATS_OF = (
    "SELECT game_id, seat FROM (SELECT game_id, seat FROM seats WHERE user_id = :user "
    "UNION SELECT game_id, seat FROM seat_history WHERE user_id = :user) AS known JOIN games ON games.id = game_id "
)


def bar(db: Connection, key: bytes, user_id: int) -> None:
    """Keep in mind, within a transaction, which secret hands a person knows who is about to be forgotten."""
    rows = db.execute(f"{_SEATS_OF} WHERE {_SECRET}", {"user": user_id}).fetchall()
    marks = [(game_id, seat, marked(key, game_id, user_id)) for game_id, seat in rows]
    db.executemany("INSERT INTO bars VALUES (?, ?, ?) ON CONFLICT DO NOTHING", marks)


def seats_known(db: Connection, key: bytes, game_id: int, user_id: int) -> set[int]:
    """Return the seats of a game that a person has or had, also before they deleted their data."""
    known = {"user": user_id, "game": game_id, "hash": marked(key, game_id, user_id)}
    sql = (
        f"{_SEATS_OF} WHERE game_id = :game UNION SELECT game_id, seat FROM bars WHERE game_id = :game AND hash = :hash"
    )
    return {int(row[1]) for row in db.execute(sql, known)}


def deal_known(db: Connection, key: bytes, deal_id: int, user_id: int, besides: int) -> bool:
    """Tell whether a person has, or had, a seat in a game of the deal other than the game `besides`."""
    sql = "SELECT game_id FROM game_deals WHERE deal_id = ? AND game_id <> ?"
    others = db.execute(sql, (deal_id, besides)).fetchall()
    return any(seats_known(db, key, other, user_id) for (other,) in others)


def barred(db: Connection, key: bytes, user_id: int) -> list[dict[str, object]]:
    """Return the bars of a person, each as game and seat."""
    found = db.execute("SELECT game_id, seat, hash FROM bars ORDER BY game_id, seat")
    return [
        {"game_id": game_id, "seat": seat}
        for game_id, seat, hash_ in found
        if hmac.compare_digest(hash_, marked(key, game_id, user_id))
    ]
