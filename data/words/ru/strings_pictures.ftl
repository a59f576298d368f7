# Слова внутри картинок стола с верёвками; места мало.
pic-base = База { $number }
pic-setup-border = Рисует границу:
pic-setup-river = Рисует реку:
pic-setup-mountains = Рисует горы:
pic-setup-corner = Выбирает угол:
pic-stack = стопка
pic-to-place = выложить:
pic-preview = Набросок, виден только вам
pic-length-used = { $used } из { $most } мм
pic-gain = { $points ->
    [one] { $signed } очко
    [few] { $signed } очка
   *[other] { $signed } очков
}
pic-crossings = { $count ->
    [one] { $count } пересечение
    [few] { $count } пересечения
   *[other] { $count } пересечений
}
pic-faults = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
pic-fits = Место подходит
pic-points-high = { $points }, в горах { $high }
pic-points-owner = хозяину { $own }, другим { $other }
pic-points-each = { $points } за каждую верёвку
pic-limit = лимит { $limit }
pic-ends = только конец
pic-extra = +1 станция
pic-score-base-start = на старте
pic-score-station = станции
pic-score-owner = владения
pic-score-yard = сортировка
pic-score-crossing = пересечения
pic-score-second-company = вторая компания
pic-count = × { $count }
