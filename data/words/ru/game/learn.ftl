# `/learn`: список уроков и слова, общие для всех уроков.

cmd-learn = урок
cmd-learn-desc = Учиться играя: короткая партия с подсказками против лёгкого компьютера
opt-learn-lesson = урок
opt-learn-lesson-desc = Какой урок начать (по умолчанию: показать список)
lessons-head = ## Учитесь играя
    Вы играете короткую партию против лёгкого компьютера, а я объясняю каждый шаг. Её видите только вы, и она нигде не учитывается.
lesson-state = { $state ->
    [running] начато
    [done] пройдено
   *[open] не начато
}
button-lesson = { $state ->
    [running] Продолжить
    [done] Ещё раз
   *[open] Начать
}
button-learn = Уроки
button-lesson-go = К уроку
button-lesson-switch = Начать новый урок
button-lesson-keep = Оставить этот
button-lesson-stop = Закончить урок
lesson-opened = Ваш урок здесь: { $link }
    Прерваться можно в любой момент. Вернуться — { CMD("learn") }.
lesson-switch-sure = Начать урок «{ $title }»? Урок «{ $here }» ({ $link }) ещё не пройден: он закончится, и проходить его придётся сначала.
lesson-opponent = Ваш соперник — компьютер { $player }.
lesson-step = Шаг { $number } из { $count }
lesson-strayed = Так тоже можно. { $again ->
    [no] Идём дальше.
   *[yes] Вернёмся к этому шагу.
}
lesson-complete = Урок пройден, отлично! Доиграйте до итогового счёта или закончите здесь.
lesson-stopped = Урок подождёт вас. Вернуться — { CMD("learn") }.
lesson-ended = Урок закончен.
refused-unknown-lesson = Такого урока нет. Все уроки — в { CMD("learn") }.
digest-title-own = Что сейчас произошло
refused-lesson-not-exported = Урок нельзя выгрузить: числа в нём не такие, как в обычной партии.
