### Самый длинный путь.

help-about-longest-path = **Самый длинный путь** из соединённых перегонов даёт очков: { $bonus }.
help-longest-path-r11 = Самый длинный путь не проходит по перегону дважды, но в город может вернуться. Награду получают все, у кого он самый длинный; без перегонов её нет.

rules-topic-longest = Самый длинный путь
rules-words-longest = длинный путь награда бонус
rules-score-longest-path = - самый длинный путь: { $bonus }
rules-map-longest-path = **Самый длинный путь:** очков { $bonus }

standing-longest-path = - Самый длинный путь, ваш – { $length ->
    [one] { $length } отрезок
    [few] { $length } отрезка
   *[other] { $length } отрезков
}: { $points }

pic-score-longest-path = длинный путь
pic-path = { $points ->
    [0] Самый длинный путь: { $length }
   *[other] Самый длинный путь: { $length } (+{ $points })
}
pic-length = длина { $length }
final-network-alt = { $player }, построено: { $routes }.
final-paths = ## Самые длинные пути
final-paths-row = { $player }: { $spaces ->
    [one] { $spaces } отрезок
    [few] { $spaces } отрезка
   *[other] { $spaces } отрезков
} · { $cities }
final-paths-none = { $player }: ни одного перегона
score-longest-path = самый длинный путь { $points }
tally-longest-path = длина самого длинного пути
tally-longest-path-bonus = самый длинный путь
