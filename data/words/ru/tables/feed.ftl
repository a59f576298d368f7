### Лента сервера: начало и конец партий.

cmd-settings-feed-desc = Выбрать канал, где я объявляю о начале и итогах партий; без канала — нигде
opt-settings-feed-channel-desc = Канал для объявлений о начале и итогах партий (по умолчанию: без канала)
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
