### Что сделано и о чём сначала спрашивают.

done-league-create = Вы создали лигу { $league } в { $channel }. Запись с { $opens }, начало { $starts }; до начала условия можно изменить: { CMD("league edit") }.
done-league-join = Вы записались на сезон { $season } лиги { $league }. Начало { $starts }, тогда я вас позову.
done-league-join-ranked = Вы записались на сезон { $season } лиги { $league }. Начало { $starts }, тогда я вас позову. Игроки лиги видны и в рейтингах сервера; изменить это можно в { CMD("settings show") }.
done-league-leave = Вы вышли из сезона { $season } лиги { $league }. Снова вступить можно до { $closes }.
done-league-leave-late = Вы вышли из сезона { $season } лиги { $league }. Запись уже закрыта, вступить можно будет в следующий сезон.
done-league-leave-running = Вы вышли из сезона { $season } лиги { $league } (начало { $starts }), новых партий не будет. Пожалуйста, доиграйте начатые или найдите замену: { CMD("game substitute") }.
league-leave-really = Выйти из лиги { $league } посреди сезона? Новых партий не будет, вернуться нельзя; начатые партии продолжатся.
button-league-leave-now = Выйти из сезона
league-start-sure = { $count ->
    [one] Начать { $league } сейчас, с { $count } игроком? Запись сразу закроется; по плану начало { $starts }.
   *[other] Начать { $league } сейчас, с { $count } игроками? Запись сразу закроется; по плану начало { $starts }.
}
button-league-start = Начать сезон
button-league-keep-open = Подождать
button-league-keep = Оставить сезон
done-league-start = { $count ->
    [one] Вы начали сезон лиги { $league }, в нём { $count } участник. Открываю столы.
    [few] Вы начали сезон лиги { $league }, в нём { $count } участника. Открываю столы.
   *[other] Вы начали сезон лиги { $league }, в нём { $count } участников. Открываю столы.
}
league-cancel-really = { $count ->
    [0] Отменить сезон { $season } лиги { $league } для всех? Вернуть его нельзя.
    [one] Отменить сезон { $season } лиги { $league } для всех? { $count } начатая партия продолжится, но в таблицу не пойдёт. Вернуть сезон нельзя.
    [few] Отменить сезон { $season } лиги { $league } для всех? { $count } начатые партии продолжатся, но в таблицу не пойдут. Вернуть сезон нельзя.
   *[other] Отменить сезон { $season } лиги { $league } для всех? { $count } начатых партий продолжится, но в таблицу не пойдёт. Вернуть сезон нельзя.
}
button-league-cancel = Отменить сезон
done-league-cancel = Вы отменили сезон лиги { $league }. Я сообщу об этом в её канале.
done-league-season = Вы открыли сезон { $season } лиги { $league }. Можно записываться.
done-league-move = Вы перенесли лигу { $league } в { $channel }. Начатые партии остаются, где были.
