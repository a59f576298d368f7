"""What a seed stands for: the game, the people's deeds, and the faults among which they happen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

KILL, COMMIT, CALLS, ANSWERS, EVENTS, DISK, LOCK, CLOCK = KINDS = (
    "kill",
    "commit",
    "calls",
    "answers",
    "events",
    "disk",
    "lock",
    "clock",
)
"""Killed between two awaits, or inside a commit; calls that Discord refuses; calls that it accepts while its answer is
lost; events that come twice or never; a full disk; a database that somebody else holds; a clock that is set."""
DEADLY = (KILL, COMMIT)
GAMES: Mapping[str, int] = {"usa": 141, "london": 51, "europe": 146, "world": 163, "string_railway": 46}
"""Each map with about how many steps a brisk game of two takes."""
SEATS_FOR_THREE = 0.15


@dataclass(frozen=True)
class Plan:
    """One seeded run. `skipped` steps are played in peace; with `early` the faults begin before the game is opened.

    `nonces`: the seconds for which Discord knows a nonce; it promises "a few minutes", so the bot must do without.
    With `threads` the database works in its own thread as it does in earnest, and no two such runs are quite the same.
    """

    seed: int
    kinds: tuple[str, ...]
    map: str
    seats: int
    computers: int
    clock: str
    early: bool
    skipped: int
    acts: int
    lives: int
    pictures: bool
    to_the_end: bool
    threads: bool
    nonces: float
    feed: bool

    def rng(self, *of: object) -> Random:
        """A seeded RNG of its own for each thing that needs one."""
        return Random(" ".join(map(str, (self.seed, *of))))


def plan(seed: int, *, kinds: tuple[str, ...] = ()) -> Plan:
    """The run of a seed. The first of its kinds goes round, so that eight seeds have all of them."""
    rng = Random(f"plan {seed}")
    first = KINDS[seed % len(KINDS)]
    others = [kind for kind in KINDS if kind != first and rng.random() < rng.choice((0.0, 0.2, 0.5))]
    chosen = kinds or (first, *others)
    key = rng.choice(("usa", "usa", "usa", "london", "london", "london", "europe", "europe", "world", "string_railway"))
    deadly = any(kind in chosen for kind in DEADLY)
    early = rng.random() < 0.2
    strings = key == "string_railway"
    usual = GAMES[key]
    skipped = 0 if early else rng.choice((rng.randrange(usual), rng.randrange(usual), max(usual - 8, 1)))
    return Plan(
        seed=seed,
        kinds=chosen,
        map=key,
        seats=3 if rng.random() < SEATS_FOR_THREE and not strings else 2,
        computers=int(rng.random() < 0.2),
        clock=rng.choice(("", "", "c1", "b3")),
        early=early,
        skipped=min(skipped, 12) if strings else skipped,
        acts=rng.randint(3, 5) if strings else rng.randint(6, 14),
        lives=rng.randint(2, 4) if deadly else 1,
        pictures=seed % 12 == 5,
        to_the_end=rng.random() < 0.25 and not strings,
        threads=rng.random() < 0.1,
        nonces=rng.choice((0.0, 0.0, 300.0)),
        feed=rng.random() < 0.3,
    )
