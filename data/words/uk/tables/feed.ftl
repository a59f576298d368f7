### Стрічка сервера: початок і кінець партій.

cmd-settings-feed-desc = Вибрати канал, де я пишу про початок і підсумки партій; без каналу — ніде
opt-settings-feed-channel-desc = Канал, де я пишу про початок і підсумки партій (за замовчуванням: ніде)
feed-on = Про початок і підсумки партій я писатиму в { $channel }.
feed-off = Про початок і підсумки партій я більше не писатиму.
feed-began = 🚂 { $map }: у { $channel } почалася партія. Грають: { $players }.
feed-ended = 🏁 { $map }, { $channel }: { $count ->
    [one] перемога — { $winners }.
   *[other] перемогу ділять { $winners }.
} { $scores }
feed-closed = ⏹️ { $map }, { $channel }: партія закінчилася без результату. Грали: { $players }.
cmd-settings-feed = стрічка
opt-settings-feed-channel = канал
