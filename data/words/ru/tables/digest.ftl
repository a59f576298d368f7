### Что произошло с прошлого хода.

digest-few = 🏁 Осталось мало фишек: { $players }.
digest-more = { $count ->
    [one] Ещё { $count } строка: { CMD("game log") }.
    [few] Ещё { $count } строки: { CMD("game log") }.
   *[other] Ещё { $count } строк: { CMD("game log") }.
}
digest-same = { $players } — то же самое.
log-undone = { $text } (отменено)
