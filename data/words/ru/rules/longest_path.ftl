### Самый длинный путь.

help-about-longest-path = **Самый длинный путь** из соединённых перегонов приносит { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
   *[other] { $bonus } очков
}.
help-longest-path-r11 = Путь не проходит по одному перегону дважды, но может вернуться в тот же город. При ничьей бонус получает каждый. Без перегонов бонуса нет.

rules-topic-longest = Самый длинный путь
rules-words-longest = длинный путь награда бонус европейский экспресс
rules-score-longest-path = - самый длинный путь: { $bonus }
rules-map-longest-path = **Самый длинный путь:** { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
   *[other] { $bonus } очков
}

standing-longest-path = - Самый длинный путь (ваш — { $length ->
    [one] { $length } звено
    [few] { $length } звена
   *[other] { $length } звеньев
}): { $points }

pic-score-longest-path = длинный путь
pic-path = Самый длинный путь: { $length }
pic-length = длина { $length }
final-network-alt = { $player }, проложенные перегоны: { $routes }.
final-part-paths = Самые длинные пути
final-paths = ## Самые длинные пути
final-paths-row = { $player }: { $spaces ->
    [one] { $spaces } звено
    [few] { $spaces } звена
   *[other] { $spaces } звеньев
} · { $cities }
final-paths-none = { $player }: ни одного перегона
score-longest-path = самый длинный путь { $points }
tally-longest-path = более длинный путь
tally-longest-path-bonus = самый длинный путь
