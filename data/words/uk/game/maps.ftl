### The maps that servers add for themselves.

cmd-map = мапа
cmd-map-desc = Власні мапи сервера: додати, переглянути, видалити (потрібне право «Керувати сервером»)
cmd-map-add = додати
cmd-map-add-desc = Перевірити файл мапи, переглянути її та додати на сервер
opt-map-add-file = файл
opt-map-add-file-desc = Мапа у вигляді файлу JSON, не більше 300 КБ
cmd-map-list = список
cmd-map-list-desc = Власні мапи цього сервера
cmd-map-remove = видалити
cmd-map-remove-desc = Видалити власну мапу сервера; розпочаті партії її збережуть
opt-map-remove-map = мапа
opt-map-remove-map-desc = Яку мапу видалити
own-map-in-line = { $before ->
    [1] Ваша мапа наступна: спершу перевірю ще одну.
    [one] Перед вашою мапою в черзі ще { $before }. Перевірю її одразу після них.
    [few] Перед вашою мапою в черзі ще { $before }. Перевірю її одразу після них.
   *[many] Перед вашою мапою в черзі ще { $before }. Перевірю її одразу після них.
}
own-map-checking = Перевіряю мапу та розставляю міста: { $percent } %.
own-map-not-checked = Не вдалося перевірити цю мапу: забракло часу або пам’яті. Зменште її та спробуйте ще раз.
own-map-mistakes = { $count ->
    [one] Знайшлася { $count } помилка. Виправте файл і завантажте його ще раз:
    [few] Знайшлося { $count } помилки. Виправте файл і завантажте його ще раз:
   *[many] Знайшлося { $count } помилок. Виправте файл і завантажте його ще раз:
}
own-map-more-mistakes = { $count ->
    [one] І ще { $count } помилка.
    [few] І ще { $count } помилки.
   *[many] І ще { $count } помилок.
}
own-map-preview = Так виглядає мапа **{ $map }**. Додайте її, і на ній зможуть грати всі на сервері.
own-map-preview-alt = Міста: { $cities } · ділянки: { $routes } · маршрути: { $tickets } · гравці: { $least }–{ $most }
own-map-added = Мапу **{ $map }** додано. Грайте на ній: `/game new`.
own-map-list = { $count ->
    [0] Цей сервер не має власних мап. Завантажте мапу командою `/map add`.
    [one] Власні мапи сервера: { $count } з { $most }
    [few] Власні мапи сервера: { $count } з { $most }
   *[many] Власні мапи сервера: { $count } з { $most }
}
own-map-line = - **{ $map }**, хто додав: { $person }, { $at }
own-map-remove-sure = Видалити мапу **{ $map }**? Нові партії на ній стануть неможливими. Розпочаті її збережуть.
own-map-removed = Мапу **{ $map }** видалено. Розпочаті партії її збережуть.
button-add-map = Додати мапу
button-discard-map = Не додавати
button-remove-map = Видалити мапу
button-keep-map = Залишити мапу
refused-map-being-checked = Я ще перевіряю мапу цього сервера. Спробуйте, коли закінчу.
refused-maps-queue-full = У черзі на перевірку забагато мап. Спробуйте за кілька хвилин.
refused-too-many-own-maps = Мап на сервері може бути не більше { $most }. Спершу видаліть одну: `/map remove`.
refused-map-name-taken = { $own ->
   *[yes] На сервері вже є мапа «{ $map }». Видаліть її командою `/map remove` або змініть назву у своєму файлі.
    [no] Мапа «{ $map }» вже є в бота. Змініть назву у своєму файлі та завантажте його ще раз.
}
refused-map-file-large = Файл завеликий. Мапа може займати до { $most } КБ.
refused-map-preview-gone = Цей перегляд застарів. Завантажте мапу ще раз: `/map add`.
