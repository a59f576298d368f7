### Игроки-компьютеры и смена игроков за столом.

cmd-game-computer = компьютер
cmd-game-computer-desc = До начала партии добавить компьютер или убрать его (только организатор)
opt-game-computer-strength = сила
opt-game-computer-strength-desc = Сила компьютера
choice-computer-easy = лёгкий
choice-computer-medium = средний
choice-computer-hard = сильный
choice-computer-none = убрать одного
cmd-game-solo = соло
cmd-game-solo-desc = Сыграть только против компьютеров: хороший способ освоить поле
opt-game-solo-map = поле
opt-game-solo-map-desc = Поле, на котором хотите играть
opt-game-solo-strength = сила
opt-game-solo-strength-desc = Сила компьютеров (по умолчанию: средние)
opt-game-solo-seats = места
opt-game-solo-seats-desc = Число игроков вместе с вами (по умолчанию: минимум для этого поля)
opt-game-solo-variant = вариант
opt-game-solo-variant-desc = Вариант правил (по умолчанию: первый в списке)
opt-game-solo-options = опции
opt-game-solo-options-desc = Опции правил на этом поле (по умолчанию: без них)
cmd-game-substitute = замена
cmd-game-substitute-desc = Найти замену на ваше место в начатой партии
opt-game-substitute-player = игрок
opt-game-substitute-player-desc = Кого заменить (по умолчанию: вас; других — организатор или модератор)
cmd-game-return = вернуться
cmd-game-return-desc = Вернуться на своё место, если за вас играет компьютер или место предложено другим

computer-names = Ракета, Маллард, Летучий Шотландец, Адлер, Биг-Бой, Пыхтящий Билли, Мальчик-с-пальчик, Вечерняя Звезда, Крокодил, Овечка
computer-seat = 🤖 { $name } — { $strength ->
    [easy] лёгкий
    [hard] сильный
   *[medium] средний
}
lobby-computers-pick = Компьютеры (только организатор)
computer-add-easy = Добавить компьютер: лёгкий
computer-add-medium = Добавить компьютер: средний
computer-add-hard = Добавить компьютер: сильный
computer-remove = Убрать: { $name }

button-takeseat = Занять место
button-comeback = Вернуться в партию
button-leaveto = Отдать компьютеру
button-offerseat = Найти замену
button-handover = Уступить место
button-keepseat = Остаться
button-leaveend = Отменить партию

done-computer = Вы добавили компьютер.
done-computer-off = Вы убрали компьютер.
done-leave-to-computer = Теперь за вас играет компьютер. Вернуться можно в любой момент: { CMD("game return") }.
done-offer-seat = Я предложил ваше место в канале. Пока его не заняли, играете вы.
leave-which = Партия уже идёт. Кто займёт ваше место? Если компьютер, вы сможете вернуться в любой момент.
done-offer-seat-alone = Я предложил место в канале. Остались одни компьютеры, поэтому партия ждёт, пока кто-нибудь не займёт место.
done-ask-seat-timed = Я спросил игрока { $player }, уступит ли он место. Без согласия оно освободится, только если у него выйдет время.
done-ask-seat-untimed = Я спросил игрока { $player }, уступит ли он место. Если он промолчит семь дней, можно начать голосование: { CMD("game vote") }.
leave-alone = Кроме вас, в партии только компьютеры, а без людей они не играют. Отменить партию или найти вам замену?
note-game-left = { $seat } выходит из партии. Остались одни компьютеры, поэтому она отменена.
seat-yours = Вы в партии! Ваш цвет: { $color }. Идёт ход { $turn }. Последние события:
seat-handed-over = На этом месте теперь играет другой человек. Его карты и маршруты видит только он.

note-seat-left = 🤖 { $seat } выходит из партии. Место занимает компьютер ({ $strength ->
    [easy] лёгкий
    [hard] сильный
   *[medium] средний
}), вернуться можно в любой момент.
note-seat-computer = 🤖 { $mentions }: за игрока { $seat } теперь играет компьютер ({ $strength ->
    [easy] лёгкий
    [hard] сильный
   *[medium] средний
}). Вернуться можно в любой момент.
note-computers-alone = 💤 Остались одни компьютеры, а без людей они не играют. Партия ждёт, пока кто-нибудь не вернётся: { CMD("game return") }.
note-seat-open = 💺 Место игрока { $seat } свободно. Занять его может любой — вместе с картами, маршрутами и очками.
note-seat-open-league = 💺 Место игрока { $seat } свободно для участников сезона и запасных. Карты, маршруты и очки переходят вместе с ним.
note-seat-open-closed = 💺 Место игрока { $seat } свободно для участников сезона и запасных, которые не играли эту раздачу. Карты, маршруты и очки переходят вместе с ним. Сначала добавьте нового игрока в эту ветку.
note-seat-asked = 💺 { $mentions }: { $who } просит вас уступить место { $to ->
    [computer] компьютеру
   *[substitute] замене
}. Ответить можете только вы.
note-seat-refused = 👋 { $seat } остаётся на своём месте.
note-seat-given = { $to ->
    [computer] { $who } передаёт место игрока { $seat } компьютеру.
   *[substitute] { $who } ищет замену игроку { $seat }.
} { $why ->
    [computer] Сейчас там играет компьютер.
    [gone] Его больше нет на этом сервере.
   *[late] У него вышло время.
}
note-seat-taken = 🔁 Вместо игрока { $player } теперь играет { $newcomer }.
note-seat-back = 👋 { $seat } снова в партии.
note-seat-kept = 👋 { $seat } остаётся в партии. Замена больше не нужна.

refused-no-computer-here = В этой партии нет компьютеров, убирать некого.
refused-computer-plays = За вас играет компьютер. Нажмите **Вернуться в партию** или введите { CMD("game return") }.
refused-computer-plays-there = За игрока { $seat } и так играет компьютер, ничего не изменилось.
refused-seat-already-open = Для игрока { $seat } уже ищут замену. Любой может нажать **Занять место**.
refused-seat-not-open = Это место уже не свободно: его заняли, или вернулся его игрок.
refused-seat-asked = Сегодня я уже спрашивал игрока { $seat }. Подождите ответа или спросите снова завтра.
refused-not-your-seat = Ответить может только игрок этого места. За партией можно следить: { CMD("board") }.
refused-knew-another-hand = Вы видели в этой партии другую руку, поэтому теперь можете только смотреть.
refused-you-play-already = Вы и так играете на своём месте, возвращаться не нужно.
refused-no-running-game = Это можно сделать, только пока партия идёт, а эта сейчас не идёт.
refused-no-such-player = Игрока «{ $text }» в этой партии нет. Выберите из списка, который появляется при вводе.
refused-several-players = «{ $text }» подходит нескольким игрокам. Выберите место из списка, который появляется при вводе.
refused-last-person = Других людей в партии уже нет, а компьютеры без людей не играют. Чтобы отменить партию, ещё раз введите { CMD("game leave") }.
refused-not-last-person = В партии есть ещё люди. Чтобы выбрать, кто займёт ваше место, ещё раз введите { CMD("game leave") }.
