## Збір гравців на партію.

cmd-game = партія
cmd-game-desc = Відкрити партію в цьому каналі, увійти до неї, почати або закінчити
cmd-game-new = нова
cmd-game-new-desc = Відкрити в цьому каналі партію, щоб до неї долучилися інші
opt-game-new-map = мапа
opt-game-new-map-desc = На якій мапі грати
opt-game-new-variant = варіант
opt-game-new-variant-desc = За якими правилами грати
opt-game-new-seats = місця
opt-game-new-seats-desc = Щойно набереться стільки гравців, партія почнеться сама
opt-game-new-first = перший
opt-game-new-first-desc = Хто ходить першим; якщо не вказати, вирішить жереб
opt-game-new-options = додатки
opt-game-new-options-desc = З чим іще грати, якщо мапа щось пропонує
cmd-game-join = увійти
cmd-game-join-desc = Сісти за стіл партії в цьому каналі
opt-game-join-color = колір
opt-game-join-color-desc = Колір ваших вагончиків
cmd-game-leave = вийти
cmd-game-leave-desc = Звільнити своє місце; розпочату партію дограє комп'ютер або хтось інший
cmd-game-color = колір
cmd-game-color-desc = Обрати інший колір, доки партія не почалася
opt-game-color-color = колір
opt-game-color-color-desc = Колір ваших вагончиків
cmd-game-start = почати
cmd-game-start-desc = Почати з тими, хто вже за столом (лише для господаря партії)
cmd-game-cancel = скасувати
cmd-game-cancel-desc = Закінчити партію цього каналу для всіх (господар або модератор)
cmd-game-rematch = реванш
cmd-game-rematch-desc = Відкрити нову партію в тому ж складі й на тих самих умовах

lobby-title = { $map }, { $variant }
lobby-options = Додатки: { $options }
lobby-host = { $host } відкриває партію. Щоб сісти за стіл, натисніть «Увійти».
lobby-free = { $free ->
    [0] Усі місця зайняті.
    [one] Вільне { $free } місце. Коли всі місця займуть, партія почнеться; господар може почати й раніше.
    [few] Вільні { $free } місця. Коли всі місця займуть, партія почнеться; господар може почати й раніше.
   *[other] Вільно { $free } місць. Коли всі місця займуть, партія почнеться; господар може почати й раніше.
}
lobby-ready = Усі місця зайняті. Чекаємо, доки { $host } натисне «Почати».
lobby-first-drawn = Хто ходить першим, вирішить жереб.
lobby-first-named = Перший хід: { $first }.
lobby-started = Партія почалася.
lobby-cancelled = Цю партію скасовано.
lobby-color-pick = Виберіть свій колір

button-join = Увійти
button-leave = Вийти
button-start = Почати
button-thread = Відкрити гілку для іншої партії
button-cancel = Закінчити партію для всіх

done-join = Ви в грі. Ваш колір: { $color }.
done-leave = Ви вийшли з партії.
done-color = Тепер ваш колір: { $color }.
done-start = Партія починається.
done-cancel = Партію скасовано.
done-thread = Вашу партію відкрито тут: { $thread }.
cancel-sure = Партія триває. Справді закінчити її для всіх? Повернути її буде неможливо.
cancelled-by = Партію достроково закінчує { $player }.
thread-name = { $map }: { $host }

hand-refused = { $people }: Discord не дає мені писати вам особисто. Ця кнопка покаже ваші карти й квитки, і лише вам.

refused-game-running = У цьому каналі вже триває партія, а більше однієї в каналі не буває. Для іншої можна відкрити гілку.
refused-lobby-open = У цьому каналі вже відкрито партію: увійдіть до неї або відкрийте гілку для іншої.
refused-game-full = { $limit ->
    [one] Єдине місце зайняте, лишається тільки дивитися.
    [few] Усі { $limit } місця зайняті, лишається тільки дивитися.
   *[other] Усі { $limit } місць зайняті, лишається тільки дивитися.
}
refused-already-seated = Ви вже сидите за цим столом.
refused-color-taken = Цим кольором уже хтось грає. Виберіть інший.
refused-not-host = Це може зробити лише господар партії.
refused-too-few-players = { $needed ->
    [one] Потрібен щонайменше { $needed } гравець, а поки що набралося { $seated }. Зачекайте на інших.
    [few] Потрібно щонайменше { $needed } гравці, а поки що набралося { $seated }. Зачекайте на інших.
   *[other] Потрібно щонайменше { $needed } гравців, а поки що набралося { $seated }. Зачекайте на інших.
}
refused-already-started = Партія вже почалася: увійти, змінити колір, додати чи прибрати комп'ютер більше не можна.
refused-unknown-map = Мапи «{ $map }» немає. Виберіть зі списку, який з'являється під час введення.
refused-unknown-variant = На цій мапі немає варіанта «{ $variant }». Виберіть зі списку, який з'являється під час введення.
refused-unknown-option = На цій мапі немає додатка «{ $text }». Виберіть зі списку, що з'являється під час введення.
refused-wrong-seats = У цю гру грають від { $least } до { $most } людей.
refused-unknown-color = Такого кольору немає. Виберіть зі списку, який з'являється під час введення.
refused-only-in-servers = Партії грають у каналах серверів. Скористайтеся цією командою там.
refused-no-threads-here = Тут не можна відкрити гілку. Спробуйте в іншому каналі.
refused-missing-permission = Тут я не можу вести партію: мені бракує права «{ $permission ->
    [view_channel] Переглядати канал
    [send_messages] Надсилати повідомлення
    [send_messages_in_threads] Надсилати повідомлення в гілках
    [attach_files] Прикріпляти файли
    [read_message_history] Читати історію повідомлень
    [create_public_threads] Створювати публічні гілки
    [create_private_threads] Створювати приватні гілки
   *[other] { $permission }
}» у цьому каналі. Його може надати той, хто керує сервером.
