"""How something is paid, in private: a select where there are few ways, else question by question.

Every page is made anew out of its custom_id, which holds what is paid for and the answers so far; the table's step
says that the hand is still the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.core.components import Pick, Press
from cogs.core.panels import simple_panel
from cogs.play.options import parse_cards
from cogs.rail.cards import check_held, coded, decoded, settled, told_cards
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import SIGNS, Localizer
from engine.advice.spending import SpendingCost
from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.core.lazy import Product
from engine.core.refused import Refused
from engine.parts.market import Cards, Market, MarketSeen
from engine.parts.ports import BuildPort, Ports
from engine.parts.routes import ClaimRoute, Routes, fare_of
from engine.parts.stations import BuildStation, Stations
from engine.rail.cards import counted
from engine.rail.payment_question import Answer, PaymentQuestion, among, narrowed, next_step, pair_of

MOST_OPTIONS = 25
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""An answer as one sign: its place among the options."""

Option = discord.SelectOption
Row = ui.ActionRow[Any]
Paid = ClaimRoute | BuildPort | BuildStation
ROUTE, PORT, STATION = "r", "p", "s"
_PARTS = {ROUTE: Routes, PORT: Ports, STATION: Stations}
_PICKS = {ROUTE: "pickpay", PORT: "pick-port-payment", STATION: "pick-station-payment"}


class Bill(NamedTuple):
    """What is paid for: a route, or a port or a station in a city."""

    kind: str
    of: str

    def wish(self, seat: Seat, payment: Cards) -> Action:
        if self.kind == ROUTE:
            return ClaimRoute(seat, self.of, payment)
        return BuildPort(seat, self.of, payment) if self.kind == PORT else BuildStation(seat, self.of, payment)

    def arg(self, codes: str = "") -> str:
        return f"{self.kind}~{self.of}~{codes}"


def bill_of(arg: str | None) -> tuple[Bill, str]:
    """What `arg` wrote. Raises Refused("table_moved_on") for what it never writes."""
    parts = (arg or "").split("~")
    if len(parts) != 3 or parts[0] not in _PARTS:
        raise Refused("table_moved_on")
    return Bill(parts[0], parts[1]), parts[2]


# The ways to pay


def offers(game: Game, seat: Seat, kind: str) -> dict[str, Sequence[Paid]]:
    """What the engine would accept of this seat now, by route or city; each payment is made when it is looked at."""
    if not game.rules.has(_PARTS[kind]):
        return {}
    offered = game.offered(seat, _PARTS[kind])
    each: Iterable[Any] = offered.each() if isinstance(offered, Product) else ()
    return {paid[0].route if kind == ROUTE else paid[0].city: paid for paid in each if len(paid)}


def thrift(game: Game, seat: Seat, bill: Bill) -> SpendingCost:
    route = bill.of if bill.kind == ROUTE else None
    return SpendingCost(game.view(seat), route=route, port=bill.kind == PORT)


def best(game: Game, seat: Seat, bill: Bill, limit: int | None = None) -> list[Cards]:
    """The ways to pay, the one first that spends least of what the seat still needs."""
    ways = offers(game, seat, bill.kind).get(bill.of, ())
    return thrift(game, seat, bill).best((paid.payment for paid in ways), limit)


# Text


def read_payment(localizer: Localizer, game: Game, seat: Seat, bill: Bill, text: str) -> Cards:
    """The cards that a text means as a payment. Raises Refused where it cannot be read."""
    market = game.rules.part(Market)
    written = decoded(market, text)
    if written is not None:
        return written
    if not market.cards.typed:
        return parse_cards(localizer.words, localizer.lang, market.kinds, text)
    told = told_cards(localizer.words, localizer.lang, market, text)
    hand = Counter(game.view(seat).seen(MarketSeen).hand or ())

    def pays(cards: Cards) -> bool:
        return game.refuse(bill.wish(seat, cards)) is None

    cards = settled(market, told, hand, _allowed(game, bill), pays, thrift(game, seat, bill).cost, text)
    refused = game.refuse(bill.wish(seat, cards))
    if refused is not None and refused.code == "not_in_hand":
        check_held(told, hand, text)  # the kind that the engine misses is a guess: nobody named it
    return cards


def _allowed(game: Game, bill: Bill) -> list[str]:
    """The kinds of cards that this may be paid with."""
    market = game.rules.part(Market)
    if bill.kind == PORT:
        return [kind.id for kind in market.cards.kinds if kind.port]
    routes = game.rules.part(Routes)
    if bill.kind != ROUTE or bill.of not in routes.index:
        return list(market.kinds)
    fare = fare_of(routes.prices(game)[routes.index[bill.of]], market)
    of_deck = [k.id for k in market.cards.kinds if k.deck == fare.deck and k.color in fare.colors and not k.wild]
    return [*of_deck, market.wild]


def payment_choices(localizer: Localizer, game: Game, seat: Seat, bills: Iterable[Bill], typed: str) -> dict[str, str]:
    """Label -> value of complete payments: the one that is typed, then the others, the best first."""
    market, found = game.rules.part(Market), dict[str, str]()
    for bill in bills:
        try:
            meant = read_payment(localizer, game, seat, bill, typed) if typed.strip() else ()
        except Refused:
            meant = ()
        if meant and game.refuse(bill.wish(seat, meant)) is None:
            found.setdefault(localizer.cards(meant), coded(market, meant))
        for way in best(game, seat, bill, MOST_OPTIONS * 8):
            found.setdefault(localizer.cards(way), coded(market, way))
    return found


# Pages


class Asked(NamedTuple):
    """Where the answers so far lead: the questions that were answered, and the next one or the payment."""

    answered: list[tuple[PaymentQuestion, Answer]]
    now: PaymentQuestion | Cards
    ways: list[Cards] | None


def follow(game: Game, seat: Seat, bill: Bill, codes: str) -> Asked:
    """Raises Refused("table_moved_on") when these answers cannot have been given."""
    if bill.of not in offers(game, seat, bill.kind):
        raise Refused("table_moved_on")
    market = game.rules.part(Market)
    paired = bill.kind == ROUTE and game.rules.part(Routes).routes[bill.of].pairs > 0
    hand = counted(market.kinds, game.view(seat).seen(MarketSeen).hand or ())
    ways = [] if paired else best(game, seat, bill)
    answers: list[Answer] = []

    def step() -> PaymentQuestion | Cards:
        if not paired:
            return among(market.purse, ways, answers)
        routes = game.rules.part(Routes)
        return next_step(market.purse, fare_of(routes.prices(game)[routes.index[bill.of]], market), hand, answers)

    now, answered = step(), list[tuple[PaymentQuestion, Answer]]()
    for code in codes:
        place = DIGITS.find(code)
        if not isinstance(now, PaymentQuestion) or not 0 <= place < len(now.options):
            raise Refused("table_moved_on")
        answered.append((now, now.options[place]))
        answers.append(now.options[place])
        now = step()
    return Asked(answered, now, None if paired else narrowed(market.purse, ways, answers))


def payment_page(localizer: Localizer, table: Table, seat: Seat, bill: Bill, codes: str = "") -> ui.LayoutView | Cards:
    """The ways to pay, or the next question; where all are answered, the cards that will be paid."""
    game = table.running
    if bill.of not in offers(game, seat, bill.kind):
        raise Refused("table_moved_on")
    if not codes:
        ways = best(game, seat, bill, MOST_OPTIONS + 1)
        if len(ways) <= MOST_OPTIONS:
            return _list(localizer, table, bill, "", ways)
    asked = follow(game, seat, bill, codes)
    if not isinstance(asked.now, PaymentQuestion):
        return asked.now
    if codes and asked.ways is not None and len(asked.ways) <= MOST_OPTIONS:
        return _list(localizer, table, bill, codes, asked.ways)
    return _question(localizer, table, seat, bill, codes, asked)


def _title(localizer: Localizer, bill: Bill) -> str:
    if bill.kind == ROUTE:
        return localizer.say("claim-pay", route=localizer.route(bill.of))
    return localizer.say("port-pay" if bill.kind == PORT else "station-pay", city=localizer.city(bill.of))


def _back(localizer: Localizer, table: Table, bill: Bill, codes: str) -> Press:
    """Undoes the last answer; with none given, leads back to the routes or cities."""
    arg = bill.arg(codes[:-1]) if codes else bill.arg("-")
    return Press(table.id, table.step, "back", localizer.say("button-back"), arg=arg)


def _list(localizer: Localizer, table: Table, bill: Bill, codes: str, ways: Sequence[Cards]) -> ui.LayoutView:
    market = table.running.rules.part(Market)
    options = [
        Option(label=shorten(localizer.cards(way)), value=coded(market, way), emoji=localizer.sign(way[0]))
        for way in ways
    ]
    pick = Pick(
        table.id, table.step, _PICKS[bill.kind], options, placeholder=localizer.say("claim-pay-pick"), arg=bill.of
    )
    text = ui.TextDisplay[Any](_title(localizer, bill))
    return simple_panel(text, Row(pick), Row(_back(localizer, table, bill, codes)))


def _question(localizer: Localizer, table: Table, seat: Seat, bill: Bill, codes: str, asked: Asked) -> ui.LayoutView:
    step = asked.now
    assert isinstance(step, PaymentQuestion)
    told = [_title(localizer, bill)]
    if asked.answered:
        so_far = ", ".join(_told(localizer, table.running, bill, was, answer) for was, answer in asked.answered)
        told.append(localizer.say("step-so-far", cards=so_far))
    told.append(_question_text(localizer, table.running, bill, step))
    options = [
        Option(label=shorten(answer_label(localizer, step, step.options[place])), value=DIGITS[place], emoji=sign)
        for place in _order(table.running, seat, bill, asked)
        for sign in (SIGNS.get(_color(step.options[place])),)
    ]
    pick = Pick(table.id, table.step, "pickstep", options, placeholder=localizer.say("step-pick"), arg=bill.arg(codes))
    return simple_panel(ui.TextDisplay("\n".join(told)), Row(pick), Row(_back(localizer, table, bill, codes)))


def _color(answer: Answer) -> str:
    return pair_of(answer)[0] if isinstance(answer, str) else ""


def _order(game: Game, seat: Seat, bill: Bill, asked: Asked) -> list[int]:
    """The options of a question as they are shown: of colours and pairs those that are missed least come first."""
    step = asked.now
    assert isinstance(step, PaymentQuestion)
    places = list(range(len(step.options)))
    if step.asks != "pair":  # the ways came in their order already
        return places if step.asks == "color" else sorted(places, key=lambda place: int(step.options[place]))
    market, costs = game.rules.part(Market), thrift(game, seat, bill)
    hand = game.view(seat).seen(MarketSeen).hand or ()

    def cost(place: int) -> object:
        color, number = pair_of(str(step.options[place]))
        held = [card for card in hand if card != market.wild and market.purse.kinds[card].color == color]
        deck = game.rules.part(Routes).routes[bill.of].kind
        held = [card for card in held if market.purse.kinds[card].deck == deck]
        return costs.cost((*held[:number], *(market.wild,) * (2 - number)))

    return sorted(places, key=cost)  # type: ignore[arg-type]  # costs are tuples of numbers


def _question_text(localizer: Localizer, game: Game, bill: Bill, step: PaymentQuestion) -> str:
    if step.asks == "pair":
        count = game.rules.part(Routes).routes[bill.of].length
        return localizer.say("step-pair", number=step.number, count=count)
    if step.asks == "signs" and step.of:
        return localizer.say("step-signs-of", color=step.of)
    return localizer.say("step-deck", deck=step.of) if step.asks == "deck" else localizer.say(_ASKS[step.asks])


_ASKS = {"color": "step-color", "wilds": "step-wilds", "doubles": "step-doubles", "signs": "step-signs"}


def answer_label(localizer: Localizer, step: PaymentQuestion, answer: Answer) -> str:
    """An answer in words."""
    if isinstance(answer, int):
        return str(answer)
    if step.asks == "pair":
        color, number = pair_of(answer)
        return localizer.say("step-pair-plain" if number == 2 else "step-pair-wild", color=color)
    assert localizer.rules is not None
    wild = localizer.rules.part(Market).wild
    return localizer.say("step-only-wilds") if answer == wild else localizer.say(f"color-{answer}")


def _told(localizer: Localizer, game: Game, bill: Bill, step: PaymentQuestion, answer: Answer) -> str:
    """An answer that was given; a number with its question."""
    label = answer_label(localizer, step, answer)
    return label if isinstance(answer, str) else f"{_question_text(localizer, game, bill, step)} {label}"
