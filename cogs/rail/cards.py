"""Reads cards of several kinds as people type them: "2 red double ships 1 wild", "train-red x3" (R30 to R32).

What isn't typed is deduced: of the cards that fit, those that the hand holds, that pay, and without the port sign.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, product

from cogs.play.options import MOST_DIGITS, folded, is_filler, is_number, meaning_of
from cogs.rail.typed import cards_text
from cogs.text.catalogue import LANGS, Words
from cogs.text.localizer import READ_SIGNS
from engine.core.refused import Refused
from engine.parts.market import Market
from engine.rail.cards import CardKind, Cards

MOST_TEXT = 90
"""What an option's value or a choice may take."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""A kind of card, or a number of cards, as one sign of a custom_id."""
MOST_TRIES = 4000
ANCHOR = "⚓"


@dataclass
class TypedCards:
    """Some cards that were named: how many, and which kinds they may be."""

    kinds: tuple[str, ...] = ()
    count: int | None = None
    features: dict[str, str] = field(default_factory=dict)

    @property
    def empty(self) -> bool:
        return not self.kinds and not self.features

    @property
    def number(self) -> int:
        return 1 if self.count is None else self.count


# Short forms, for values that nobody reads


def coded(market: Market, cards: Sequence[str]) -> str:
    """Encode cards as `decoded` reads them: as words if they fit, else as numbers."""
    text = cards_text(cards)
    if len(text) <= MOST_TEXT:
        return text
    return ",".join(f"{count}#{market.index[card]}" for card, count in Counter(cards).items())


def decoded(market: Market, text: str) -> Cards | None:
    """Decode cards that `coded` wrote; None for any other text."""
    if re.fullmatch(r"[0-9]{1,2}#[0-9]{1,2}(,[0-9]{1,2}#[0-9]{1,2})*", text):
        pairs = [(int(count), int(index)) for count, index in re.findall(r"(\d+)#(\d+)", text)]
        if any(index >= len(market.kinds) for _, index in pairs):
            return None
        return tuple(market.kinds[index] for count, index in pairs for _ in range(count))
    parts = text.split()
    if not parts or len(parts) % 2 or not all(is_number(part) and len(part) <= MOST_DIGITS for part in parts[::2]):
        return None
    if not all(part in market.index for part in parts[1::2]):
        return None
    return tuple(kind for count, kind in zip(parts[::2], parts[1::2], strict=True) for _ in range(int(count)))


def packed(market: Market, cards: Cards) -> str:
    """Encode cards with two characters per kind: which, and how many."""
    return "".join(f"{DIGITS[market.index[card]]}{DIGITS[count]}" for card, count in Counter(cards).items())


def unpacked(market: Market, text: str) -> Cards:
    """Decode cards that `packed` wrote.

    Raises: Refused `table_moved_on` for any other text.
    """
    places = [DIGITS.find(sign) for sign in text]
    pairs = list(zip(places[::2], places[1::2], strict=False))
    if len(text) % 2 or any(count < 1 or not 0 <= kind < len(market.kinds) for kind, count in pairs):
        raise Refused("table_moved_on")
    return tuple(market.kinds[kind] for kind, count in pairs for _ in range(count))


# Reading


def read_cards(words: Words, lang: str, market: Market, text: str) -> list[TypedCards]:
    """Return the cards that a text names, one entry per number or color.

    Raises: Refused `unreadable_cards`.
    """
    if re.search(r"[-−]\s*[0-9]", re.sub(_ids(market), " ", text)):
        raise Refused("unreadable_cards", text=text)
    found: list[TypedCards] = []
    for part in re.split(r"[,;+&\n]", text):
        found += _Reader(words, lang, market, part, text).read()
    if not found:
        raise Refused("unreadable_cards", text=text)
    return found


def _ids(market: Market) -> str:
    longest = sorted(market.kinds, key=len, reverse=True)
    return r"(?<![\w-])(?:" + "|".join(map(re.escape, longest)) + r")(?![\w-])"


def _tokens(market: Market, text: str) -> Iterator[str]:
    """Yield kinds by their ids, and the words and numbers between them."""
    for piece in re.split(f"({_ids(market)})", text.replace(ANCHOR, " port ")):
        if piece in market.index:
            yield piece
        else:
            for sign, kind in READ_SIGNS.items():
                piece = piece.replace(sign, f" {kind} ")
            yield from folded(piece)


class _Reader:
    """Reads one stretch of a text without commas."""

    def __init__(self, words: Words, lang: str, market: Market, part: str, text: str) -> None:
        self.words = words
        self.lang = lang
        self.market = market
        self.text = text
        self.tokens = [token for token in _tokens(market, part) if not self._skipped(token)]
        self.meanings = (*market.colors, *market.decks, "double", "single", "port", market.wild)
        self.now = TypedCards()
        self.found: list[TypedCards] = []

    def _skipped(self, token: str) -> bool:
        beside = any(token in folded(self.words.say(lang, "alias-beside")) for lang in LANGS)
        return beside or is_filler(self.words, self.lang, token)

    def read(self) -> list[TypedCards]:
        """Return the cards of the stretch.

        Raises: Refused `unreadable_cards`.
        """
        tokens = self.tokens
        last = bool(tokens) and is_number(tokens[-1]) and not is_number(tokens[0])
        for token in reversed(tokens) if last else tokens:
            if is_number(token):
                self._number(token)
            elif token in self.market.index:
                self._kind(token)
            else:
                self._word(token)
        self._flush()
        return self.found

    def _number(self, token: str) -> None:
        if len(token) > MOST_DIGITS:
            raise Refused("unreadable_cards", text=self.text)
        self._flush()
        self.now.count = int(token)

    def _kind(self, kind: str) -> None:
        if not self.now.empty:
            self._flush()
        self.now.kinds = (kind,)
        self._flush()

    def _word(self, token: str) -> None:
        meaning = meaning_of(self.words, self.lang, token, self.meanings)
        if meaning is None:
            raise Refused("unreadable_cards", text=self.text)
        if meaning == self.market.wild:
            self._kind(meaning)
            return
        names = {**dict.fromkeys(self.market.colors, "color"), **dict.fromkeys(self.market.decks, "deck")}
        name = names.get(meaning, meaning if meaning == "port" else "size")
        if name in self.now.features:  # the next card begins
            self._flush()
        self.now.features[name] = meaning

    def _flush(self) -> None:
        """Complete the entry that was read so far."""
        now, self.now = self.now, TypedCards()
        if now.empty:
            if now.count is not None:
                raise Refused("unreadable_cards", text=self.text)
            return
        if not now.kinds:
            now.kinds = tuple(kind.id for kind in self.market.cards.kinds if _fits(kind, now.features))
            if not now.kinds:
                raise Refused("unreadable_cards", text=self.text)
        self.found.append(now)


def _fits(kind: CardKind, features: Mapping[str, str]) -> bool:
    if kind.wild:
        return False
    size = features.get("size")
    return (
        features.get("color") in (None, kind.color)
        and features.get("deck") in (None, kind.deck)
        and (size is None or (kind.spaces > 1) == (size == "double"))
        and ("port" not in features or kind.port)
    )


# Finding out what was not said


def settled(
    market: Market,
    typed: Sequence[TypedCards],
    hand: Counter[str],
    allowed: Iterable[str],
    pays: Callable[[Cards], bool],
    cost: Callable[[Cards], object],
    text: str,
) -> Cards:
    """Return the cards that are meant: of those that pay, the fewest port signs, then the least cost.

    If nothing pays, the likeliest cards, for the engine to refuse.
    Raises: Refused `which_color`.
    """
    may_be = set(allowed)
    choices = [
        TypedCards(tuple(kind for kind in one.kinds if kind in may_be) or one.kinds, one.number) for one in typed
    ]
    ways = {_ordered(market, way) for way in islice(_ways(market, choices, hand), MOST_TRIES)}
    fitting = [way for way in ways if pays(way)]
    colors = {tuple(sorted(market.purse.kinds[card].color for card in way)) for way in fitting}
    open_ = any(len({market.purse.kinds[kind].color for kind in one.kinds}) > 1 for one in choices)
    if open_ and len(colors) != 1:
        kind = market.kinds[0]
        raise Refused("which_color", text=text, example=cards_text((kind, kind)))
    if fitting:
        return min(fitting, key=lambda way: (_signs(market, way), cost(way), tuple(market.index[c] for c in way)))
    return _ordered(market, (card for one in choices for card in _likeliest(market, one, hand)))


def check_held(typed: Sequence[TypedCards], hand: Counter[str], text: str) -> None:
    """Check that the hand holds as many cards as were named, where several kinds may be meant.

    Raises: Refused `too_few_held`.
    """
    for one in typed:
        held = sum(hand[kind] for kind in one.kinds)
        if len(one.kinds) > 1 and held < one.number:
            raise Refused("too_few_held", text=text, named=one.number, held=held)


def _ordered(market: Market, cards: Iterable[str]) -> Cards:
    return tuple(sorted(cards, key=market.index.__getitem__))


def _signs(market: Market, way: Cards) -> int:
    return sum(market.purse.kinds[card].port for card in way if card != market.wild)


def _ways(market: Market, typed: Sequence[TypedCards], hand: Counter[str]) -> Iterator[Cards]:
    """Yield every choice of kinds for the named cards that the hand holds."""
    options = [list(islice(_shares(one.kinds, one.number, hand), MOST_TRIES)) for one in typed]
    for parts in product(*options):
        cards = tuple(card for part in parts for card in part)
        if all(count <= hand[card] for card, count in Counter(cards).items()):
            yield cards


def _shares(kinds: Sequence[str], count: int, hand: Counter[str]) -> Iterator[Cards]:
    """Yield the ways to take that many cards of these kinds from the hand."""
    if not kinds:
        if count == 0:
            yield ()
        return
    for number in range(min(count, hand[kinds[0]]), -1, -1):
        for rest in _shares(kinds[1:], count - number, hand):
            yield (kinds[0],) * number + rest


def _likeliest(market: Market, typed: TypedCards, hand: Counter[str]) -> list[str]:
    """Return cards without the port sign first; what the hand lacks is of the first kind."""
    kinds = sorted(typed.kinds, key=lambda kind: market.purse.kinds[kind].port)
    cards = [kind for kind in kinds for _ in range(hand[kind])][: typed.number]
    return cards + [kinds[0]] * (typed.number - len(cards))
