"""`/plan` and the page behind it: what a seat does when its next turn comes."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.core.client import answering
from cogs.core.components import on, simple_panel, wait
from cogs.play.moves import localizer_for, seated, turn_page
from cogs.play.options import Choices, asker, choices, folded, matching
from cogs.play.plans import DELAY, Tries, change_plan, check_planner, plan_of
from cogs.rail.cards import unpacked
from cogs.rail.claims import claims_of, read_claim, route_payments
from cogs.rail.names import DECKS
from cogs.rail.payment_presses import payment_list
from cogs.rail.plan_panel import DECK, NOTHING, cheapest, otherwise, otherwise_labels, plan_panel, usual_deck
from cogs.rail.typed import claimable, parse_card
from cogs.tables.family import CARD_GAMES, played_in
from cogs.tables.services import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, english
from cogs.text.localizer import Localizer
from engine.advice.foresight import on_turn
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.market import Market
from engine.parts.routes import ClaimRoute

# The page


async def open_plan(interaction: Interaction, table: Table, seat: Seat, group: int | None = None) -> None:
    """Shows the plan in the private message that was pressed, or that the deferral opened."""
    client = interaction.client
    tries, why = await plan_of(client.tables, table, seat)
    if not tries:
        check_planner(table, seat)
    localizer = await localizer_for(interaction, table)
    minutes = int(await client.settings.get("person", interaction.user.id, "plan_delay") or DELAY)
    await turn_page(interaction, plan_panel(localizer, table, seat, tries, why, minutes, group))


async def keep_plan(interaction: Interaction, table: Table, seat: Seat, tries: Tries) -> None:
    """Keeps a plan, or takes it back, and shows what holds now."""
    table = await change_plan(interaction.client.tables, table, seat, tries)
    if not tries and table.running.turn.seat == seat:
        await turn_page(interaction, _closed(await localizer_for(interaction, table)))
        return
    await open_plan(interaction, table, seat)


def _closed(localizer: Localizer) -> discord.ui.LayoutView:
    return simple_panel(discord.ui.TextDisplay(localizer.say("plan-taken-back")))


async def planner(press: Pressed) -> tuple[Table, Seat]:
    """Whatever step the page is from: what others do meanwhile is no matter for a plan."""
    await press.interaction.response.defer()
    return await seated(press.interaction, press.game)


@on("plan")
async def press_plan(press: Pressed) -> None:
    await wait(press)
    await open_plan(press.interaction, *await seated(press.interaction, press.game))


@on("pickplans")
async def pick_part(press: Pressed) -> None:
    await open_plan(press.interaction, *await planner(press), int(press.values[0]))


@on("pickplan")
async def pick_planned_route(press: Pressed) -> None:
    """With the thriftiest payment; what is done otherwise stays as it was."""
    table, seat = await planner(press)
    route, game = press.values[0], on_turn(table.running, seat)
    tries, _ = await plan_of(press.interaction.client.tables, table, seat)
    rest = tries[1:] if tries and isinstance(tries[0], ClaimRoute) else None
    if rest is None:
        market = game.rules.part(Market)
        rest = otherwise(market, seat, usual_deck(market, await localizer_for(press.interaction, table), route))
    claim = ClaimRoute(seat, route, cheapest(game, seat, route))
    await keep_plan(press.interaction, table, seat, (claim, *rest))


@on("pickplanpay")
async def pick_planned_cards(press: Pressed) -> None:
    table, seat = await planner(press)
    game = on_turn(table.running, seat)
    tries, _ = await plan_of(press.interaction.client.tables, table, seat)
    claim = ClaimRoute(seat, press.arg or "", unpacked(game.rules.part(Market), press.values[0]))
    if not tries or not isinstance(tries[0], ClaimRoute) or tries[0].route != claim.route:
        raise Refused("table_moved_on")
    _check(game, claim)
    await keep_plan(press.interaction, table, seat, (claim, *tries[1:]))


@on("pickplanelse")
async def pick_otherwise(press: Pressed) -> None:
    table, seat = await planner(press)
    tries, _ = await plan_of(press.interaction.client.tables, table, seat)
    if not tries or not isinstance(tries[0], ClaimRoute):
        raise Refused("table_moved_on")
    rest = otherwise(table.running.rules.part(Market), seat, press.values[0])
    await keep_plan(press.interaction, table, seat, (tries[0], *rest))


@on("pickplancard")
async def pick_planned_card(press: Pressed) -> None:
    table, seat = await planner(press)
    await keep_plan(press.interaction, table, seat, otherwise(table.running.rules.part(Market), seat, press.values[0]))


@on("plandraw")
async def press_planned_draw(press: Pressed) -> None:
    table, seat = await planner(press)
    tries = otherwise(table.running.rules.part(Market), seat, f">{press.arg or ''}")
    await keep_plan(press.interaction, table, seat, tries)


@on("planclear")
async def press_no_plan(press: Pressed) -> None:
    table, seat = await planner(press)
    await keep_plan(press.interaction, table, seat, ())


def _check(game: Game, claim: ClaimRoute) -> None:
    refused = game.refuse(claim)
    if refused is not None:
        raise refused


# The command


class PlanCommand(commands.Cog):
    """Shows, makes or takes back the plan; what is typed is read as it is for a claim."""

    plays = staticmethod(played_in(CARD_GAMES))

    @app_commands.command(name="plan", description=english("cmd-plan-desc"))
    @app_commands.describe(
        route=english("opt-plan-route-desc"),
        payment=english("opt-plan-payment-desc"),
        instead=english("opt-plan-instead-desc"),
        clear=english("opt-plan-clear-desc"),
    )
    @app_commands.guild_only()
    @answering
    async def plan(
        self,
        interaction: Interaction,
        route: str | None = None,
        payment: str | None = None,
        instead: str | None = None,
        clear: bool = False,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, seat = await seated(interaction)
        if clear:
            await keep_plan(interaction, table, seat, ())
        elif route is None and instead is None:
            await open_plan(interaction, table, seat)
        else:
            localizer = await localizer_for(interaction, table)
            await keep_plan(interaction, table, seat, typed_plan(localizer, table, seat, route, payment, instead))

    # Autocomplete: out of what the asker could do if it were its turn

    @plan.autocomplete("route")
    async def offer_routes(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        if at is None or not at[1].running.turn.number:
            return []
        return choices(claimable(at[0], claims_of(on_turn(at[1].running, at[2]), at[2])), typed)

    @plan.autocomplete("payment")
    async def offer_payments(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        if at is None or not at[1].running.turn.number:
            return []
        localizer, game, seat = at[0], on_turn(at[1].running, at[2]), at[2]
        route = str(interaction.namespace.route or "")
        return payment_list(route_payments(localizer, game, seat, route, typed), typed)

    @plan.autocomplete("instead")
    async def offer_otherwise(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        if at is None:
            return []
        labels = otherwise_labels(at[0], at[1].running.view(at[2]))
        return choices({label: value for value, label in labels.items()}, typed)


def typed_plan(
    localizer: Localizer, table: Table, seat: Seat, route: str | None, payment: str | None, instead: str | None
) -> Tries:
    """A plan as it was typed. Raises Refused where it cannot be read, or could not be paid as things stand."""
    check_planner(table, seat, waits=True)
    game = on_turn(table.running, seat)
    market = game.rules.part(Market)
    value = None if instead is None else read_otherwise(localizer, game, instead)
    if route is None:
        return otherwise(market, seat, value or "")
    found, cards = read_claim(localizer, game, seat, route, payment)
    claim = ClaimRoute(seat, found, cheapest(game, seat, found) if cards is None else cards)
    _check(game, claim)
    return (claim, *otherwise(market, seat, value or usual_deck(market, localizer, found)))


def read_otherwise(localizer: Localizer, game: Game, text: str) -> str:
    """The option that a text names in any language. Raises Refused("unknown_card")."""
    close: set[str] = set()
    for lang in LANGS:
        reader = Localizer(localizer.words, lang, localizer.table)
        labels = otherwise_labels(reader, game.view(None))
        names = {label: value for value, label in labels.items()} | _names(reader, game)
        exact = {value for name, value in names.items() if folded(name) == folded(text)}
        if text in labels or exact:
            return text if text in labels else exact.pop()
        close |= set(matching(_names(reader, game), text).values())
    if len(close) == 1:
        return close.pop()
    market = game.rules.part(Market)
    if market.cards.typed:
        raise Refused("unknown_card", card=text)
    return parse_card(localizer.words, localizer.lang, market.kinds, text) or DECK


def _names(localizer: Localizer, game: Game) -> dict[str, str]:
    """Name -> value of the options: the kinds of cards, the decks, and nothing at all."""
    market = game.rules.part(Market)
    decks = {localizer.say(DECKS(deck) if deck else "deck-blind"): DECK + deck for deck in market.decks}
    cards = {localizer.card(card): card for card in market.kinds}
    return {**cards, **decks, localizer.say("plan-else-nothing"): NOTHING}
