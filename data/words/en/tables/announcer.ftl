### Messages of a table that could not be delivered.

hand-refused = { $people }: Discord does not let me write to you directly. This button shows your cards and tickets, to you alone.
