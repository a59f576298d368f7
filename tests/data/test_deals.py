"""Deals at rest: stored with a game's first step, opened with its end or by a league, never too early."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from data.store.connection import Conflict
from data.store.deals import Deal, Deals, dealt, new_deal
from data.store.readings import StaleStep
from data.store.rows import Append, SeatRow, StepRow
from data.store.store import Store
from tests.data.test_store import GUEST, HOST, SEATS, game_in, move


async def begin(store: Store, channel: int, deal: Deal, people: tuple[int, int] = (HOST, GUEST)) -> int:
    seats = [replace(row, user_id=person) for row, person in zip(SEATS, people, strict=True)]
    game_id = await store.new_game(game_in(channel), seats, 1000)
    await store.append(
        Append(game_id, StepRow(1, None, None, "[]"), "state", "playing", 1001, statements=dealt(game_id, deal))
    )
    return game_id


async def shared(store: Store) -> Deal:
    deal = await Deals(store).get(await Deals(store).share(Random(1)))
    assert deal is not None
    return deal


class TestAnOwnDeal:
    @pytest.mark.parametrize("end", ["finished", "cancelled"])
    async def test_is_secret_until_the_commit_of_the_end_whatever_that_is(self, store: Store, end: str) -> None:
        deal = new_deal(Random(1))
        game_id = await begin(store, 100, deal)
        kept = await Deals(store).of_game(game_id)
        assert kept is not None and (kept.seed, kept.shared, kept.opened_at) == (deal.seed, False, None)
        await store.append(move(game_id, 2))
        assert (await Deals(store).of_game(game_id)) == kept
        if end == "cancelled":
            await store.set_game(game_id, status=end)
        else:
            await store.append(replace(move(game_id, 3), status=end))
        kept = await Deals(store).of_game(game_id)
        assert kept is not None and kept.opened_at is not None

    async def test_is_not_stored_with_a_step_that_comes_too_late(self, store: Store) -> None:
        game_id = await begin(store, 100, new_deal(Random(1)))
        with pytest.raises(StaleStep):
            await store.append(replace(move(game_id, 1), statements=dealt(game_id, new_deal(Random(2)))))
        assert len(await store.rows("SELECT * FROM deals")) == 1

    async def test_is_opened_by_nobody_but_its_game(self, store: Store) -> None:
        game_id = await begin(store, 100, new_deal(Random(1)))
        deal = await Deals(store).of_game(game_id)
        assert deal is not None
        assert not await Deals(store).open(deal.id, 2000)


class TestASharedDeal:
    async def test_is_opened_once_when_none_of_its_games_can_go_on(self, store: Store) -> None:
        deal = await shared(store)
        assert deal.closed
        one, two = await begin(store, 100, deal), await begin(store, 200, deal)
        assert await Deals(store).games(deal.id) == [one, two]
        await store.set_game(one, status="cancelled")
        assert not await Deals(store).open(deal.id, 2000)
        await store.append(replace(move(two, 2), status="finished"))
        assert (await shared_again(store, deal)).closed
        assert await Deals(store).open(deal.id, 2000) and await Deals(store).open(deal.id, 3000)
        assert (await shared_again(store, deal)).opened_at == 2000

    async def test_calls_for_new_ratings_only_if_its_games_have_results(self, store: Store) -> None:
        deal = await shared(store)
        await store.append(replace(move(await begin(store, 100, deal), 2), status="finished"))
        await store.run("DELETE FROM due_times")
        assert await Deals(store).open(deal.id, 2000)
        assert await store.rows("SELECT kind FROM due_times") == []

    async def test_that_was_opened_meanwhile_begins_no_game(self, store: Store) -> None:
        deal = await shared(store)
        await Deals(store).open(deal.id, 2000)
        with pytest.raises(Conflict):
            await begin(store, 100, deal)
        assert await store.rows("SELECT * FROM steps") == []

    async def test_outlives_its_games(self, store: Store) -> None:
        deal = await shared(store)
        await begin(store, 100, deal)
        await store.run("DELETE FROM games")
        assert await shared_again(store, deal) == deal

    async def test_is_known_to_whoever_sits_or_sat_at_another_of_its_tables(self, store: Store) -> None:
        deal = await shared(store)
        one, two = await begin(store, 100, deal), await begin(store, 200, deal, (33, 44))
        second = await shared(store)
        other = await begin(store, 300, second, (55, 66))
        await store.run(
            "INSERT INTO seat_history (game_id, seat, user_id, name, from_step) VALUES (?, 0, 77, 'Guy', 0)", two
        )
        known = [user for user in (HOST, GUEST, 33, 44, 55, 66, 77) if await Deals(store).knows(deal.id, user, one)]
        assert known == [33, 44, 77]
        assert not await Deals(store).knows(second.id, 33, other)


async def shared_again(store: Store, deal: Deal) -> Deal:
    again = await Deals(store).get(deal.id)
    assert again is not None
    return again


def test_no_repr_of_a_deal_tells_its_seed() -> None:
    deal = new_deal(Random(3))
    assert deal.seed not in repr(deal) and deal.seed not in f"{deal} {deal.rng} {SeatRow(0, None, 'x', 'blue')}"
