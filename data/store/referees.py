"""What referees change beside what leagues change themselves: statements for one commit."""

from __future__ import annotations

from data.store.rows import Statement


def fixture_until(fixture_id: int, ends_at: int) -> Statement:
    """A table has time until then, whatever its season says."""
    return "UPDATE fixtures SET ends_at = ? WHERE id = ?", (ends_at, fixture_id)


def fixture_settled(fixture_id: int, status: str, seen: str) -> Statement:
    """A table is settled, if it still is as it was seen."""
    return "UPDATE fixtures SET status = ? WHERE id = ? AND status = ?", (status, fixture_id, seen)
