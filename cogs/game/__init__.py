"""The `/game` group: lobby, options, seats, threads, log, verification."""
