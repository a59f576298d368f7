### Messages of a table that could not be delivered.

hand-refused = { $people }: Discord doesn't let me send you a direct message. This button shows your cards and tickets, only to you.
post-old = This board is out of date.
turn-cancelled = This game was cancelled.
