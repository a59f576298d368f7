### Найдовший шлях.

help-about-longest-path = **Найдовший шлях** зі сполучених ділянок дає { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очки
   *[other] { $bonus } очок
}.
help-longest-path-r11 = Шлях не проходить однією ділянкою двічі, але може повернутися до того самого міста. У разі нічиєї бонус отримує кожен. Без ділянок бонусу немає.

rules-topic-longest = Найдовший шлях
rules-words-longest = найдовший довгий шлях нагорода бонус європейський експрес
rules-score-longest-path = - найдовший шлях: { $bonus }
rules-map-longest-path = **Найдовший шлях:** { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очки
   *[other] { $bonus } очок
}

standing-longest-path = - Найдовший шлях, ваш — { $length ->
    [one] { $length } комірка
    [few] { $length } комірки
   *[other] { $length } комірок
}: { $points }

pic-score-longest-path = довгий шлях
pic-path = Найдовший шлях: { $length }
pic-length = довжина { $length }
final-network-alt = { $player }: прокладено { $routes }.
final-part-paths = Найдовші шляхи
final-paths = ## Найдовші шляхи
final-paths-row = { $player }: { $spaces ->
    [one] { $spaces } комірка
    [few] { $spaces } комірки
   *[other] { $spaces } комірок
} · { $cities }
final-paths-none = { $player }: жодної ділянки
score-longest-path = найдовший шлях { $points }
tally-longest-path = довший шлях
tally-longest-path-bonus = найдовший шлях
