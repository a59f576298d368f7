"""Finished games as files, and files as finished games. What is imported has no result, so it counts nowhere."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import astuple, dataclass
from hashlib import sha256

from msgspec import Raw

from data.store.backup import reading
from data.store.connection import Connection
from data.store.deals import Deal, dealt_to
from data.store.place import Place
from data.store.privacy import Pseudonym
from data.store.rows import GameRow, SeatRow, StepRow, columns, marks
from data.store.store import KEEP_MAP, NEW_GAME, put_seats
from engine.core.codec import decode_action, encode_state
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.core.score import Result
from engine.game_file import FORMAT, FilePlayer, FileStep, GameRecord

NO_ACTION = "null"
SEAT_COLORS = ("blue", "red", "green", "black", "yellow")
NOBODY = 0
"""The host of an imported game."""


@dataclass(frozen=True)
class StoredGame:
    """All that is stored of one game: with its deal, and its copy of an operator's map."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    deal: Deal | None
    steps: tuple[StepRow, ...]
    map: str | None

    @property
    def is_open(self) -> bool:
        """Whether all of it may be seen: the game is finished, and no other table plays its deal."""
        return self.game.status == "finished" and (self.deal is None or self.deal.opened_at is not None)


def read_stored(db: Connection, game_id: int) -> StoredGame | None:
    """Return everything about a game that has started, or None."""
    row = db.execute(f"SELECT {columns(GameRow)} FROM games WHERE id = ? AND step > 0", (game_id,)).fetchone()
    if row is None:
        return None
    game = GameRow(*row)
    seats = db.execute(f"SELECT {columns(SeatRow)} FROM seats WHERE game_id = ? ORDER BY seat", (game_id,))
    steps = db.execute(f"SELECT {columns(StepRow)} FROM steps WHERE game_id = ? ORDER BY step", (game_id,))
    deal = db.execute(*dealt_to(game_id)).fetchone()
    text = db.execute("SELECT file FROM maps WHERE digest = ?", (game.map,)).fetchone()
    return StoredGame(
        game,
        tuple(SeatRow(*one) for one in seats),
        None if deal is None else Deal(deal[0], deal[1], bool(deal[2]), deal[3]),
        tuple(StepRow(*one) for one in steps),
        None if text is None else str(text[0]),
    )


def read_from(place: Place, game_id: int) -> StoredGame | None:
    """Return everything about a game of a database, also while the bot runs; None if there is none.

    Raises: StoreError.
    """
    with reading(place) as db:
        return read_stored(db, game_id)


def record_of(
    stored: StoredGame, rules: Ruleset, result: Result, names: Mapping[int, str], *, first_named: bool
) -> GameRecord:
    """Return a finished game as a file without any id; `names` are those that shall be in it, by seat."""
    deal = stored.deal
    return GameRecord(
        format=FORMAT,
        game=stored.game.key,
        variant=stored.game.variant,
        options=sorted(rules.options),
        rules_version=stored.game.rules_version,
        map=None if stored.map is None else json.loads(stored.map),
        seats=len(stored.seats),
        players=[FilePlayer(row.color, names.get(row.seat), row.computer) for row in stored.seats],
        named=first_named,
        seed=None if deal is None else deal.seed,
        hash=None if deal is None else deal.seal,
        totals=list(result.totals),
        places=list(result.places),
        steps=[FileStep(Raw((step.action or NO_ACTION).encode()), Raw(step.events.encode())) for step in stored.steps],
    )


def put_record(db: Connection, record: GameRecord, last: Game, place: tuple[int, int], now: int) -> int:
    """Store a checked file as a finished game of a server and channel (`place`); return its number.

    `last` is its last state, `now` the Unix s of its steps. Its seats get pseudonyms, with the names in the file if it
    has them. It gets no result and no message.
    """
    text = None if record.map is None else json.dumps(record.map, ensure_ascii=False)
    kept = None if text is None else sha256(text.encode()).hexdigest()
    if text is not None:
        db.execute(KEEP_MAP, (kept, text))
    options = json.dumps(dict(last.rules.options))
    row = GameRow(
        0, *place, record.game, record.variant, options, NOBODY, record.seats, "finished", len(record.steps), None,
        map=kept, rules_version=record.rules_version,
    )  # fmt: skip
    game_id = int(db.execute(NEW_GAME, (*astuple(row)[1:], now, now)).fetchone()[0])
    put_seats(db, game_id, [_seat(number, one) for number, one in enumerate(players_of(record))])
    for number, step in enumerate(record.steps, 1):
        action = None if number == 1 else bytes(step.action).decode()
        seat = None if action is None else decode_action(action).seat
        values = (game_id, number, seat, action, bytes(step.events).decode(), now)
        db.execute(f"INSERT INTO steps VALUES ({marks(6)})", values)
    db.execute("INSERT INTO snapshots VALUES (?, ?, ?)", (game_id, len(record.steps), encode_state(last)))
    if isinstance(record.seed, str):
        sql = "INSERT INTO deals (seed, opened_at) VALUES (?, ?) RETURNING id"
        (deal,) = db.execute(sql, (record.seed, now)).fetchone()
        db.execute("INSERT INTO game_deals VALUES (?, ?)", (game_id, deal))
    return game_id


def players_of(record: GameRecord) -> list[FilePlayer]:
    """Return the players of a file; where it has none, each seat gets a color."""
    return record.players or [FilePlayer(color) for color in SEAT_COLORS[: record.seats]]


def _seat(number: int, one: FilePlayer) -> SeatRow:
    pseudonym = Pseudonym.drawn()
    return SeatRow(number, pseudonym.id, one.name or pseudonym.name, one.color, one.computer)
