### Стрічка сервера: початок і кінець партій.

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
cmd-settings-feed = стрічка
opt-settings-feed-channel = канал
