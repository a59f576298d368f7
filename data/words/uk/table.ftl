digest-title = Що зробили інші від минулого ходу гравця { $player }
digest-few = Мало фішок залишилося: { $players }.
digest-more = { $count ->
    [one] Ще { $count } рядок — у /game log.
    [few] Ще { $count } рядки — у /game log.
   *[other] Ще { $count } рядків — у /game log.
}
digest-title-first = Що було досі
