"""Asks pip-audit for known vulnerabilities of all pinned packages, and reports the result in one sentence."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

LOCK = Path(__file__).resolve().parents[2] / "requirements-dev.lock"


def summary(report: str, complaint: str) -> tuple[int, str]:
    """Return exit code and text for pip-audit's report (JSON; "" if it failed) and its error output."""
    try:
        packages = json.loads(report)["dependencies"]
    except (json.JSONDecodeError, KeyError, TypeError):
        last = (complaint.strip().splitlines() or ["no answer"])[-1]
        return 0, f"Nothing was checked: the list of known weaknesses cannot be reached from here ({last[:200]})."
    checked = [package for package in packages if "vulns" in package]
    bad = [
        f"{package['name']} {package['version']}: {weakness['id']}"
        + (f", fixed in {', '.join(weakness['fix_versions'])}" if weakness.get("fix_versions") else "")
        for package in checked
        for weakness in package["vulns"]
    ]
    if not checked:
        return 0, f"Nothing was checked: the index that is used here tells no weaknesses of {len(packages)} packages."
    skipped = len(packages) - len(checked)
    rest = f" {skipped} could not be checked." if skipped else ""
    if bad:
        return 1, "\n".join(bad) + f"\n{len(bad)} known weaknesses in {len(checked)} packages.{rest}"
    return 0, f"No known weakness in {len(checked)} packages.{rest}"


def main(tool: str) -> int:
    """Run pip-audit (`tool` is its path), print the result and return the exit code."""
    command = [tool, "--disable-pip", "--require-hashes", "--requirement", str(LOCK), "--format", "json"]
    done = subprocess.run([*command, "--progress-spinner", "off"], capture_output=True, text=True, check=False)
    code, words = summary(done.stdout, done.stderr)
    print(words)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
