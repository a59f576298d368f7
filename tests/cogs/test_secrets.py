"""Nothing public hangs on what is secret: not a word, a button, a file's name or a picture's text alternative."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace as with_fields

from cogs.rail.panels import board_panel
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from engine.core.event import Event
from engine.core.game import Game
from engine.parts.market import CardDrawn, CardsDealt, DeckMade, DeckRebuilt, MarketSlice
from engine.parts.tickets import TicketsKept, TicketsOffered, TicketsSeen, TicketsSlice
from tests.cogs.hands import ByHints, brisk, late_game
from tests.cogs.party import Party, said
from tests.cogs.test_limits import MAPS, parts_of, table_of
from tests.cogs.watch import check_answers, check_public
from tests.rows import crossed

WORDS = catalogue()


# The panel and the sentences are the same whatever is hidden


def other_secrets(game: Game, rng: Random) -> Game:
    """The same table with other cards in the hands and the deck, and other tickets: all that nobody may know."""
    market, tickets = game.slice(MarketSlice), game.slice(TicketsSlice)
    hidden = [*market.deck]
    for hand in market.hands:
        hidden += [kind for kind, count in zip(market.kinds, hand, strict=True) for _ in range(count)]
    rng.shuffle(hidden)
    hands = []
    for hand in market.hands:
        dealt = [hidden.pop() for _ in range(sum(hand))]
        hands.append(tuple(dealt.count(kind) for kind in market.kinds))
    everything = [
        *tickets.deck,
        *tickets.box,
        *tickets.aside,
        *(t for held in (*tickets.kept, *tickets.offered) for t in held),
    ]
    rng.shuffle(everything)

    def dealt_again(held: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(everything.pop() for _ in held)

    changed = {
        MarketSlice: with_fields(market, deck=tuple(hidden), hands=tuple(hands)),
        TicketsSlice: with_fields(
            tickets,
            kept=tuple(map(dealt_again, tickets.kept)),
            offered=tuple(map(dealt_again, tickets.offered)),
            deck=dealt_again(tickets.deck),
            box=dealt_again(tickets.box),
            aside=dealt_again(tickets.aside),
        ),
    }
    slices = tuple(changed.get(type(part), part) for part in game.slices)
    return Game(game.rules, game.seats, game.turn, slices, game.last)


def other_draws(event: Event, rng: Random, game: Game) -> Event:
    """The same event with another secret in it."""
    kinds = game.slice(MarketSlice).kinds
    tickets = tuple(rng.sample(sorted(game.slice(TicketsSlice).deck) or ["?"], 1))
    match event:
        case CardDrawn():
            return with_fields(event, card=rng.choice(kinds))
        case CardsDealt():
            return with_fields(event, cards=tuple(rng.choices(kinds, k=event.count)))
        case DeckMade() | DeckRebuilt():
            return with_fields(event, order=tuple(rng.choices(kinds, k=event.count)))
        case TicketsOffered():
            return with_fields(event, tickets=tickets * event.count)
        case TicketsKept(opening=True):
            return with_fields(event, kept=tickets, returned=(), count=rng.randint(2, 3))
        case TicketsKept():
            return with_fields(event, kept=tickets, returned=())
    return event


@pytest.mark.parametrize("share", [len(LANGS), pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize(("key", "lang"), crossed(MAPS, LANGS, few=3))
def test_the_board_looks_the_same_whatever_is_hidden(key: str, lang: str, share: int) -> None:
    """At every third step; in the long lane, at each in all languages."""
    rng = Random(17)
    rules = load().rules(key)
    game, events = Game.new(rules, rules.seats[1], rng)
    story: Sequence[Event] = events
    for step in range(10_000):
        if game.over:
            break
        if step % share == LANGS.index(lang) % share:
            shown = board_panel(WORDS, lang, table_of(game), story, picture=True)
            secret_rng = Random(step)
            hidden = other_secrets(game, secret_rng)
            altered = [other_draws(event, secret_rng, game) for event in story]
            again = board_panel(WORDS, lang, table_of(hidden), altered, picture=True)
            assert list(parts_of(shown)) == list(parts_of(again))
        seat = game.waiting[0]
        story = game.act(brisk(game, seat, rng), rng)
        game = game.after(story)


@pytest.mark.long
async def test_with_private_messages_refused_the_secrets_stay_secret(party: Party) -> None:
    party.refuse_private_messages()
    table = await late_game(party, ByHints(party), seed=10)
    assert check_public(party, table) > 50
    check_answers(party)


class TestForeignEyes:
    async def test_nobody_else_is_offered_anything_while_typing(self, party: Party) -> None:
        await party.begin_turns()
        for person in (party.eve, party.bob):  # eve has no seat, and it is not bob's turn
            for command, option in (("claim", "route"), ("draw", "card"), ("keep", "tickets")):
                assert await person.autocomplete(party.channel, command, option, "") == []

    async def test_a_hand_is_shown_to_its_owner_alone(self, party: Party) -> None:
        table = await party.begin_turns()
        board = party.posts()[-1]
        refused = await party.eve.click(board, custom_id=f"st:{table.id}:{table.step}:hand")
        assert "aren't playing" in said(refused)
        assert table.game is not None
        for seat in range(3):
            shown = await party.people[seat].click(board, custom_id=f"st:{table.id}:{table.step}:hand")
            own = table.game.view(seat).seen(TicketsSeen).own or ()
            assert "Your hand" in said(shown)
            assert own
            assert all(Localizer(WORDS, "en", table).ticket(ticket) in said(shown) for ticket in own)
