"""Shares, as players read them and choose them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import Choices, command
from cogs.core.components import GRAY, GREEN, Panel, Press, in_lines, on, wait
from cogs.play.moves import carry_out, seated
from cogs.play.options import named as called
from cogs.play.options import offered
from cogs.tables.face import ActionFace, Face, Page, RuleWords, Section, Topic, face, order
from cogs.tables.family import played_with
from cogs.tables.service import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.languages import name_in
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.game import Game
from engine.core.view import View
from engine.parts.shares import Company, Shares, SharesSeen, ShareTaken, TakeShare, companies_of, worth
from engine.rail.map import Route


class TakeShareFace(ActionFace[TakeShare]):
    """Choosing a share."""

    kind = TakeShare
    code = "h"

    def pack(self, game: Game, action: TakeShare) -> str:
        return action.company

    def unpack(self, game: Game, seat: Seat, text: str) -> TakeShare:
        return TakeShare(seat, text)

    def way(self, game: Game, action: TakeShare) -> tuple[str, str | None]:
        return "take-share", action.company

    def done(self, localizer: Localizer, before: Table, after: Table, action: TakeShare) -> str:
        known = after.running.rules.part(Shares).companies[action.company]
        return localizer.say("done-share", company=named(localizer, known))


@on("take-share", plays=played_with("shares"))
async def take_share(press: Pressed) -> None:
    """Take the share of the button."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    await carry_out(press.interaction, table, TakeShare(seat, press.arg or ""), press.step)


class ShareCommand(commands.Cog):
    """The command for choosing a share."""

    plays = staticmethod(played_with("shares"))

    @app_commands.guild_only()
    @command()
    async def share(self, interaction: Interaction, company: str) -> None:
        """Take a share of the company that was typed."""
        table, seat = await seated(interaction)
        companies = table.running.rules.part(Shares).companies
        names = {one.id: (*one.names.values(), one.sign) for one in companies.values()}
        await carry_out(interaction, table, TakeShare(seat, called(names, company) or ""))

    @share.autocomplete("company")
    async def offer_companies(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the companies of which a share can be taken."""
        return await offered(interaction, share_labels, typed)


def share_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """Return the companies of which the seat can take a share now, by label."""
    companies = table.running.rules.part(Shares).companies
    takes = (one for one in table.running.offered(seat, Shares) if isinstance(one, TakeShare))
    return {named(localizer, companies[one.company]): one.company for one in takes}


def named(localizer: Localizer, company: Company) -> str:
    """Return the name of a company with its sign, e.g. `Coal Line (CL)`."""
    return f"{name_in(company.names, localizer.lang)} ({company.sign})"


def _buttons(localizer: Localizer, table: Table, view: View) -> list[Press]:
    """Return a button for each share that can be taken, with how many are left."""
    part, seen = view.part(Shares), view.seen(SharesSeen)
    found: list[Press] = []
    for company in companies_of(view, seen.route or ""):
        known = part.companies[company]
        left = known.shares - len(seen.takers[company])
        label = localizer.say("button-share", company=name_in(known.names, localizer.lang), left=left)
        found.append(Press(table.id, table.step, "take-share", label, arg=company, style=GRAY if found else GREEN))
    return found


@face("shares")
class SharesFace(Face[Shares]):
    """Shares on Discord."""

    # In the help and the rules

    topics = (Topic("shares", 109),)
    special = 48

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        lines = (
            words.say(
                "rules-map-company",
                company=named(words.localizer, one),
                shares=one.shares,
                points=" / ".join(map(str, one.points)),
            )
            for one in self.part.companies.values()
        )
        yield Section.SPECIAL, words.say("rules-map-shares", companies="; ".join(lines))

    # Names and sentences

    scores = ("shares",)

    def event_facts(self, localizer: Localizer, event: Event) -> dict[str, object]:
        if not isinstance(event, ShareTaken):
            return {}
        known = self.part.companies[event.company]
        return {"company": named(localizer, known), "shares": known.shares}

    def route_marks(self, localizer: Localizer, route: Route) -> list[str]:
        signs = [self.part.companies[company].sign for company in route.companies]
        return [localizer.say("mark-shares", companies=", ".join(signs))] if signs else []

    # On the board and in messages

    def owed_line(self, localizer: Localizer, view: View) -> str:
        seat = view.seen(SharesSeen).choosing
        return "" if seat is None else localizer.say("turn-share", mention=localizer.mention(seat))

    @order(35)
    def pending_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Return the shares to choose from, for everyone to see."""
        seat = view.seen(SharesSeen).choosing
        if seat is None or view.viewer not in (None, seat) or table.running.part_to_answer(seat) is not self.part:
            return []
        return _buttons(localizer, table, view)

    def next_choice(self, localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView | None:
        view = table.running.view(seat)
        if view.seen(SharesSeen).choosing != seat or table.running.part_to_answer(seat) is not self.part:
            return None
        return Panel(ui.TextDisplay(localizer.say("share-which")), *in_lines(_buttons(localizer, table, view)))

    def board_pages(self, localizer: Localizer, view: View, most: int) -> list[Page]:
        """Return a page with every company: its points, who holds how many shares, and how many are left."""
        takers, label = view.seen(SharesSeen).takers, localizer.say("text-shares")
        lines = [f"### {label}"]
        for company in self.part.companies.values():
            held, points = Counter(takers[company.id]), worth(company, takers[company.id])
            holders = [
                localizer.say("text-holder", player=localizer.player(seat), count=count, points=points.get(seat, 0))
                for seat, count in held.most_common()
            ]
            facts = {"company": named(localizer, company), "points": " / ".join(map(str, company.points))}
            left = company.shares - held.total()
            lines.append(localizer.say("text-company", holders=", ".join(holders) or "–", left=left, **facts))
        return [("shares", label, "\n".join(lines)[:most])]

    @order(50)
    def owned_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return the shares of a player."""
        takers = view.seen(SharesSeen).takers
        held = [(one, takers[one.id].count(seat)) for one in self.part.companies.values()]
        shares = ", ".join(f"{one.sign} {count}" for one, count in held if count)
        return [localizer.say("text-shares-of", shares=shares)] if shares else []

    # Actions

    actions = (TakeShareFace(),)
