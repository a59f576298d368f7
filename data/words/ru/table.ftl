digest-title = После прошлого хода игрока { $player }
digest-few = 🏁 Осталось мало фишек: { $players }.
digest-more = { $count ->
    [one] Ещё { $count } строка – в { CMD("game log") }.
    [few] Ещё { $count } строки – в { CMD("game log") }.
   *[other] Ещё { $count } строк – в { CMD("game log") }.
}
digest-title-first = Что было до сих пор
cmd-game-log-desc = Всё, что было в партии этого канала, с самого начала
log-title = Что было в партии
log-undone = { $text } (ход взят назад)
cmd-settings-feed-desc = Канал, куда сообщать о начале и конце партий; без канала – никуда
opt-settings-feed-channel-desc = Канал
feed-on = О начале и конце партий я теперь пишу в { $channel }.
feed-off = О начале и конце партий я больше нигде не пишу.
feed-began = 🚂 { $map }: в { $channel } началась партия. Играют: { $players }.
feed-ended = 🏁 { $map }, { $channel }: { $count ->
    [one] победитель – { $winners }.
   *[other] победу делят { $winners }.
} { $scores }
feed-closed = ⏹️ { $map }, { $channel }: партия закончена без результата. Играли: { $players }.
cmd-game-log = журнал
cmd-settings-feed = лента
opt-settings-feed-channel = канал
button-board = Поле
