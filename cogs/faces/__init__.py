"""What each rule shows and asks on Discord, one file for each rule, found by the part's name."""

from __future__ import annotations
