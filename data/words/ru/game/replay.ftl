### Повтор законченной партии.

cmd-game-replay = повтор
cmd-game-replay-desc = Посмотреть законченную партию в виде анимации или ход за ходом
opt-game-replay-game = партия
opt-game-replay-game-desc = Номер партии этого сервера (по умолчанию: партия в этом канале)
button-replay = Повтор
button-replay-steps = Ход за ходом
button-replay-first = Первый ход
button-replay-back = Предыдущий ход
button-replay-forward = Следующий ход
button-replay-last = Последний ход
button-replay-mine = Мой прошлый ход
button-replay-ask = К ходу …

replay-title = ### Повтор партии { $game }
replay-head = { $turns ->
    [one] { $map }: { $turns } ход.
    [few] { $map }: { $turns } хода.
   *[other] { $map }: { $turns } ходов.
}
replay-turn = После хода { $turn }: { $scores }.
replay-tickets = { $tried ->
    [one] { $player }: выполнено { $done } из { $tried } маршрута
   *[other] { $player }: выполнено { $done } из { $tried } маршрутов
}{ $longest ->
    [0] .
   *[other] { ", самый длинный путь " }{ $longest }.
}
replay-too-large = Анимация слишком велика для этого сервера. Зато партию можно посмотреть ход за ходом.
replay-step = ### Ход { $number } из { $last } · { $player }
replay-ask = Перейти к ходу
replay-ask-label = Ход
replay-ask-about = Число от 1 до { $last }

refused-replay-busy = Я ещё рисую другой повтор на этом сервере. Попробуйте через несколько секунд.
refused-no-such-turn = { $last ->
    [1] В этой партии всего один ход. Введите 1.
   *[other] В этой партии ходы с 1 по { $last }. Введите одно из этих чисел.
}
