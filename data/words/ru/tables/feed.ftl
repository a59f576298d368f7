### Лента сервера: начало и конец партий.

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
cmd-settings-feed = лента
opt-settings-feed-channel = канал
