### Частина мапи великим планом.

part-all = Уся мапа
part-pick = Інша частина мапи
part-north-west = Північний захід
part-north = Північ
part-north-east = Північний схід
part-west = Захід
part-centre = Центр
part-east = Схід
part-south-west = Південний захід
part-south = Південь
part-south-east = Південний схід
# Як їх ще називають, через кому.
alias-part-north-west = ПнЗх, ПнЗ, ліворуч угорі, угорі ліворуч
alias-part-north = Пн, верх, угорі, на півночі
alias-part-north-east = ПнСх, праворуч угорі, угорі праворуч
alias-part-west = Зх, ліворуч, на заході
alias-part-centre = Ц, середина, у центрі, посередині
alias-part-east = Сх, праворуч, на сході
alias-part-south-west = ПдЗх, ПдЗ, ліворуч унизу, унизу ліворуч
alias-part-south = Пд, низ, унизу, на півдні
alias-part-south-east = ПдСх, праворуч унизу, унизу праворуч
alt-focus = Частина мапи: { $part }.
alt-focus-cities = Міста: { $cities }.
alt-focus-seat = У гравця { $player } ({ $color }): { $routes }.
alt-focus-free = Вільні: { $routes }.
refused-unknown-focus = На цій мапі немає ні міста, ні частини з назвою «{ $text }». Можливо, малося на увазі: { $names }?
refused-several-focus = «{ $text }» підходить одразу до кількох назв: { $names }. Виберіть одну зі списку, що з'являється під час введення.

opt-board-focus = ближче
opt-board-focus-desc = Бік мапи або місто великим планом; на столі з мотузками – місце або станція
