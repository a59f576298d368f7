"""The map's geometry as the game's file and data/geo keep it, made ready for drawing."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from renderer.draw import Point
from renderer.labels import Label

FOLDER = Path(__file__).resolve().parent.parent / "data" / "geo"
Slot = tuple[float, float, float]
"""Middle and angle."""


@dataclass(frozen=True)
class Geometry:
    """Section "layout" of a game's file: where everything lies on the map, in pixels."""

    size: tuple[int, int]
    slot: tuple[float, float]
    city: float
    text: int
    cities: Mapping[str, Point]
    labels: Mapping[str, Mapping[str, Label]]
    """By city and language."""
    routes: Mapping[str, tuple[Slot, ...]]

    @classmethod
    def of(cls, layout: Mapping[str, Any]) -> "Geometry":
        return cls(
            size=(layout["size"][0], layout["size"][1]),
            slot=(layout["slot"][0], layout["slot"][1]),
            city=layout["city"],
            text=layout["text"],
            cities={key: (city["x"], city["y"]) for key, city in layout["cities"].items()},
            labels={key: _labels(city["label"]) for key, city in layout["cities"].items()},
            routes={key: tuple((x, y, a) for x, y, a in slots) for key, slots in layout["routes"].items()},
        )

    def label(self, city: str, lang: str) -> Label:
        """The place of the city's name in this language, or in another where the file has only that."""
        places = self.labels[city]
        return places[lang] if lang in places else next(iter(places.values()))


def _labels(places: Mapping[str, Any]) -> dict[str, Label]:
    return {
        lang: Label(place["x"], place["y"], place["anchor"], place.get("wrap", False)) for lang, place in places.items()
    }


Ring = list[Point]


@dataclass(frozen=True)
class Outlines:
    """Land and lakes as polygons (the outer ring first), rivers and borders as lines."""

    land: list[list[Ring]]
    lakes: list[list[Ring]]
    rivers: list[Ring]
    borders: list[Ring]


@lru_cache(maxsize=8)
def outlines(key: str) -> Outlines | None:
    """The outlines behind this map, if it has any."""
    path = FOLDER / f"{key}.json"
    if not path.exists():
        return None
    raw = json.loads(path.read_text(encoding="utf-8"))

    def ring(points: list[list[float]]) -> Ring:
        return [(x, y) for x, y in points]

    return Outlines(
        land=[[ring(part) for part in shape] for shape in raw["land"]],
        lakes=[[ring(part) for part in shape] for shape in raw["lakes"]],
        rivers=[ring(line) for line in raw["rivers"]],
        borders=[ring(line) for line in raw["borders"]],
    )
