### Повтор закінченої партії.

cmd-game-replay = повтор
cmd-game-replay-desc = Переглянути закінчену партію як анімацію або хід за ходом
opt-game-replay-game = партія
opt-game-replay-game-desc = Номер партії цього сервера (типово: партія в цьому каналі)
button-replay = Повтор
button-replay-steps = Хід за ходом
button-replay-first = Перший хід
button-replay-back = Попередній хід
button-replay-forward = Наступний хід
button-replay-last = Останній хід
button-replay-mine = Мій минулий хід
button-replay-ask = До ходу …

replay-title = ### Повтор партії { $game }
replay-head = { $turns ->
    [one] { $map }: { $turns } хід.
    [few] { $map }: { $turns } ходи.
   *[other] { $map }: { $turns } ходів.
}
replay-turn = Після ходу { $turn }: { $scores }.
replay-tickets = { $tried ->
    [one] { $player }: виконано { $done } із { $tried } маршруту
   *[other] { $player }: виконано { $done } із { $tried } маршрутів
}{ $longest ->
    [0] .
   *[other] { ", найдовший шлях " }{ $longest }.
}
replay-too-large = Анімація завелика для цього сервера. Натомість партію можна переглянути хід за ходом.
replay-step = ### Хід { $number } із { $last } · { $player }
replay-ask = Перейти до ходу
replay-ask-label = Хід
replay-ask-about = Число від 1 до { $last }

refused-replay-busy = Я ще малюю інший повтор на цьому сервері. Спробуйте за кілька секунд.
refused-no-such-turn = { $last ->
    [1] У цій партії лише один хід. Введіть 1.
   *[other] У цій партії ходи з 1 по { $last }. Введіть одне з цих чисел.
}
