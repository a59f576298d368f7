### Найдовший шлях.

help-about-longest-path = **Найдовший шлях** зі сполучених перегонів дає очок: { $bonus }.
help-longest-path-r11 = Найдовший шлях не йде перегоном двічі, але до міста може повернутися. Нагороду отримують усі, у кого він найдовший; без перегонів її немає.

rules-topic-longest = Найдовший шлях
rules-words-longest = найдовший довгий шлях нагорода бонус
rules-score-longest-path = - найдовший шлях: { $bonus }
rules-map-longest-path = **Найдовший шлях:** очок { $bonus }

standing-longest-path = - Найдовший шлях, ваш – { $length ->
    [one] { $length } відрізок
    [few] { $length } відрізки
   *[other] { $length } відрізків
}: { $points }

pic-score-longest-path = довгий шлях
pic-path = { $points ->
    [0] Найдовший шлях: { $length }
   *[other] Найдовший шлях: { $length } (+{ $points })
}
pic-length = довжина { $length }
final-network-alt = { $player }, збудовано: { $routes }.
final-paths = ## Найдовші шляхи
final-paths-row = { $player }: { $spaces ->
    [one] { $spaces } відрізок
    [few] { $spaces } відрізки
   *[other] { $spaces } відрізків
} · { $cities }
final-paths-none = { $player }: жодного перегону
score-longest-path = найдовший шлях { $points }
tally-longest-path = довжина найдовшого шляху
tally-longest-path-bonus = найдовший шлях
