"""What is kept about time: the earliest reason for a reminder holds, every open game is watched, a pause is still."""

from __future__ import annotations

from data.store.clocks import Clock, Clocks, Vote, clock_kept, paused, remind_by
from data.store.jobs import Jobs
from data.store.operation import figures
from data.store.rows import DueKind, GameRow, Job, SeatRow
from data.store.store import Store

NOW = 1_900_000_000


async def game(store: Store, channel: int = 1, status: str = "playing") -> int:
    row = GameRow(0, 9, channel, "usa", "classic", '{"table_clock": "1d"}', 100, 5, status, 0, None)
    return await store.new_game(row, [SeatRow(0, 100, "Ann", "blue"), SeatRow(1, 101, "Bob", "red", "easy")], NOW)


async def test_of_several_reasons_for_a_reminder_the_earliest_holds(store: Store) -> None:
    await game(store)
    for at in (NOW + 50, NOW + 20, NOW + 90):
        await store.together([remind_by(DueKind.REMIND, 100, at)])
    await store.together([remind_by(DueKind.REMIND, 101, NOW + 70)])
    assert (await Jobs(store).look(NOW + 99))[0] == [
        Job("remind", None, None, 100, NOW + 20),
        Job("remind", None, None, 101, NOW + 70),
    ]


async def test_every_open_game_is_watched_once(store: Store) -> None:
    lobby, running = await game(store, 1, "lobby"), await game(store, 2)
    await game(store, 3, "finished")
    await Clocks(store).watch(DueKind.IDLE, 10, 20)
    await Clocks(store).watch(DueKind.IDLE, 1000, 2000)
    found = {due.game_id: due.at for due in (await Jobs(store).look(NOW + 9999))[0]}
    assert found == {lobby: NOW + 10, running: NOW + 20}
    await store.set_game(running, status="cancelled")
    assert await Jobs(store).of_game(running) == []


async def test_in_a_pause_nothing_falls_due_but_its_end(store: Store) -> None:
    id_, dues = await game(store), Jobs(store)
    for kind, at in (("move", NOW + 5), ("idle", NOW + 9)):
        await dues.put(Job(kind, id_, None, None, at))
    await store.together([paused(id_, NOW)])
    assert await dues.next() == NOW + 9
    assert [due.kind for due in (await dues.look(NOW + 10))[0]] == ["idle"]
    await store.together([paused(id_, None)])
    assert [due.kind for due in (await dues.look(NOW + 10))[0]] == ["move", "idle"]


async def test_a_person_is_waited_for_only_where_they_play_themselves(store: Store) -> None:
    id_, kept = await game(store), Clocks(store)
    for seat in (0, 1):
        await store.together([clock_kept(id_, Clock(seat, NOW, NOW))])
    assert [one.user_id for one in await kept.waited()] == [100]
    assert (await kept.waited(100))[0].options == {"table_clock": "1d"}
    await kept.mute(100)
    assert (await kept.of_game(id_))[0] == Clock(0, NOW, NOW, muted=1)
    await store.together([paused(id_, NOW)])
    assert await kept.waited() == []


def anything_goes(_: object) -> None:
    pass


async def test_votes_people_and_the_heartbeat_are_read_as_they_were_written(store: Store) -> None:
    id_, kept = await game(store), Clocks(store)
    vote = Vote(1, NOW, NOW + 60, {0: "wait", 3: "computer_move"})
    await kept.put_vote(id_, vote)
    assert await kept.vote(id_, 1) == vote and await kept.vote(id_, 0) is None
    await kept.add_vacation(100, "2031-01-01", "2031-01-05", anything_goes)
    await kept.end_vacation(100, "2031-01-01", "2031-01-02")
    assert (await kept.people([100]))[100].vacations == [("2031-01-01", "2031-01-02")]
    await kept.add_vacation(100, "2033-02-01", "2033-02-02", anything_goes)
    assert (await kept.people([100]))[100].vacations == [("2033-02-01", "2033-02-02")]
    assert await kept.last_beat() is None
    await kept.beat({None: NOW})
    await kept.beat({None: NOW + 1})
    assert await kept.last_beat() == NOW + 1
    assert (await figures(store)).beat == NOW + 1
    await kept.beat({0: NOW + 3, 1: NOW + 2})
    assert (await figures(store)).beat == NOW + 3, "of any shard"
