"""Cards: face-up ones, decks, hands, as players read and press them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cogs.tables.face import Face, face
from cogs.tables.rule_pages import RuleWords, Section, Topic
from cogs.text.localizer import Localizer
from engine.parts.market import Market


@face("market")
class MarketFace(Face[Market]):
    """Cards: face-up ones, decks, hands on Discord."""

    # In the help and the rules

    topics = (Topic("cards", 20), Topic("doubles", 33))

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        market = self.part
        told = {"hand": sum(market.start_hand), "clear": market.numbers.clear_at, "faceup": max(market.row)}
        return told | {f"hand{deck}": count for deck, count in zip(market.decks, market.start_hand, strict=True)}

    def ruled(self) -> Sequence[str]:
        doubles = any(kind.spaces > 1 for kind in self.part.purse.kinds.values())
        return (
            self.key,
            *(["market-decks"] if self.part.several else []),
            *(["routes-doubles"] if doubles else []),
        )

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

    # On the board and in messages

    # In the hand

    # Actions
