# Слова всередині картинок столу з мотузками; місця мало.
pic-base = База { $number }
pic-setup-border = Малює межу:
pic-setup-river = Малює річку:
pic-setup-mountains = Малює гори:
pic-setup-corner = Обирає кут:
pic-stack = стос
pic-to-place = викласти:
pic-preview = Начерк, бачите лише ви
pic-length-used = { $used } з { $most } мм
pic-gain = { $points ->
    [one] { $signed } очко
    [few] { $signed } очки
   *[other] { $signed } очок
}
pic-crossings = { $count ->
    [one] { $count } перетин
    [few] { $count } перетини
   *[other] { $count } перетинів
}
pic-faults = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[other] { $count } помилок
}
pic-fits = Місце підходить
pic-points-high = { $points }, у горах { $high }
pic-points-owner = господарю { $own }, іншим { $other }
pic-points-each = { $points } за кожну мотузку
pic-limit = ліміт { $limit }
pic-ends = лише кінець
pic-extra = +1 станція
pic-score-base-start = на старті
pic-score-station = станції
pic-score-owner = володіння
pic-score-yard = сортувальні
pic-score-crossing = перетини
pic-score-second-company = друга компанія
pic-count = × { $count }
