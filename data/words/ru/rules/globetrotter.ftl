### Путешественник.

help-about-globetrotter = **Путешественник.** Кто выполнил больше всех маршрутов, получает в конце { $globetrotter ->
    [one] { $globetrotter } очко
    [few] { $globetrotter } очка
   *[other] { $globetrotter } очков
}.
help-globetrotter-r60 = Важно только число выполненных маршрутов, а не их очки. При ничьей бонус «Путешественник» получает каждый. Если никто не выполнил ни одного маршрута, бонуса нет.

rules-topic-globetrotter = Путешественник
rules-words-globetrotter = путешественник больше всех выполненных маршрутов билетов бонус
rules-score-globetrotter = - «Путешественник» (больше всех выполненных маршрутов): { $globetrotter }
rules-map-globetrotter = **Путешественник:** { $globetrotter ->
    [one] { $globetrotter } очко
    [few] { $globetrotter } очка
   *[other] { $globetrotter } очков
} тому, кто выполнил больше всех маршрутов

standing-globetrotter = - «Путешественник» (вы выполнили { $completed ->
    [one] { $completed } маршрут
    [few] { $completed } маршрута
   *[other] { $completed } маршрутов
}): { $points }
standing-globetrotter-hidden = - «Путешественник», { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: до конца партии неизвестно

pic-score-globetrotter = больше маршрутов
pic-completed = × { $completed }
score-globetrotter = «Путешественник» { $points }
final-part-globetrotter = Путешественник
final-globetrotter = ## Путешественник: больше всех выполненных маршрутов
final-globetrotter-row = { $player }: { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[other] { $count } маршрутов
}{ $points ->
    [0] { "" }
   *[other] { " " }· **+{ $points }**
}
