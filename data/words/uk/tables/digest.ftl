### Що сталося від минулого ходу.

digest-few = 🏁 Залишилося мало фішок: { $players }.
digest-more = { $count ->
    [one] Ще { $count } рядок: { CMD("game log") }.
    [few] Ще { $count } рядки: { CMD("game log") }.
   *[other] Ще { $count } рядків: { CMD("game log") }.
}
digest-same = { $players } — те саме.
log-undone = { $text } (скасовано)
