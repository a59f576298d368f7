digest-title = Что сделали другие с прошлого хода игрока { $player }
digest-few = Мало фишек осталось: { $players }.
digest-more = { $count ->
    [one] Ещё { $count } строка — в /game log.
    [few] Ещё { $count } строки — в /game log.
   *[other] Ещё { $count } строк — в /game log.
}
digest-title-first = Что было до сих пор
