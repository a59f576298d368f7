"""People with NUL or half a surrogate pair in names and texts, which no database keeps: they play like others."""

from __future__ import annotations

from pathlib import Path
from random import Random

from data.store.backup import reading
from data.store.place import Place
from data.store.private import Notepads
from tests.cogs import forged
from tests.cogs.hands import ByHints, brisk, play_one
from tests.cogs.leagues import create, latest, new_host
from tests.cogs.party import Party, said, text_of
from tests.postgres import tables_of


async def test_a_game_a_note_and_a_league_of_such_people(party: Party, database: Path | str) -> None:
    for person in party.people:
        party.env.backend.users[person.id].global_name = f"\ud800{person.name}\0!"
    table = await party.begin(2, first=party.ann)
    assert [row.name for row in table.seats] == ["ann!", "bob!"]
    answer = await forged.submit(party.ann, party.channel, f"st:{table.id}:0:notekeep", note="north\0\udfff first")
    assert "north first" in said(answer)
    for _ in range(3):
        assert table.game is not None
        table = await play_one(party, ByHints(party), brisk(table.game, table.game.waiting[0], Random(1)))
    assert await Notepads(party.bot.store).load(table.id, party.ann.id) == "north first"
    assert "ann!" in text_of(party.posts()[-1])

    assert "You created" in await create(party, new_host(party), name="Coast\0line \udc00")
    await party.bob.slash(party.channel, "league join")
    assert (await latest(party))[0].name == "Coastline"
    await party.bob.slash(party.channel, "league leave")
    with reading(Place(database)) as db:
        for name in tables_of(db):
            for row in db.execute(f"SELECT * FROM {name}").fetchall():
                assert not any(bad in repr(row) for bad in ("\\x00", "\\ud", "u0000")), (name, row)
