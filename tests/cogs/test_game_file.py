"""`/game export`: only of what is over and open, without ids, and with names only where asked."""

from __future__ import annotations

import pytest

from data.maps.library import load, rules_of_record
from data.store.deals import Deals
from data.store.game_files import put_record
from engine.game_file import check_record, read_record
from tests.cogs.party import Party, said
from tests.cogs.test_closed_tables import share, sit_down
from tests.cogs.test_deals import file_of, to_the_end


async def test_a_finished_game_is_a_file_that_holds_it_all_but_ids_and_names_nobody_unasked(party: Party) -> None:
    await party.begin(seats=2, first=party.bob)
    assert "isn't finished" in said(await party.ann.slash(party.channel, "game export"))
    table = await to_the_end(party)
    text = await file_of(party, await party.eve.slash(party.channel, "game export"))
    record = read_record(text)
    assert check_record(record, rules_of_record(record, load())).result() == table.running.result()
    assert len(record.steps) == table.step and record.named
    assert not any(str(one.id) in text or one.user.name.title() in text for one in party.people)
    named = await file_of(party, await party.eve.slash(party.channel, "game export", game=table.id, names=True))
    assert [one.name for one in read_record(named).players] == ["Ann", "Bob"]


async def test_the_file_is_of_the_channels_latest_finished_game_also_when_another_one_is_open(party: Party) -> None:
    await party.begin(seats=2)
    table = await to_the_end(party)
    await party.open(2)
    assert (
        len(read_record(await file_of(party, await party.eve.slash(party.channel, "game export"))).steps) == table.step
    )
    await party.bob.slash(party.channel, "game join")
    assert "whole game" in said(await party.eve.slash(party.channel, "game export"))


async def test_the_file_of_a_person_who_deleted_their_data_has_the_pseudonym(party: Party) -> None:
    await party.begin(seats=2)
    await to_the_end(party)
    asked = await party.bob.slash(party.channel, "privacy delete")
    assert asked.response is not None
    await party.bob.click(asked.response, custom_id=f"st:0:0:forgetme:{party.bob.id}")
    text = await file_of(party, await party.ann.slash(party.channel, "game export", names=True))
    ann, bob = (one.name or "" for one in read_record(text).players)
    assert ann == "Ann" and bob.startswith("Player ") and "Bob" not in text


async def test_a_closed_deal_has_no_file_before_it_is_opened_not_even_for_its_players(party: Party) -> None:
    deal = await share(party)
    await sit_down(party, deal)
    await to_the_end(party)
    for person in (party.ann, party.eve):
        assert "Other tables play the same deal" in said(await person.slash(party.channel, "game export"))
    await party.in_bot(lambda: Deals(party.bot.store).open(deal, 5))
    assert read_record(await file_of(party, await party.ann.slash(party.channel, "game export"))).seed


@pytest.mark.long
async def test_an_imported_game_is_looked_at_like_any_other_and_is_in_nobodys_statistics(party: Party) -> None:
    await party.begin(seats=2)
    played = await to_the_end(party)
    record = read_record(await file_of(party, await party.ann.slash(party.channel, "game export", names=True)))
    last = check_record(record, rules_of_record(record, load()))
    elsewhere, numbers = party.guild.create_text_channel("archive"), list[int]()

    async def put() -> None:
        place = party.guild.id, elsewhere.id
        store = party.bot.store
        numbers.append(await store.write_at_once(lambda db: put_record(db, record, last, place, 1_700_000_000)))

    before = [
        said(await party.ann.slash(party.channel, "stats records")),
        said(await party.ann.slash(elsewhere, "my games")),
    ]
    await party.in_bot(put)
    for command, text in {
        "game replay": f"Replay of game {numbers[0]}",
        "game verify": f"all {played.step} steps match",
        "game export": "whole game",
        "game log": "Ann",
        "board": "The game is over",
    }.items():
        assert text in said(await party.eve.slash(elsewhere, command)), command
    for command in ("game rematch", "hand", "undo"):
        assert said(await party.ann.slash(elsewhere, command)), command
    after = [
        said(await party.ann.slash(party.channel, "stats records")),
        said(await party.ann.slash(elsewhere, "my games")),
    ]
    assert before == after
