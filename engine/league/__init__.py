"""Leagues: tables, fixtures, cups, ratings and reliability, as plain functions over results."""
