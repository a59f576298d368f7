### Збір гравців на партію.

lobby-title = { $map }, { $variant }
lobby-options = Опції: { $options }
lobby-host = { $host } відкриває партію. Щоб зайняти місце, натисніть **Увійти**.
lobby-free = { $free ->
    [0] Усі місця зайняті.
   *[other] Вільних місць: { $free }. Партія почнеться, коли всі місця буде зайнято або організатор натисне **Почати**.
}
lobby-ready = Усі місця зайняті. Чекаємо, доки { $host } натисне **Почати**.
lobby-first-drawn = Хто ходить першим, вирішить жереб.
lobby-first-named = Перший хід: { $first }.
lobby-started = Партія почалася.
lobby-cancelled = Цю партію скасовано.
lobby-color-pick = Виберіть свій колір

button-join = Увійти
button-leave = Вийти
button-start = Почати
button-thread = Створити гілку
button-cancel = Скасувати партію

done-new = Партію відкрито: повідомлення про неї в цьому каналі.
done-join = Ви в партії. Ваш колір: { $color }.
done-leave = Ви вийшли з партії.
done-color = Тепер ваш колір: { $color }.
done-start = Ви почали партію.
done-cancel = Ви скасували партію.
done-thread = Вашу партію відкрито тут: { $thread }.
cancel-sure = Скасувати партію для всіх? Результату не буде, і повернути її не можна.
thread-name = { $map }: { $host }
refused-not-host = Це може зробити лише організатор. Попросіть його.
refused-unknown-color = Такого кольору немає. Виберіть зі списку під час введення.
refused-only-in-servers = Грати можна лише в каналах сервера. Введіть цю команду там.
refused-no-threads-here = Тут я не можу створити гілку. Спробуйте в іншому каналі.
