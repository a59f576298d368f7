-- Who ended a game stands in its notes as a mention. Earlier versions wrote a name alone, also of moderators without a
-- seat: nothing tells whose it was, so nobody could have it forgotten. It stays where somebody of the table has it.
UPDATE notes SET kind = 'cancelled-unnamed', facts = '{}'
WHERE kind = 'cancelled-by' AND facts NOT LIKE '%<@%' AND NOT EXISTS (
    SELECT 1 FROM (
        SELECT game_id, name FROM seats UNION SELECT game_id, name FROM seat_history
    ) AS held
    WHERE held.game_id = notes.game_id
        AND replace(held.name, '\', '') = replace(json_extract(notes.facts, '$.player'), '\', '')
);
