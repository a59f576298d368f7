### Що сталося від минулого ходу.

digest-few = 🏁 Залишилося мало фішок: { $players }.
digest-more = { $count ->
    [one] Ще { $count } рядок – у { CMD("game log") }.
    [few] Ще { $count } рядки – у { CMD("game log") }.
   *[other] Ще { $count } рядків – у { CMD("game log") }.
}
