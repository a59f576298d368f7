"""What happened in a game: each number against another count, made from the stored JSON of kept games alone."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from math import isclose
from typing import Any

import pytest

from data.maps.library import GAMES, load, rules_of_record
from engine.account import Account, account_of
from engine.game_file import TurnOver, after_turns, events_of, read_record
from tests.replays.keep import HERE

USA = ("usa-classic-3-seats-3", "usa-classic-4-seats-4", "usa-classic-5-seats-5")
LONDON = ("london-classic-2-seats-50", "london-classic-3-seats-9")
EVERY = sorted(path.stem for path in HERE.glob("*.json"))
Links = Iterable[tuple[str, str]]


@cache
def told(name: str) -> tuple[Account, list[TurnOver]]:
    record = read_record((HERE / f"{name}.json").read_bytes())
    rules, steps = rules_of_record(record, load()), events_of(record)
    turns = list(after_turns(rules, record.seats, steps))
    return account_of(turns, rules, record.seats, steps), turns


def stored(name: str) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    return kept


def board(name: str) -> dict[str, Any]:
    file: dict[str, Any] = json.loads((GAMES / f"{name.partition('-')[0]}.json").read_text(encoding="utf-8"))
    return file


def by_turn(name: str) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    """The events of each turn of a game without undos."""
    number, happened = 0, list[dict[str, Any]]()
    for step in stored(name)["steps"]:
        for event in step["events"]:
            if event["event"] in ("turn_began", "game_ended"):
                yield number, happened
                number, happened = event.get("number", number), []
            happened.append(event)


def joined(links: Links, stops: Sequence[str]) -> bool:
    reached, edges = {stops[0]}, [set(pair) for pair in links]
    while any(len(edge & reached) == 1 for edge in edges):
        for edge in edges:
            if edge & reached:
                reached |= edge
    return set(stops) <= reached


class Hand:
    """What each seat owns and keeps, followed event by event."""

    def __init__(self, name: str) -> None:
        self.routes = {one["id"]: one for one in board(name)["routes"]}
        self.tickets = {one["id"]: one for one in board(name)["tickets"]}
        seats = stored(name)["seats"]
        self.own: list[list[str]] = [[] for _ in range(seats)]
        self.kept: list[list[str]] = [[] for _ in range(seats)]
        self.claims = [0] * seats

    def follow(self, events: Iterable[dict[str, Any]]) -> None:
        for event in events:
            if event["event"] == "route_claimed":
                self.own[event["seat"]].append(event["route"])
                self.claims[event["seat"]] += event["points"]
            if event["event"] == "tickets_kept":
                self.kept[event["seat"]] += event["kept"]

    def links(self, seat: int) -> list[tuple[str, str]]:
        return [tuple(self.routes[route]["cities"]) for route in self.own[seat]]

    def done(self, seat: int, more: Links = ()) -> set[str]:
        links = [*self.links(seat), *more]
        return {one for one in self.kept[seat] if joined(links, self.tickets[one]["cities"])}

    def points(self, seat: int) -> int:
        done = self.done(seat)
        worth: list[int] = [self.tickets[one]["points"] * (1 if one in done else -1) for one in self.kept[seat]]
        return self.claims[seat] + sum(worth)

    def free(self) -> list[tuple[str, str]]:
        taken = {route for routes in self.own for route in routes}
        return [tuple(one["cities"]) for key, one in self.routes.items() if key not in taken]


@pytest.mark.parametrize("name", EVERY)
def test_the_points_end_with_the_result_and_every_turn_is_there(name: str) -> None:
    account, turns = told(name)
    assert list(account.points[-1]) == stored(name)["totals"]
    assert list(account.turns) == list(range(1, turns[-1].game.turn.number + 1))


@pytest.mark.parametrize("name", USA)
def test_the_points_of_each_turn_are_claims_tickets_and_ten_for_the_longest_path(name: str) -> None:
    account, hand = told(name)[0], Hand(name)
    for number, events in by_turn(name):
        hand.follow(events)
        if number:
            rest = [total - hand.points(seat) for seat, total in enumerate(account.points[number - 1])]
            assert set(rest) <= {0, 10} and any(rest) == any(hand.own), number
    assert account.gain is not None
    best = max(
        now[turn.seat] - before[turn.seat]
        for turn, before, now in zip(told(name)[1][1:], account.points, account.points[1:], strict=False)
    )
    place = account.turns.index(account.gain.turn)
    assert (
        account.gain.points
        == best
        == account.points[place][account.gain.seat] - account.points[place - 1][account.gain.seat]
    )


@pytest.mark.parametrize("name", EVERY)
def test_the_winner_leads_alone_after_the_turn_that_is_told_and_not_before(name: str) -> None:
    account, turns = told(name)
    winners = turns[-1].game.result().winners
    led = [
        [seat for seat, points in enumerate(totals) if points == max(totals)] == list(winners[:1])
        for totals in account.points
    ]
    if len(winners) == 1 and account.lead is not None:
        place = account.turns.index(account.lead)
        assert not led[place] and all(led[place + 1 :])
    elif len(winners) == 1:
        assert all(led)


@pytest.mark.parametrize("name", [*USA, "usa-classic-2-seats-2", "europe-classic-3-seats-8"])
def test_the_luck_is_that_of_the_decks_as_they_were_dealt(name: str) -> None:
    deck, shares, wilds = list[str](), dict[int, list[float]](), dict[int, int]()
    for step in stored(name)["steps"]:
        for event in step["events"]:
            match event["event"]:
                case "deck_made" | "deck_rebuilt":
                    deck = list(event["order"])
                case "face_up_filled" | "card_revealed":
                    deck.pop()
                case "cards_dealt" | "card_drawn":
                    for card in event.get("cards") or [event["card"]]:
                        shares.setdefault(event["seat"], []).append(deck.count("locomotive") / len(deck))
                        wilds[event["seat"]] = wilds.get(event["seat"], 0) + (card == "locomotive")
                        assert deck.pop() == card
    for seat, luck in enumerate(told(name)[0].luck):
        assert (luck.cards, luck.wilds) == (len(shares[seat]), wilds[seat])
        assert isclose(luck.expected, sum(shares[seat]))
        assert isclose(luck.spread**2, sum(share * (1 - share) for share in shares[seat]))


@pytest.mark.parametrize("name", ["usa-classic-4-seats-4", "usa-classic-5-seats-5"])
def test_tickets_are_blocked_by_the_claim_after_which_no_free_routes_lead_there(name: str) -> None:
    """With four or more, every route that no one has is free."""
    hand, found, late, closing = Hand(name), set[tuple[int, str, int, str]](), set[tuple[int, int, str]](), False
    before = list[set[str]]()
    for number, events in by_turn(name):
        done = [hand.done(seat) for seat in range(len(hand.own))]
        claimed = [event for event in events if event["event"] == "route_claimed"]
        before = [hand.done(seat, hand.free()) for seat in range(len(hand.own))]
        hand.follow(events)
        closing = closing or any(event["event"] == "last_turns_began" for event in events)
        for claim in claimed:
            for seat in set(range(len(hand.own))) - {claim["seat"]}:
                lost = before[seat] - hand.done(seat, hand.free())
                found |= {(number, claim["route"], seat, ticket) for ticket in lost if not closing}
            if closing:
                fresh = hand.done(claim["seat"]) - done[claim["seat"]]
                late |= {(number, claim["seat"], ticket) for ticket in fresh}
    account = told(name)[0]
    assert {(one.turn, one.route, one.loser, one.ticket) for one in account.blocked} == found and found
    assert {tuple(one) for one in account.late} == late
    assert all(one.points == hand.tickets[one.ticket]["points"] for one in account.blocked)


@pytest.mark.parametrize("name", LONDON)
def test_the_spaces_that_tickets_need_are_the_fewest_of_all_choices(name: str) -> None:
    hand = Hand(name)
    for _, events in by_turn(name):
        hand.follow(events)
    for seat, spaces in enumerate(told(name)[0].spaces):
        lengths = [hand.routes[route]["length"] for route in hand.own[seat]]
        wanted = [hand.tickets[ticket]["cities"] for ticket in hand.done(seat)]
        best = min(
            sum(lengths[at] for at in chosen)
            for count in range(len(lengths) + 1)
            for chosen in combinations(range(len(lengths)), count)
            if all(joined([hand.links(seat)[at] for at in chosen], stops) for stops in wanted)
        )
        assert (spaces.built, spaces.needed) == (sum(lengths), best)
