## Игроки-компьютеры и смена игроков за столом.

cmd-game-computer = компьютер
cmd-game-computer-desc = До начала партии посадить за стол компьютер или убрать его (только для хозяина)
opt-game-computer-strength = сила
opt-game-computer-strength-desc = Насколько хорошо он играет
choice-computer-easy = слабый
choice-computer-medium = средний
choice-computer-hard = сильный
choice-computer-none = убрать одного
cmd-game-solo = соло
cmd-game-solo-desc = Сыграть против одних компьютеров: хороший способ освоить карту
opt-game-solo-map = карта
opt-game-solo-map-desc = На какой карте играть
opt-game-solo-strength = сила
opt-game-solo-strength-desc = Насколько хорошо играют компьютеры; если не указать, средне
opt-game-solo-seats = места
opt-game-solo-seats-desc = Сколько всего игроков вместе с вами; если не указать, как можно меньше
cmd-game-substitute = замена
cmd-game-substitute-desc = Уступить кому-нибудь своё место в начатой партии
opt-game-substitute-player = игрок
opt-game-substitute-player-desc = Чьё место, если не ваше (для хозяина и модераторов)
cmd-game-return = вернуться
cmd-game-return-desc = Снова играть самому, если за вас играет компьютер или место предложено другим

computer-names = Ракета, Маллард, Летучий Шотландец, Адлер, Биг-Бой, Пыхтящий Билли, Мальчик-с-пальчик, Вечерняя Звезда, Крокодил, Овечка
computer-seat = 🤖 { $name } – { $strength ->
    [easy] слабый
    [hard] сильный
   *[medium] средний
}
lobby-computers-pick = Компьютеры (выбирает хозяин)
computer-add-easy = Добавить компьютер: слабый
computer-add-medium = Добавить компьютер: средний
computer-add-hard = Добавить компьютер: сильный
computer-remove = Убрать: { $name }

button-takeseat = Занять место
button-comeback = Я снова здесь
button-leaveto = Пусть доиграет компьютер
button-offerseat = Поискать замену
button-leaveend = Закончить партию

did-computer = За стол садится компьютер.
did-computer-off = Место снова свободно.
did-leave-to-computer = Теперь за вас играет компьютер. Вернуться можно в любой момент: { CMD("game return") }.
did-offer-seat = Теперь это место может занять любой желающий. Пока его никто не занял, всё идёт как раньше.
leave-which = Партия уже идёт. Кто будет играть на вашем месте? Если компьютер, вернуться можно в любой момент.
leave-alone = Партия идёт, а других людей за столом нет: одни компьютеры не играют. Партию можно закончить или поискать кого-нибудь на ваше место.
game-left = { $player } выходит из-за стола. Остались одни компьютеры, поэтому партия закончена без результата.
seat-yours = Теперь вы в игре, ваш цвет – { $color }; идёт ход { $turn }. Что было за столом в последнее время:
seat-handed-over = На этом месте теперь играет другой человек. Его карты и билеты видит только он.

note-seat-left = 🤖 { $seat } выходит из-за стола; дальше на этом месте играет компьютер ({ $strength ->
    [easy] слабый
    [hard] сильный
   *[medium] средний
}). Вернуться можно в любой момент.
note-seat-computer = 🤖 { $mentions }: вместо игрока { $seat } теперь играет компьютер ({ $strength ->
    [easy] слабый
    [hard] сильный
   *[medium] средний
}). Вернуться можно в любой момент.
note-seat-open = 💺 Место игрока { $seat } ждёт замены. Кто его займёт, продолжит с теми же картами, билетами и очками.
note-seat-taken = 🔁 На месте игрока { $player } теперь играет { $newcomer }.
note-seat-back = 👋 { $seat } снова за столом и играет дальше.
note-seat-kept = 👋 { $seat } остаётся за столом; замена больше не нужна.

refused-no-computer-here = Компьютеров за этим столом нет.
refused-computer-plays = На вашем месте играет компьютер. Чтобы снова играть самому, нажмите «Я снова здесь» или используйте { CMD("game return") }.
refused-computer-plays-there = На месте игрока { $seat } и так играет компьютер.
refused-seat-already-open = Для игрока { $seat } уже ищут замену. Кто готов, пусть нажмёт «Занять место».
refused-seat-not-open = Это место уже не свободно: его заняли, или прежний игрок вернулся.
refused-knew-another-hand = Вы уже сидели в этой партии на другом месте и знаете, что там на руках, поэтому теперь можно только смотреть.
refused-you-play-already = Вы и так играете сами, и ваше место никому не предложено.
refused-no-running-game = Эта партия не идёт.
refused-no-such-player = Игрока «{ $text }» за этим столом нет. Выберите из списка, который появляется при вводе.
refused-last-person = Других людей за столом уже нет, а одни компьютеры не играют. Чтобы закончить партию, ещё раз используйте { CMD("game leave") }.
refused-not-last-person = За столом есть ещё люди, поэтому партия продолжается. Чтобы решить, кому отдать место, ещё раз используйте { CMD("game leave") }.
