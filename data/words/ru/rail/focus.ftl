### Часть карты крупным планом.

part-all = Всё поле
part-pick = Другая часть поля
part-north-west = Северо-запад
part-north = Север
part-north-east = Северо-восток
part-west = Запад
part-centre = Центр
part-east = Восток
part-south-west = Юго-запад
part-south = Юг
part-south-east = Юго-восток
# Как их ещё называют, через запятую.
alias-part-north-west = СЗ, северозапад, слева вверху, вверху слева
alias-part-north = С, верх, вверху, на севере
alias-part-north-east = СВ, северовосток, справа вверху, вверху справа
alias-part-west = З, слева, на западе
alias-part-centre = Ц, середина, в центре, посередине
alias-part-east = В, справа, на востоке
alias-part-south-west = ЮЗ, югозапад, слева внизу, внизу слева
alias-part-south = Ю, низ, внизу, на юге
alias-part-south-east = ЮВ, юговосток, справа внизу, внизу справа
alt-focus = Часть поля: { $part }.
alt-focus-cities = Города: { $cities }.
alt-focus-seat = У игрока { $player } ({ $color }): { $routes }.
alt-focus-free = Свободны: { $routes }.
alt-foot = Часть поля: карты и игроки.
refused-unknown-focus = На этом поле нет ни города, ни части с названием «{ $text }». Возможно, вы имели в виду: { $names }?
refused-several-focus = «{ $text }» подходит к нескольким названиям: { $names }. Выберите одно из списка, который появляется при вводе.

opt-board-focus = ближе
opt-board-focus-desc = Город или часть поля крупным планом; в «Верёвочных рельсах» место или станция (по умолчанию: всё)
