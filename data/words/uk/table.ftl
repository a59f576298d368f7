digest-title = Після попереднього ходу гравця { $player }
digest-few = 🏁 Залишилося мало фішок: { $players }.
digest-more = { $count ->
    [one] Ще { $count } рядок – у { CMD("game log") }.
    [few] Ще { $count } рядки – у { CMD("game log") }.
   *[other] Ще { $count } рядків – у { CMD("game log") }.
}
digest-title-first = Що було досі
cmd-game-log-desc = Усе, що було в партії цього каналу, від початку
log-title = Що було в партії
log-undone = { $text } (хід узято назад)
cmd-settings-feed-desc = Канал, куди сповіщати про початок і кінець партій; без каналу – нікуди
opt-settings-feed-channel-desc = Канал
feed-on = Про початок і кінець партій я тепер пишу в { $channel }.
feed-off = Про початок і кінець партій я більше ніде не пишу.
feed-began = 🚂 { $map }: у { $channel } почалася партія. Грають: { $players }.
feed-ended = 🏁 { $map }, { $channel }: { $count ->
    [one] переможець – { $winners }.
   *[other] перемогу ділять { $winners }.
} { $scores }
feed-closed = ⏹️ { $map }, { $channel }: гру закінчено без результату. Грали: { $players }.
cmd-game-log = журнал
cmd-settings-feed = стрічка
opt-settings-feed-channel = канал
button-board = Поле
