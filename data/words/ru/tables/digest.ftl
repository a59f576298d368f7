### Что произошло с прошлого хода.

digest-few = 🏁 Осталось мало фишек: { $players }.
digest-more = { $count ->
    [one] Ещё { $count } строка – в { CMD("game log") }.
    [few] Ещё { $count } строки – в { CMD("game log") }.
   *[other] Ещё { $count } строк – в { CMD("game log") }.
}
