# `/learn`: список уроків і слова, спільні для всіх уроків.

cmd-learn = урок
cmd-learn-desc = Вчитися граючи: коротка партія з підказками проти легкого комп’ютера
opt-learn-lesson = урок
opt-learn-lesson-desc = Який урок почати (за замовчуванням: показати список)
lessons-head = ## Вчіться граючи
    Ви граєте коротку партію проти легкого комп’ютера, а я пояснюю кожен крок. Її бачите тільки ви, і вона ніде не враховується.
lesson-state = { $state ->
    [running] розпочато
    [done] пройдено
   *[open] не розпочато
}
button-lesson = { $state ->
    [running] Продовжити
    [done] Ще раз
   *[open] Почати
}
button-learn = Уроки
button-lesson-go = До уроку
button-lesson-switch = Почати новий урок
button-lesson-keep = Залишити цей
button-lesson-stop = Закінчити урок
lesson-opened = Ваш урок тут: { $link }
    Перерватися можна будь-коли. Повернутися — { CMD("learn") }.
lesson-switch-sure = Почати урок «{ $title }»? Урок «{ $here }» ({ $link }) ще не пройдено: він закінчиться, і проходити його доведеться спочатку.
lesson-opponent = Ваш суперник — комп’ютер { $player }.
lesson-step = Крок { $number } з { $count }
lesson-strayed = Так теж можна. { $again ->
    [no] Ідемо далі.
   *[yes] Повернімося до цього кроку.
}
lesson-complete = Урок пройдено, чудово! Дограйте до підсумкового рахунку або закінчіть тут.
lesson-stopped = Урок зачекає на вас. Повернутися — { CMD("learn") }.
lesson-ended = Урок закінчено.
refused-unknown-lesson = Такого уроку немає. Усі уроки — в { CMD("learn") }.
digest-title-own = Що щойно сталося
refused-lesson-not-exported = Урок не можна експортувати: числа в ньому не такі, як у звичайній партії.
