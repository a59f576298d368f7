### Частина мапи великим планом.

part-all = Усе поле
part-pick = Інша частина поля
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
alt-focus = Частина поля: { $part }.
alt-focus-cities = Міста: { $cities }.
alt-focus-seat = У гравця { $player } ({ $color }): { $routes }.
alt-focus-free = Вільні: { $routes }.
alt-foot = Частина поля: карти й гравці.
refused-unknown-focus = На цьому полі немає ні міста, ні частини з назвою «{ $text }». Можливо, ви мали на увазі: { $names }?
refused-several-focus = «{ $text }» підходить до кількох назв: { $names }. Виберіть одну зі списку під час введення.

opt-board-focus = ближче
opt-board-focus-desc = Місто або частина поля великим планом (у String Railway: місце чи станція; за замовчуванням: усе)
