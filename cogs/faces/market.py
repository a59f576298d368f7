"""Drawing cards: the first card opens a private panel, on which the second one is taken."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from discord import app_commands, ui
from discord.ext import commands
from msgspec.structs import replace

from cogs.core.client import Choices, command
from cogs.core.components import Press, on, wait
from cogs.play.moves import at_seat, carry_out, localizer_for, play, play_bare, seated, show, wants_preview
from cogs.play.options import offered
from cogs.rail.draws import (
    TO,
    blind,
    deck_buttons,
    draw_options,
    drawn_panel,
    drawn_text,
    face_up_buttons,
    hand_cards,
    may_draw_on,
    read_draw,
    refill_panel,
    refills,
    second_due,
    taken_by,
    two_buttons,
    which_panel,
)
from cogs.rail.names import DECKS
from cogs.tables.face import ActionFace, Face, RuleWords, Section, Topic, face, order
from cogs.tables.family import CARD_GAMES, played_in
from cogs.tables.service import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.action import Action, Seat
from engine.core.event import Event
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.market import CardDrawn, DrawCard, FaceUpTaken, Market, MarketSeen, StopDrawing
from engine.parts.routes import Routes, StopClaiming
from engine.rail.cards import CardsSpent


class DrawFace(ActionFace[DrawCard]):
    """Taking a card: a face-up one, with the deck that fills its gap, or the top of a deck."""

    kind = DrawCard
    code = "d"
    plannable = True

    def pack(self, game: Game, action: DrawCard) -> str:
        """Encode `card` or, with several decks, `card>deck`; `>deck` for the top of a deck."""
        if action.card is None:
            return f"{TO}{action.deck or ''}"
        return action.card if action.refill is None else f"{action.card}{TO}{action.refill}"

    def unpack(self, game: Game, seat: Seat, text: str) -> DrawCard:
        if not text:
            raise Refused("table_moved_on")
        card, _, deck = text.partition(TO)
        return DrawCard(seat, card, deck or None) if card else DrawCard(seat, None, None, deck or None)

    def way(self, game: Game, action: DrawCard) -> tuple[str, str | None]:
        return "drawhere", self.pack(game, action)

    def done(self, localizer: Localizer, before: Table, after: Table, action: DrawCard) -> str:
        held = list(after.running.view(action.seat).seen(MarketSeen).hand or ())
        for card in before.running.view(action.seat).seen(MarketSeen).hand or ():
            held.remove(card)
        return drawn_text(localizer, held)

    def planned(self, localizer: Localizer, action: DrawCard) -> str:
        if action.card is not None:
            return localizer.say("plan-card", card=localizer.a_card(action.card))
        return localizer.say("plan-blind", deck=action.deck or "none")

    def alike(self, game: Game, action: DrawCard) -> Sequence[DrawCard]:
        """Return the same card with every deck: for a plan, the deck doesn't matter."""
        if not game.rules.part(Market).several:
            return (action,)
        legal = (one for one in game.legal(action.seat) if isinstance(one, DrawCard))
        return (action, *(one for one in legal if one.card == action.card))

    def rest(self, game: Game, action: DrawCard) -> Sequence[Action]:
        """Return the second card, from the top of a deck."""
        card = blind(game.rules.part(Market), action.seat, action.deck or action.refill)
        return (replace(card, again=action.card is None),)


class StopDrawingFace(ActionFace[StopDrawing]):
    """Stopping after one card."""

    kind = StopDrawing
    code = "e"

    def done(self, localizer: Localizer, before: Table, after: Table, action: StopDrawing) -> str:
        return localizer.say("done-stop")


DRAW, STOP = DrawFace(), StopDrawingFace()


# The commands


class MarketCommands(commands.Cog):
    """Commands for drawing cards and for stopping after one."""

    plays = staticmethod(played_in(CARD_GAMES))

    @app_commands.guild_only()
    @command()
    async def draw(
        self, interaction: Interaction, card: str | None = None, refill: str | None = None, deck: str | None = None
    ) -> None:
        """Draw the card that was typed; if none was, ask which one, or draw at once for who wants no previews."""
        localizer, table, seat = await at_seat(interaction)
        if card is None and deck is None and await wants_preview(interaction):
            game = table.running
            refused = game.refuse(blind(game.rules.part(Market), seat))
            if refused is not None and not any(isinstance(action, DrawCard) for action in game.legal(seat)):
                raise refused
            await show(interaction, which_panel(localizer, table, seat))
            return
        taken = read_draw(localizer, table.running.view(None), card, refill, deck)
        await show_drawn(interaction, await take(interaction, table, taken))

    @app_commands.guild_only()
    @command()
    async def stop(self, interaction: Interaction) -> None:
        """End the turn after one card, or without a second route."""
        table, seat = await seated(interaction)
        claims_on = isinstance(table.running.part_to_answer(seat), Routes)
        await carry_out(interaction, table, StopClaiming(seat) if claims_on else StopDrawing(seat))

    # Autocomplete: out of what the engine would accept of this very seat

    @draw.autocomplete("card")
    async def offer_cards(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the cards that can be taken."""
        return await offered(interaction, card_labels, typed)

    @draw.autocomplete("refill")
    @draw.autocomplete("deck")
    async def offer_decks(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the decks."""
        return await offered(interaction, deck_labels, typed)


def card_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """Return the cards that can be taken, by label; with several decks, each with the deck that fills its gap."""
    game = table.running
    draws = [action for action in game.legal(seat) if isinstance(action, DrawCard)]
    if not game.rules.part(Market).several:
        return {
            localizer.say("deck-choice") if draw.card is None else localizer.card(draw.card): draw.card or "deck"
            for draw in draws
        }
    may = {draw.card for draw in draws}
    labels = {option.label: option.value for option in draw_options(localizer, game.view(seat)) if option.card in may}
    decks = [draw.deck for draw in draws if draw.card is None]
    return {**labels, **{localizer.say("deck-choice-of", deck=deck): f"{TO}{deck}" for deck in decks}}


def deck_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """Return the decks by label, in a game with several; {} if no card can be taken."""
    market = table.running.rules.part(Market)
    if not market.several or not any(isinstance(action, DrawCard) for action in table.running.legal(seat)[:1]):
        return {}
    return {localizer.say(DECKS(deck)): deck for deck in market.decks}


# Presses


async def take(
    interaction: Interaction, table: Table, taken: str, step: int | None = None, *, again: bool = False
) -> Table:
    """Take a card, encoded as by `DrawFace.pack`; return the table after it.

    `again`: the same press took the card before, too.
    """

    def draw(now: Table, seat: Seat) -> DrawCard:
        return replace(DRAW.unpack(now.running, seat, taken), again=again)

    return (await play(interaction, table, draw, step)).after


async def panel_after(interaction: Interaction, table: Table, why: str = "") -> ui.LayoutView:
    """Return the panel after a drawn card. `why` says what failed; the table may have changed since."""
    tables, seat = interaction.client.tables, table.seat_of(interaction.user.id)
    assert seat is not None
    events = await tables.events(table, table.step - 2)
    draws = [event for event in events if isinstance(event, CardDrawn | FaceUpTaken) and event.seat == seat]
    cards = [event.card for event in draws if event.card is not None]  # in the order of the draws
    newest = await tables.as_shown(await tables.get(table.id) if why else table)
    return drawn_panel(await localizer_for(interaction, newest), newest, seat, cards, why)


async def show_drawn(interaction: Interaction, table: Table, why: str = "") -> None:
    """Answer a deferred draw with the panel."""
    await show(interaction, await panel_after(interaction, table, why))


@on("draw", plays=played_in(CARD_GAMES))
async def draw_blind(press: Pressed) -> None:
    """Draw from the deck of the button."""
    await _draw_anew(press, TO + (press.arg or ""))


@on("pickcard", plays=played_in(CARD_GAMES))
async def draw_face_up(press: Pressed) -> None:
    """Take the face-up card that was picked."""
    await _draw_anew(press, press.value)


async def _draw_anew(press: Pressed, wanted: str) -> None:
    await wait(press)
    table, _ = await seated(press.interaction, press.game)
    await show_drawn(press.interaction, await take(press.interaction, table, wanted, press.step))


@on("take", plays=played_in(CARD_GAMES))
@on("drawhere", plays=played_in(CARD_GAMES))
async def take_card(press: Pressed) -> None:
    """Take what a button names; if several decks could fill the gap of a face-up card, ask which one does."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    wanted, view = taken_by(press.arg), table.running.view(None)
    if view.part(Market).several and wanted in view.seen(MarketSeen).face_up:
        decks = refills(view, wanted)
        if len(decks) > 1 and view.turn.seat == seat:
            localizer = await localizer_for(press.interaction, table)
            await show(press.interaction, refill_panel(localizer, table, view, wanted))
            return
        wanted = f"{wanted}{TO}{decks[0]}"
    await show_drawn(press.interaction, await take(press.interaction, table, wanted, press.step))


@on("drawtwo", plays=played_in(CARD_GAMES))
async def draw_two(press: Pressed) -> None:
    """Draw two cards from one deck, each its own step. If the second fails, the answer shows the first and says why."""
    await wait(press)
    interaction, wanted = press.interaction, TO + (press.arg or "")
    table, seat = await seated(interaction, press.game)
    with interaction.client.tables.together(table.id, seat):
        table = await take(interaction, table, wanted, press.step)
        why = ""
        if may_draw_on(table.running.view(seat), seat):
            try:
                table = await take(interaction, table, wanted, table.step, again=True)
            except Refused as refused:
                localizer = await localizer_for(interaction, table)
                why = localizer.say("draw-not-second", why=localizer.refusal(refused))
        else:
            why = (await localizer_for(interaction, table)).say("draw-none-left")
    await show_drawn(interaction, table, why)


@on("stop", plays=played_in(CARD_GAMES))
@on("stophere", plays=played_in(CARD_GAMES))
async def press_stop(press: Pressed) -> None:
    """Stop after one card."""
    await wait(press)
    await play_bare(press.interaction, StopDrawing, press.game, press.step)


@face("market")
class MarketFace(Face[Market]):
    """Drawing cards on Discord."""

    # In the help and the rules

    topics = (Topic("cards", 20), Topic("doubles", 33))

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        market = self.part
        values = {"hand": sum(market.start_hand), "clear": market.numbers.clear_at, "faceup": max(market.row)}
        return values | {f"hand{deck}": count for deck, count in zip(market.decks, market.start_hand, strict=True)}

    def ruled(self) -> Sequence[str]:
        doubles = any(kind.spaces > 1 for kind in self.part.purse.kinds.values())
        variants = {"market-decks": self.part.several, "routes-doubles": doubles}
        return (self.key, *(name for name, there in variants.items() if there))

    def topic_of(self, ruling: str) -> str | None:
        return "doubles" if ruling.startswith("routes-doubles-") else "cards"

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        market = self.part
        wilds = next(kind.count for kind in market.cards.kinds if kind.wild)
        if market.cards.typed:
            decks = ", ".join(self._deck_line(deck, words) for deck in market.decks)
            yield Section.CARDS, words.say("rules-map-cards-typed", decks=decks, wilds=wilds)
        else:
            numbers = {"count": sum(market.totals), "each": market.cards.per_color, "colors": len(market.colors)}
            yield Section.CARDS, words.say("rules-map-cards", **numbers, wilds=wilds)

    def _deck_line(self, deck: str, words: RuleWords) -> str:
        kinds = [kind for kind in self.part.cards.kinds if kind.deck == deck and not kind.wild]
        return words.say(
            "rules-map-deck",
            deck=deck,
            count=sum(kind.count for kind in kinds),
            ports=sum(kind.count for kind in kinds if kind.port),
            doubles=sum(kind.count for kind in kinds if kind.spaces > 1),
        )

    # Names and sentences

    @property
    def forms(self) -> tuple[str, ...]:
        numbers, found = self.part.numbers, ["decks"] if self.part.several else []
        found += ["plain"] if numbers.plain_wilds else []
        return (*found, "steady") if numbers.clear_at > sum(self.part.row) else tuple(found)

    # On the board and in messages

    def turn_line(self, localizer: Localizer, view: View) -> str:
        """Return that the second card is due, after the first one."""
        if view.turn.seat is None or not second_due(view):
            return ""
        return localizer.say("turn-second", mention=localizer.mention(view.turn.seat))

    def goes_on(self, view: View) -> bool:
        """Tell that only drawing or stopping is possible after one card."""
        return second_due(view)

    @order(10)
    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Return the face-up cards, a button per deck with cards, and after the first card one to stop.

        With one deck, also that for two cards of it.
        """
        buttons = [*face_up_buttons(localizer, table, view), *deck_buttons(localizer, table, view)]
        buttons += [] if self.part.several else two_buttons(localizer, table, view)
        if self.part.several and view.seen(MarketSeen).drawn and self.part.numbers.may_stop:
            buttons.append(Press(table.id, table.step, "stop", localizer.say("button-stop")))
        return buttons

    @order(10)
    def rare_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Return the buttons for two cards from one of several decks."""
        return two_buttons(localizer, table, view) if self.part.several else []

    def is_detail(self, event: Event) -> bool:
        return isinstance(event, CardsSpent)

    @order(10)
    def alt_head(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """Return the face-up cards, and how many cards each deck has."""
        market = view.seen(MarketSeen)
        row = localizer.cards(card for card in market.face_up if card is not None)
        each = (localizer.say("alt-deck-of", deck=deck, count=count) for deck, count in market.decks.items())
        decks = ", ".join(each) if self.part.several else ""
        return [localizer.say("alt-row", cards=row), localizer.say("alt-deck", count=market.deck, decks=decks)]

    def seat_facts(self, localizer: Localizer, view: View, seat: Seat) -> Mapping[str, object]:
        return {"cards": view.seen(MarketSeen).hands[seat]}

    # In the hand

    def hand_head(self, localizer: Localizer, view: View) -> list[str]:
        return hand_cards(localizer, view)

    @order(10)
    def hand_alt(self, localizer: Localizer, view: View) -> list[str]:
        return [localizer.say("hand-alt", cards=localizer.cards(view.seen(MarketSeen).hand or ()))]

    # Actions

    actions = (DRAW, STOP)
