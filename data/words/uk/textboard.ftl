## Поле текстом, сторінка за сторінкою.

text-pick = Виберіть сторінку поля
text-table = Стіл: гравці, карти, чий хід
text-owned = Перегони: { $player }
text-owned-none = Поки що жодного.
text-stations = Станції: { $cities }
text-ports = Порти: { $cities }
text-free = Вільні перегони: { $first } – { $last }
text-open = вільний
text-closed = закритий, другу колію вже зайнято
text-station-of = Станція: { $player }
text-port-of = Порт: { $player }
text-port-free = Тут можна збудувати порт.
text-district = Район { $district } приносить { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}

text-land = Межа, річка й гори
text-tiles = Усі станції
text-cells = Клітинку завширшки 100 мм названо так само, як на краях картинки: літера зліва направо, число згори вниз.
text-border = **Межа:** { $cells }
text-river = **Річка:** { $cells }
text-mountains = **Гори:** { $cells }
text-tile = - **{ $tile }**, місце { $place }: { $kind }{ $owner ->
    [none] { "" }
   *[other] , господар { $owner }
}; { $companies ->
    [none] там ще нікого немає
   *[other] там є: { $companies }
}
text-strings = Мотузки: { $player }
text-string = - { $string ->
    [long] Довга
   *[short] Коротка
}: { $stations }, через { $cells }
text-strings-none = Поки що жодної.
text-reached = Досягнуто: { $stations }
