"""Tickets, as players read and press them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cogs.tables.face import Face, face
from cogs.tables.rule_pages import RuleWords, Section, Topic
from cogs.text.localizer import Localizer
from engine.parts.tickets import DealRound, Tickets


def start_text(localizer: Localizer, steps: Sequence[DealRound]) -> str:
    """What everybody gets and keeps before the first turn, one choice after the other."""
    told = []
    for number, step in enumerate(steps):
        kind = "mixed" if step.deal_long and step.deal else "long" if step.deal_long else "then" if number else "only"
        least = max(step.keep - step.less_if_kept, 0)
        most = step.deal + step.deal_long if step.most is None else step.most
        bounds = {"keep": step.keep, "least": least, "most": most}
        told.append(localizer.say(f"help-start-{kind}", deal=step.deal, long=step.deal_long, **bounds))
    return " ".join(told)


@face("tickets")
class TicketsFace(Face[Tickets]):
    """Tickets on Discord."""

    # In the help and the rules

    topics = (Topic("tickets", 70),)

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        drawn = self.part.numbers.draw
        start = start_text(localizer, self.part.steps)
        return {"start": start, "draw": drawn.deal, "drawkeep": drawn.keep}

    def ruled(self) -> Sequence[str]:
        fates = {step.refused for step in self.part.steps}
        found = [self.key]
        found += ["tickets-shuffled"] if "shuffled" in fates else ["tickets-out"] if "out" in fates else []
        found += ["tickets-steps"] if len(self.part.steps) > 1 else []
        return [*found, "tickets-bonus"] if self.part.numbers.bonus else found

    def topic_lines(self, topic: str, words: RuleWords) -> Sequence[str]:
        return [*super().topic_lines(topic, words), *self._stand_ins(words)]

    def help_lines(self, page: str, words: RuleWords) -> Sequence[str]:
        return self._stand_ins(words) if page == "variants" else ()

    def _stand_ins(self, words: RuleWords) -> list[str]:
        """The tickets in play whose printed values are not known, if there are any."""
        found = [words.localizer.ticket(ticket.id) for ticket in self.part.tickets.values() if ticket.stand_in]
        return [words.say("help-stand-ins", tickets=", ".join(found))] if found else []

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        tickets = list(self.part.tickets.values())
        points = [ticket.points for ticket in tickets]
        numbers = {"count": len(tickets), "low": min(points), "high": max(points)}
        yield Section.TICKETS, words.say("rules-map-tickets", **numbers, long=sum(ticket.long for ticket in tickets))

    # Names and sentences

    # On the board and in messages

    # In the hand

    # Actions
