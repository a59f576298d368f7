"""Choosing a payment in private: a select if there are few ways, else question by question.

Every page is rebuilt from its custom_id, which holds what is paid for and the answers so far; the table's step
guarantees that the hand is unchanged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from itertools import pairwise
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar, cast

import discord
from discord import ui

from cogs.core.components import MOST_IN_ROW, MOST_OPTIONS, Panel, Pick, Press, Row, in_lines
from cogs.play.pictures import drawn_file
from cogs.rail.cards import check_held, coded, decoded, packed, read_cards, settled, unpacked
from cogs.rail.names import ROUTE_COLORS
from cogs.rail.typed import parse_cards
from cogs.tables.face import BETWEEN, ActionFace, Face, action_coded, all_of, pack
from cogs.tables.table import Table
from cogs.text.localizer import SIGNS, Localizer
from engine.advice.foresight import Foreseen, foresee
from engine.advice.spending import SpendingCost
from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.core.lazy import Joined, Product
from engine.core.part import Part
from engine.core.refused import Refused
from engine.core.ruleset import Ruleset
from engine.core.view import View
from engine.parts.market import Cards, Market, MarketSeen
from engine.rail.cards import counted
from engine.rail.fares import Fare
from engine.rail.payment import Answer, PaymentQuestion, among, narrowed, next_step, pair_of
from renderer.rail.focus import render_preview

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""An answer as one sign: its place among the options."""

MOST_LETTERS = 100
"""The most letters of a name that are shown to tell two lists apart."""
MOST_WAYS = MOST_IN_ROW
"""Ways to pay that have a button each; the others are in a select."""
Option = discord.SelectOption
A = TypeVar("A", bound=Action)
T = TypeVar("T")


# What an action changes


def supply_lines(localizer: Localizer, view: View, seat: Seat) -> list[str]:
    """Return what a seat has left: pieces for routes, stations, harbors and the like."""
    left = all_of(view.rules, Face.supply_left)(localizer, view, seat)
    return left + all_of(view.rules, Face.works_left)(localizer, view, seat)


def foreseen_lines(localizer: Localizer, foreseen: Foreseen) -> list[str]:
    """Return points that count at once, tickets that are completed, and whether the last turns start."""
    lines = []
    if foreseen.gained:
        sign = "more" if foreseen.gained > 0 else "fewer"
        lines.append(localizer.say("preview-points", sign=sign, points=abs(foreseen.gained), total=foreseen.total))
    if foreseen.completes:
        tickets = ", ".join(map(localizer.ticket, foreseen.completes))
        lines.append(localizer.say("preview-completes", count=len(foreseen.completes), tickets=tickets))
    if foreseen.last_turns:
        lines.append(localizer.say("preview-last-turns"))
    return lines


class Payable(ActionFace[A], Generic[A]):
    """An action that is paid with cards: claiming a route, or building in a city."""

    part: ClassVar[type[Part[Any]]]
    """The rule that offers it."""
    pick: ClassVar[str]
    """The verb of the select of complete payments."""
    target: ClassVar[Literal["route", "station", "port"]]
    """What is drawn where it would come to stand."""

    place: ClassVar[Literal["route", "city", "technology"]]
    """The field of the action, and the option of its command, that names what is paid for."""

    def make(self, seat: Seat, of: str, payment: Cards) -> A:
        """Return the action for a route or city, paid with these cards."""
        made: A = cast(Any, self.kind)(seat, of, payment)
        return made

    def of(self, action: A) -> str:
        """Return the route or city of an action."""
        return str(getattr(action, self.place))

    def payment(self, action: A) -> Cards:
        """Return the cards of an action."""
        paid: Cards = cast(Any, action).payment
        return paid

    def check(self, game: Game, seat: Seat) -> None:
        """Check that a seat can do anything of the kind now.

        Raises: Refused `not_in_this_game`, or with the engine's own code.
        """
        if not game.rules.has(self.part):
            raise Refused("not_in_this_game")
        refused = game.refuse(self.make(seat, "", ()))
        if refused is not None and refused.code != f"unknown_{self.place}":
            raise refused

    def question(self, localizer: Localizer, of: str) -> str:
        """Return the question how to pay."""
        raise NotImplementedError

    def places(self, localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
        """Return the routes or cities that a seat can choose from."""
        raise NotImplementedError

    def meant(self, localizer: Localizer, game: Game, seat: Seat, text: str) -> Sequence[str]:
        """Return the routes or cities that a typed text may mean, while it is typed."""
        raise NotImplementedError

    def allowed(self, game: Game, of: str) -> list[str]:
        """Return the kinds of cards that may pay for it."""
        return list(game.rules.part(Market).kinds)

    def pairs(self, game: Game, of: str) -> Fare | None:
        """Return the fare if it is paid pair by pair, else None."""
        return None

    def thrift(self, game: Game, seat: Seat, of: str) -> SpendingCost:
        """Return how much the seat needs the cards it would spend."""
        return SpendingCost(game.view(seat))

    def pieces_after(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return what the seat has left of its pieces afterwards."""
        return supply_lines(localizer, view, seat)

    # As any action

    def way(self, game: Game, action: A) -> tuple[str, str | None]:
        return "pay-with", pack(game, action)

    def pack(self, game: Game, action: A) -> str:
        return f"{self.of(action)}{BETWEEN}{packed(game.rules.part(Market), self.payment(action))}"

    def unpack(self, game: Game, seat: Seat, text: str) -> A:
        of, _, cards = text.partition(BETWEEN)
        return self.make(seat, of, unpacked(game.rules.part(Market), cards))

    def preview(self, localizer: Localizer, game: Game, action: A) -> list[str]:
        foreseen = foresee(game, action)
        cards, left = localizer.cards(self.payment(action)), foreseen.view.seen(MarketSeen).hand or ()
        lines = [localizer.say("preview-cards", cards=cards, left=localizer.cards(left))]
        lines += all_of(game.rules, Face.risks)(localizer, game, action)
        lines += self.pieces_after(localizer, foreseen.view, action.seat)
        return [*lines, *foreseen_lines(localizer, foreseen)]

    def other_buttons(self, localizer: Localizer, table: Table, action: A, codes: str) -> list[Press]:
        """Return the button for other cards, if there are any, and the one back to the page before."""
        bill, buttons = Bill(self, self.of(action)), []
        if len(best(table.running, action.seat, bill, 2)) > 1:
            other = localizer.say("button-other-cards")
            buttons.append(Press(table.id, table.step, "other-cards", other, arg=bill.arg()))
        return [*buttons, _back(localizer, table, bill, codes)]

    async def picture(self, localizer: Localizer, table: Table, action: A, theme: str) -> discord.File | None:
        render = partial(render_preview, seat=action.seat, target=(self.target, self.of(action)))
        return await drawn_file(render, "preview.png", localizer.words, localizer.lang, table, None, theme=theme)


def in_lists(items: Sequence[T], name: Callable[[T], str]) -> list[tuple[str, Sequence[T]]]:
    """Return sorted items in few parts that selects can hold, each with the letters of its names, e.g. `A–K`.

    Parts begin with a letter of their own where they can, else with two letters, e.g. `Ba–Bo`, or with more. Rather
    than a name in two parts there is one part more than it takes.
    """
    if not items:
        return []
    names, fewest = [name(item) for item in items], -(-len(items) // MOST_OPTIONS)
    split = {at: _apart(names[at - 1], names[at]) for at in range(1, len(items))}

    @cache
    def cut(start: int, left: int) -> tuple[int, int, tuple[int, ...]]:
        """Return the letters that the best ends of so many parts take, how unequal the parts are, and the ends."""
        if left == 1:
            return 0, (len(items) - start) ** 2, (len(items),)
        ends = range(
            max(start + 1, len(items) - (left - 1) * MOST_OPTIONS), min(start + MOST_OPTIONS, len(items) - left + 1) + 1
        )
        rests = ((end, cut(end, left - 1)) for end in ends)
        return min((split[end] + more, (end - start) ** 2 + odd, (end, *rest)) for end, (more, odd, rest) in rests)

    found = cut(0, fewest)
    if found[0] >= MOST_LETTERS and len(items) > fewest:
        found = min(found, cut(0, fewest + 1))
    return [
        (_span(names[start], names[end - 1], split.get(start, 1), split.get(end, 1)), items[start:end])
        for start, end in pairwise((0, *found[2]))
    ]


def _apart(one: str, other: str) -> int:
    """Return how many letters it takes to tell two names apart; more than any name has if they are the same."""
    return next((at for at in range(1, len(one) + 2) if one[:at] != other[:at]), MOST_LETTERS)


def _span(first: str, last: str, shown_of_first: int, shown_of_last: int) -> str:
    """Return so many letters of two names, of both as many where they begin with the same letter."""
    if first[0] == last[0]:
        shown_of_first = shown_of_last = max(shown_of_first, shown_of_last)
    one, other = first[:shown_of_first], last[:shown_of_last]
    return one if one == other else f"{one}–{other}"


class Bill(NamedTuple):
    """What is paid for: a route, or a harbor or station in a city."""

    kind: Payable[Any]
    of: str

    def action(self, seat: Seat, payment: Cards) -> Action:
        """Return the action with these cards."""
        made: Action = self.kind.make(seat, self.of, payment)
        return made

    def arg(self, codes: str = "") -> str:
        """Return the bill as a custom_id argument, with the answers so far as `codes`."""
        return f"{self.kind.code}{BETWEEN}{self.of}{BETWEEN}{codes}"


def bill_of(rules: Ruleset, arg: str | None) -> tuple[Bill, str]:
    """Decode what `Bill.arg` wrote: the bill, and the answers so far.

    Raises: Refused `table_moved_on` for any other text.
    """
    parts = (arg or "").split(BETWEEN)
    kind = action_coded(rules, parts[0])
    if len(parts) != 3 or not isinstance(kind, Payable):
        raise Refused("table_moved_on")
    return Bill(kind, parts[1]), parts[2]


# The ways to pay


def offers(game: Game, seat: Seat, kind: Payable[A]) -> dict[str, Sequence[A]]:
    """Return the legal actions of this seat by route or city; each payment is built when it is looked at."""
    if not game.rules.has(kind.part):
        return {}
    offered = game.offered(seat, kind.part)
    parts = offered.parts if isinstance(offered, Joined) else [offered]
    each: Iterable[Any] = (paid for part in parts if isinstance(part, Product) for paid in part.each())
    return {getattr(paid[0], kind.place): paid for paid in each if len(paid)}


def best(game: Game, seat: Seat, bill: Bill, limit: int | None = None) -> list[Cards]:
    """Return the ways to pay, cheapest first: those that spend least of what the seat still needs."""
    ways = offers(game, seat, bill.kind).get(bill.of, ())
    return bill.kind.thrift(game, seat, bill.of).best((paid.payment for paid in ways), limit)


# Text


def read_payment(localizer: Localizer, game: Game, seat: Seat, bill: Bill, text: str) -> Cards:
    """Return the cards that a text means as a payment.

    Raises: Refused when it can't be read.
    """
    market = game.rules.part(Market)
    written = decoded(market, text)
    if written is not None:
        return written
    if not market.cards.typed:
        return parse_cards(localizer.words, localizer.lang, market.kinds, text)
    typed = read_cards(localizer.words, localizer.lang, market, text)
    hand = Counter(game.view(seat).seen(MarketSeen).hand or ())

    def pays(cards: Cards) -> bool:
        return game.refuse(bill.action(seat, cards)) is None

    allowed, cost = bill.kind.allowed(game, bill.of), bill.kind.thrift(game, seat, bill.of).cost
    cards = settled(market, typed, hand, allowed, pays, cost, text)
    refused = game.refuse(bill.action(seat, cards))
    if refused is not None and refused.code == "not_in_hand":
        check_held(typed, hand, text)  # the kind that the engine misses was guessed, not typed
    return cards


def payment_choices(localizer: Localizer, game: Game, seat: Seat, bills: Iterable[Bill], typed: str) -> dict[str, str]:
    """Return complete payments by label: the one that is typed, then the others, best first."""
    market, found = game.rules.part(Market), dict[str, str]()
    for bill in bills:
        try:
            meant = read_payment(localizer, game, seat, bill, typed) if typed.strip() else ()
        except Refused:
            meant = ()
        if meant and game.refuse(bill.action(seat, meant)) is None:
            found.setdefault(localizer.cards(meant), coded(market, meant))
        for way in best(game, seat, bill, MOST_OPTIONS * 8):
            found.setdefault(localizer.cards(way), coded(market, way))
    return found


# Pages


class Asked(NamedTuple):
    """Where the answers so far lead: the answered questions, and the next one or the payment."""

    answered: list[tuple[PaymentQuestion, Answer]]
    now: PaymentQuestion | Cards
    ways: list[Cards] | None


def follow(game: Game, seat: Seat, bill: Bill, codes: str) -> Asked:
    """Return where these answers lead.

    Raises: Refused `table_moved_on` if they can't have been given.
    """
    if bill.of not in offers(game, seat, bill.kind):
        raise Refused("table_moved_on")
    market = game.rules.part(Market)
    paired = bill.kind.pairs(game, bill.of)
    hand = counted(market.kinds, game.view(seat).seen(MarketSeen).hand or ())
    ways = best(game, seat, bill) if paired is None else []
    answers: list[Answer] = []

    def step() -> PaymentQuestion | Cards:
        if paired is None:
            return among(market.purse, ways, answers)
        return next_step(market.purse, paired, hand, answers)

    now, answered = step(), list[tuple[PaymentQuestion, Answer]]()
    for code in codes:
        place = DIGITS.find(code)
        if not isinstance(now, PaymentQuestion) or not 0 <= place < len(now.options):
            raise Refused("table_moved_on")
        answered.append((now, now.options[place]))
        answers.append(now.options[place])
        now = step()
    return Asked(answered, now, narrowed(market.purse, ways, answers) if paired is None else None)


def payment_page(localizer: Localizer, table: Table, seat: Seat, bill: Bill, codes: str = "") -> ui.LayoutView | Cards:
    """Return the ways to pay, or the next question; if all are answered, the cards that will be paid.

    Raises: Refused `table_moved_on` if it can't be paid any more.
    """
    game = table.running
    if bill.of not in offers(game, seat, bill.kind):
        raise Refused("table_moved_on")
    if not codes:
        ways = best(game, seat, bill, MOST_OPTIONS + 1)
        if len(ways) <= MOST_OPTIONS:
            return _list(localizer, table, seat, bill, "", ways)
    asked = follow(game, seat, bill, codes)
    if not isinstance(asked.now, PaymentQuestion):
        return asked.now
    if codes and asked.ways is not None and len(asked.ways) <= MOST_OPTIONS:
        return _list(localizer, table, seat, bill, codes, asked.ways)
    return _question(localizer, table, seat, bill, codes, asked)


def _back(localizer: Localizer, table: Table, bill: Bill, codes: str) -> Press:
    """Return the button that undoes the last answer or, if there is none, leads back to the routes or cities."""
    arg = bill.arg(codes[:-1]) if codes else bill.arg("-")
    return Press(table.id, table.step, "back", localizer.say("button-back"), arg=arg)


def _list(
    localizer: Localizer, table: Table, seat: Seat, bill: Bill, codes: str, ways: Sequence[Cards]
) -> ui.LayoutView:
    """Return the ways to pay in their order: a button each for the first ones, a select for the rest."""
    game, market = table.running, table.running.rules.part(Market)
    named = [(localizer.cards(way), localizer.sign(way[0]), way) for way in ways]
    rows = in_lines(
        [
            Press(table.id, table.step, "pay-with", label, arg=pack(game, bill.action(seat, way)), emoji=sign)
            for label, sign, way in named[:MOST_WAYS]
        ]
    )
    if len(ways) > MOST_WAYS:
        options = [Option(label=label, value=coded(market, way), emoji=sign) for label, sign, way in named[MOST_WAYS:]]
        placeholder = localizer.say("claim-pay-more")
        rows.append(Row(Pick(table.id, table.step, bill.kind.pick, options, placeholder=placeholder, arg=bill.of)))
    text = ui.TextDisplay[Any](bill.kind.question(localizer, bill.of))
    return Panel(text, *rows, Row(_back(localizer, table, bill, codes)))


def _question(localizer: Localizer, table: Table, seat: Seat, bill: Bill, codes: str, asked: Asked) -> ui.LayoutView:
    step = asked.now
    assert isinstance(step, PaymentQuestion)
    lines = [bill.kind.question(localizer, bill.of)]
    if asked.answered:
        so_far = ", ".join(_answer_text(localizer, table.running, bill, was, answer) for was, answer in asked.answered)
        lines.append(localizer.say("step-so-far", cards=so_far))
    lines.append(_question_text(localizer, table.running, bill, step))
    options = [
        Option(label=answer_label(localizer, step, step.options[place]), value=DIGITS[place], emoji=sign)
        for place in _order(table.running, seat, bill, asked)
        for sign in (SIGNS.get(_color(step.options[place])),)
    ]
    pick = Pick(table.id, table.step, "pickstep", options, placeholder=localizer.say("step-pick"), arg=bill.arg(codes))
    return Panel(ui.TextDisplay("\n".join(lines)), Row(pick), Row(_back(localizer, table, bill, codes)))


def _color(answer: Answer) -> str:
    return pair_of(answer)[0] if isinstance(answer, str) else ""


def _order(game: Game, seat: Seat, bill: Bill, asked: Asked) -> list[int]:
    """Return the options of a question in display order: colors and pairs needed least come first."""
    step = asked.now
    assert isinstance(step, PaymentQuestion)
    places = list(range(len(step.options)))
    if step.asks != "pair":  # the ways came in their order already
        return places if step.asks == "color" else sorted(places, key=lambda place: int(step.options[place]))
    market, costs = game.rules.part(Market), bill.kind.thrift(game, seat, bill.of)
    fare = bill.kind.pairs(game, bill.of)
    assert fare is not None
    hand = game.view(seat).seen(MarketSeen).hand or ()

    def cost(place: int) -> object:
        color, number = pair_of(str(step.options[place]))
        held = [card for card in hand if card != market.wild and market.purse.kinds[card].color == color]
        held = [card for card in held if market.purse.kinds[card].deck == fare.deck]
        return costs.cost((*held[:number], *(market.wild,) * (2 - number)))

    return sorted(places, key=cost)  # type: ignore[arg-type]  # costs are tuples of numbers


def _question_text(localizer: Localizer, game: Game, bill: Bill, step: PaymentQuestion) -> str:
    if step.asks == "pair":
        fare = bill.kind.pairs(game, bill.of)
        assert fare is not None
        return localizer.say("step-pair", number=step.number, count=fare.spaces)
    if step.asks == "signs" and step.of:
        return localizer.say("step-signs-of", color=step.of)
    return localizer.say("step-deck", deck=step.of) if step.asks == "deck" else localizer.say(_ASKS[step.asks])


_ASKS = {"color": "step-color", "wilds": "step-wilds", "doubles": "step-doubles", "signs": "step-signs"}


def answer_label(localizer: Localizer, step: PaymentQuestion, answer: Answer) -> str:
    """Return the label of an answer."""
    if isinstance(answer, int):
        return str(answer)
    if step.asks == "pair":
        color, number = pair_of(answer)
        return localizer.say("step-pair-plain" if number == 2 else "step-pair-wild", color=color)
    assert localizer.rules is not None
    wild = localizer.rules.part(Market).wild
    return localizer.say("step-only-wilds") if answer == wild else localizer.say(ROUTE_COLORS(answer))


def _answer_text(localizer: Localizer, game: Game, bill: Bill, step: PaymentQuestion, answer: Answer) -> str:
    """Return an answer that was given; a number with its question."""
    label = answer_label(localizer, step, answer)
    return label if isinstance(answer, str) else f"{_question_text(localizer, game, bill, step)} {label}"
