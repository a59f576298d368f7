## Гравці-комп'ютери та зміна гравців за столом.

cmd-game-computer = комп'ютер
cmd-game-computer-desc = До початку партії посадити за стіл комп'ютер або прибрати його (лише для господаря)
opt-game-computer-strength = сила
opt-game-computer-strength-desc = Наскільки добре він грає
choice-computer-easy = слабкий
choice-computer-medium = середній
choice-computer-hard = сильний
choice-computer-none = прибрати одного
cmd-game-solo = соло
cmd-game-solo-desc = Зіграти проти самих комп'ютерів: добрий спосіб вивчити карту
opt-game-solo-map = карта
opt-game-solo-map-desc = На якій карті грати
opt-game-solo-strength = сила
opt-game-solo-strength-desc = Наскільки добре грають комп'ютери; якщо не вказати, середньо
opt-game-solo-seats = місця
opt-game-solo-seats-desc = Скільки всього гравців разом з вами; якщо не вказати, якнайменше
cmd-game-substitute = заміна
cmd-game-substitute-desc = Поступитися комусь своїм місцем у розпочатій партії
opt-game-substitute-player = гравець
opt-game-substitute-player-desc = Чиє місце, якщо не ваше (для господаря й модераторів)
cmd-game-return = повернутися
cmd-game-return-desc = Знову грати самому, якщо за вас грає комп'ютер або місце запропоновано іншим

computer-names = Ракета, Маллард, Летючий Шотландець, Адлер, Біг-Бой, Пихкотливий Біллі, Хлопчик-мізинчик, Вечірня Зоря, Крокодил, Овечка
computer-seat = 🤖 { $name } – { $strength ->
    [easy] слабкий
    [hard] сильний
   *[medium] середній
}
lobby-computers-pick = Комп'ютери (вибирає господар)
computer-add-easy = Додати комп'ютер: слабкий
computer-add-medium = Додати комп'ютер: середній
computer-add-hard = Додати комп'ютер: сильний
computer-remove = Прибрати: { $name }

button-takeseat = Зайняти місце
button-comeback = Я знову тут
button-leaveto = Хай дограє комп'ютер
button-offerseat = Пошукати заміну
button-leaveend = Закінчити партію

did-computer = За стіл сідає комп'ютер.
did-computer-off = Місце знову вільне.
did-leave-to-computer = Тепер за вас грає комп'ютер. Повернутися можна будь-коли: { CMD("game return") }.
did-offer-seat = Тепер це місце може зайняти будь-хто охочий. Поки його ніхто не зайняв, усе йде як раніше.
leave-which = Партія вже триває. Хто гратиме на вашому місці? Якщо комп'ютер, повернутися можна будь-коли.
leave-alone = Партія триває, а інших людей за столом немає: самі комп'ютери не грають. Партію можна закінчити або пошукати когось на ваше місце.
game-left = { $player } виходить з-за столу. Лишилися самі комп'ютери, тож партію закінчено без результату.
seat-yours = Тепер ви в грі, ваш колір – { $color }; триває хід { $turn }. Що було за столом останнім часом:
seat-handed-over = На цьому місці тепер грає інша людина. Її карти й квитки бачить лише вона.

note-seat-left = 🤖 { $seat } виходить з-за столу; далі на цьому місці грає комп'ютер ({ $strength ->
    [easy] слабкий
    [hard] сильний
   *[medium] середній
}). Повернутися можна будь-коли.
note-seat-computer = 🤖 { $mentions }: замість гравця { $seat } тепер грає комп'ютер ({ $strength ->
    [easy] слабкий
    [hard] сильний
   *[medium] середній
}). Повернутися можна будь-коли.
note-seat-open = 💺 Місце гравця { $seat } чекає на заміну. Хто його займе, продовжить із тими самими картами, квитками й очками.
note-seat-taken = 🔁 На місці гравця { $player } тепер грає { $newcomer }.
note-seat-back = 👋 { $seat } знову за столом і грає далі.
note-seat-kept = 👋 { $seat } лишається за столом; заміна більше не потрібна.

refused-no-computer-here = Комп'ютерів за цим столом немає.
refused-computer-plays = На вашому місці грає комп'ютер. Щоб знову грати самому, натисніть «Я знову тут» або скористайтеся { CMD("game return") }.
refused-computer-plays-there = На місці гравця { $seat } і так грає комп'ютер.
refused-seat-already-open = Для гравця { $seat } вже шукають заміну. Хто готовий, хай натисне «Зайняти місце».
refused-seat-not-open = Це місце вже не вільне: його зайняли, або попередній гравець повернувся.
refused-knew-another-hand = Ви вже сиділи в цій партії на іншому місці й знаєте, що там на руках, тож тепер можна лише дивитися.
refused-you-play-already = Ви й так граєте самі, і ваше місце нікому не запропоновано.
refused-no-running-game = Ця партія не триває.
refused-no-such-player = Гравця «{ $text }» за цим столом немає. Виберіть зі списку, який з'являється під час введення.
refused-last-person = Інших людей за столом уже немає, а самі комп'ютери не грають. Щоб закінчити партію, ще раз скористайтеся { CMD("game leave") }.
refused-not-last-person = За столом є ще люди, тож партія триває. Щоб вирішити, кому віддати місце, ще раз скористайтеся { CMD("game leave") }.
