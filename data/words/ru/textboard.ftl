## Поле текстом, страница за страницей.

text-pick = Выберите страницу поля
text-table = Стол: игроки, карты, чей ход
text-owned = Перегоны: { $player }
text-owned-none = Пока ни одного.
text-stations = Станции: { $cities }
text-ports = Порты: { $cities }
text-free = Свободные перегоны: { $first } – { $last }
text-open = свободен
text-closed = закрыт, второй путь уже занят
text-station-of = Станция: { $player }
text-port-of = Порт: { $player }
text-port-free = Здесь можно построить порт.
text-district = Район { $district } приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

text-land = Граница, река и горы
text-tiles = Все станции
text-cells = Клетка шириной 100 мм названа так же, как по краям картинки: буква слева направо, число сверху вниз.
text-border = **Граница:** { $cells }
text-river = **Река:** { $cells }
text-mountains = **Горы:** { $cells }
text-tile = - **{ $tile }**, место { $place }: { $kind }{ $owner ->
    [none] { "" }
   *[other] , хозяин { $owner }
}; { $companies ->
    [none] там ещё никого нет
   *[other] там есть: { $companies }
}
text-strings = Верёвки: { $player }
text-string = - { $string ->
    [long] Длинная
   *[short] Короткая
}: { $stations }, через { $cells }
text-strings-none = Пока ни одной.
text-reached = Достигнуто: { $stations }
