### Гравці-комп’ютери та зміна гравців за столом.

cmd-game-computer = комп'ютер
cmd-game-computer-desc = До початку партії додати комп’ютер або прибрати його (лише організатор)
opt-game-computer-strength = сила
opt-game-computer-strength-desc = Сила комп’ютера
choice-computer-easy = легкий
choice-computer-medium = середній
choice-computer-hard = сильний
choice-computer-none = прибрати одного
cmd-game-solo = соло
cmd-game-solo-desc = Зіграти лише проти комп’ютерів: добрий спосіб вивчити мапу
opt-game-solo-map = мапа
opt-game-solo-map-desc = Мапа, на якій хочете грати
opt-game-solo-strength = сила
opt-game-solo-strength-desc = Сила комп’ютерів (за замовчуванням: середні)
opt-game-solo-seats = місця
opt-game-solo-seats-desc = Кількість гравців разом із вами (за замовчуванням: мінімум для цієї мапи)
opt-game-solo-variant = варіант
opt-game-solo-variant-desc = Варіант правил (за замовчуванням: перший у списку)
opt-game-solo-options = опції
opt-game-solo-options-desc = Опції правил на цій мапі (за замовчуванням: без них)
cmd-game-substitute = заміна
cmd-game-substitute-desc = Знайти заміну на ваше місце в розпочатій партії
opt-game-substitute-player = гравець
opt-game-substitute-player-desc = Кого замінити (за замовчуванням: вас; інших — організатор або модератор)
cmd-game-return = повернутися
cmd-game-return-desc = Повернутися на своє місце, якщо за вас грає комп’ютер або місце запропоновано іншим

computer-names = Ракета, Маллард, Летючий Шотландець, Адлер, Біг-Бой, Пихкотливий Біллі, Хлопчик-мізинчик, Вечірня Зоря, Крокодил, Овечка
computer-seat = 🤖 { $name } — { $strength ->
    [easy] легкий
    [hard] сильний
   *[medium] середній
}
lobby-computers-pick = Комп’ютери (лише організатор)
computer-add-easy = Додати комп’ютер: легкий
computer-add-medium = Додати комп’ютер: середній
computer-add-hard = Додати комп’ютер: сильний
computer-remove = Прибрати: { $name }

button-takeseat = Зайняти місце
button-comeback = Повернутися до гри
button-leaveto = Віддати комп’ютеру
button-offerseat = Знайти заміну
button-handover = Поступитися місцем
button-keepseat = Лишитися
button-leaveend = Скасувати партію

done-computer = Ви додали комп’ютер.
done-computer-off = Ви прибрали комп’ютер.
done-leave-to-computer = Тепер за вас грає комп’ютер. Повернутися можна будь-коли: { CMD("game return") }.
done-offer-seat = Я запропонував місце в каналі. Доки його не займуть, усе як раніше.
leave-which = Партія вже триває. Хто займе ваше місце? Якщо комп’ютер, ви зможете повернутися будь-коли.
done-offer-seat-alone = Я запропонував місце в каналі. Лишилися тільки комп’ютери, тож партія чекає, доки хтось не займе місце.
done-ask-seat-timed = Я запитав гравця { $player }, чи поступиться він місцем. Без згоди воно звільниться, лише якщо в нього спливе час.
done-ask-seat-untimed = Я запитав гравця { $player }, чи поступиться він місцем. Якщо він мовчатиме сім днів, можна почати голосування: { CMD("game vote") }.
leave-alone = Крім вас, у партії лише комп’ютери, а без людей вони не грають. Скасувати партію чи знайти вам заміну?
note-game-left = { $seat } виходить із партії. Лишилися тільки комп’ютери, тож її скасовано.
seat-yours = Ви в партії! Ваш колір: { $color }. Триває хід { $turn }. Останні події:
seat-handed-over = На цьому місці тепер грає інша людина. Її карти й маршрути бачить лише вона.

note-seat-left = 🤖 { $seat } виходить із партії. Місце займає комп’ютер ({ $strength ->
    [easy] легкий
    [hard] сильний
   *[medium] середній
}), повернутися можна будь-коли.
note-seat-computer = 🤖 { $mentions }: за гравця { $seat } тепер грає комп’ютер ({ $strength ->
    [easy] легкий
    [hard] сильний
   *[medium] середній
}). Повернутися можна будь-коли.
note-computers-alone = 💤 Лишилися тільки комп’ютери, а без людей вони не грають. Партія чекає, доки хтось не повернеться: { CMD("game return") }.
note-seat-open = 💺 Місце гравця { $seat } вільне. Зайняти його може будь-хто — разом із картами, маршрутами й очками.
note-seat-open-league = 💺 Місце гравця { $seat } вільне для учасників сезону й запасних. Карти, маршрути й очки переходять разом із ним.
note-seat-open-closed = 💺 Місце гравця { $seat } вільне для учасників сезону й запасних, які не грали цю роздачу. Карти, маршрути й очки переходять разом із ним. Нового гравця спершу додайте до цієї гілки.
note-seat-asked = 💺 { $mentions }: { $who } просить вас поступитися місцем { $to ->
    [computer] комп’ютеру
   *[substitute] іншому гравцеві
}. Відповісти можете лише ви.
note-seat-refused = 👋 { $seat } лишається на своєму місці.
note-seat-given = { $to ->
    [computer] { $who } передає місце гравця { $seat } комп’ютеру.
   *[substitute] { $who } шукає заміну гравцеві { $seat }.
} { $why ->
    [computer] Зараз там грає комп’ютер.
    [gone] Його більше немає на цьому сервері.
   *[late] У нього сплив час.
}
note-seat-taken = 🔁 Замість гравця { $player } тепер грає { $newcomer }.
note-seat-back = 👋 { $seat } знову в партії.
note-seat-kept = 👋 { $seat } лишається в партії. Заміна більше не потрібна.

refused-no-computer-here = У цій партії немає комп’ютерів, прибирати нікого.
refused-computer-plays = За вас грає комп’ютер. Натисніть **Повернутися до гри** або введіть { CMD("game return") }.
refused-computer-plays-there = За гравця { $seat } і так грає комп’ютер.
refused-seat-already-open = Для гравця { $seat } вже шукають заміну. Будь-хто може натиснути **Зайняти місце**.
refused-seat-not-open = Це місце вже не вільне: його зайняли, або повернувся його гравець.
refused-seat-asked = Сьогодні я вже запитував гравця { $seat }. Зачекайте на відповідь або запитайте знову завтра.
refused-not-your-seat = Відповісти може лише гравець цього місця. Стежити за партією можна тут: { CMD("board") }.
refused-knew-another-hand = Ви вже бачили чужі карти в цій партії, тож тепер можете лише дивитися.
refused-you-play-already = Ви й так граєте на своєму місці.
refused-no-running-game = Ця партія зараз не триває, тож це неможливо.
refused-no-such-player = Гравця «{ $text }» у цій партії немає. Виберіть зі списку під час введення.
refused-several-players = «{ $text }» може означати кількох гравців. Виберіть місце зі списку під час введення.
refused-last-person = Інших людей у партії вже немає, а комп’ютери без людей не грають. Щоб скасувати партію, ще раз введіть { CMD("game leave") }.
refused-not-last-person = У партії є ще люди. Щоб вибрати, хто займе ваше місце, ще раз введіть { CMD("game leave") }.
