"""Lists the licenses of the installed packages in docs/licences.md, from the packages' own metadata."""

from __future__ import annotations

import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIST = ROOT / "docs" / "licences.md"
LOCKS = {"requirements.lock": "Installed with the bot", "requirements-dev.lock": "Installed for tests and checks only"}
HEAD = """# Licenses of dependencies

For anyone who redistributes Slow Train: the license of every package it installs.

`make licences` writes this page from the packages' metadata. Slow Train itself is under the [MIT license](../LICENSE),
its typeface under the SIL Open Font License (`data/fonts/OFL.txt`). Its map outlines are from Natural Earth (public
domain).
"""
ELSEWHERE = {
    "audioop-lts": ("PSF-2.0", "Python 3.13 and newer"),
    "colorama": ("BSD-3-Clause", "Windows"),
}
"""Packages that are installed on some platforms only: their licence, and where."""


def locked(name: str) -> dict[str, str]:
    """Return the packages that a lock file pins, with their versions."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9][\w.-]*)==([^\s;]+)", text, re.M))


def licence_of(found: Distribution) -> str:
    """Return a package's license: an expression, else its classifiers, else a short text."""
    said = found.metadata
    for expression in said.get_all("License-Expression") or ():
        return str(expression)
    classified = [line.rpartition(" :: ")[2] for line in said.get_all("Classifier") or () if line.startswith("License")]
    if classified:
        return ", ".join(classified)
    first = str((said.get_all("License") or ["not said"])[0]).strip().splitlines()[0]
    return first if len(first) <= 60 else "see the package"


def row(name: str, version: str) -> str:
    """Return the row of a package in the table."""
    if name in ELSEWHERE:
        licence, where = ELSEWHERE[name]
        return f"| {name} ({where}) | {version} | {licence} |"
    return f"| {name} | {version} | {licence_of(distribution(name))} |"


def listed() -> str:
    """Return the whole page.

    Raises: PackageNotFoundError if a locked package isn't installed.
    """
    parts, seen = [HEAD], set[str]()
    for lock, title in LOCKS.items():
        rows = [row(name, version) for name, version in locked(lock).items() if name not in seen]
        seen |= set(locked(lock))
        parts.append("\n".join([f"\n## {title}\n", "| package | version | license |", "|---|---|---|", *rows, ""]))
    return "".join(parts)


def main() -> int:
    """Write the page; return the exit code."""
    try:
        LIST.write_text(listed(), encoding="utf-8")
    except PackageNotFoundError as missing:
        print(f"{missing.name} is locked and not installed here: run `make licences`.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
