### Лента сервера: начало и конец партий.

cmd-settings-feed-desc = Выбрать канал для начала и итогов партий; без канала — никуда
opt-settings-feed-channel-desc = Канал для начала и итогов партий (по умолчанию — нет)
feed-on = О начале и итогах партий я буду писать в { $channel }.
feed-off = О начале и итогах партий я больше не буду писать.
feed-began = 🚂 { $map }: в { $channel } началась партия. Играют: { $players }.
feed-ended = 🏁 { $map }, { $channel }: { $count ->
    [one] победа — { $winners }.
   *[other] победу делят { $winners }.
} { $scores }
feed-closed = ⏹️ { $map }, { $channel }: партия закончилась без результата. Играли: { $players }.
cmd-settings-feed = лента
opt-settings-feed-channel = канал
