"""`/rating`: what a person's results say of how strong they are, and the lists of those who want to be in them."""

from __future__ import annotations

from cogs import _results  # noqa: F401  # it follows each step
from cogs._bot import SlowTrain


async def setup(bot: SlowTrain) -> None:
    pass
