digest-title = Що зробили інші від минулого ходу гравця { $player }
digest-few = Мало фішок залишилося: { $players }.
digest-more = { $count ->
    [one] Ще { $count } рядок — у /game log.
    [few] Ще { $count } рядки — у /game log.
   *[other] Ще { $count } рядків — у /game log.
}
digest-title-first = Що було досі
cmd-game-log-desc = Усе, що було у грі цього каналу, від початку
log-title = Що було у грі
log-undone = { $text } (хід узято назад)
cmd-settings-feed-desc = Канал, куди сповіщати про початок і кінець партій; без каналу — нікуди
opt-settings-feed-channel-desc = Канал
feed-on = Про початок і кінець партій тепер сповіщаємо в { $channel }.
feed-off = Про початок і кінець партій більше ніде не сповіщаємо.
feed-began = 🚂 { $map }: у { $channel } почалася партія. Грають: { $players }.
feed-ended = 🏁 { $map }, { $channel }: { $count ->
    [one] переможець — { $winners }.
   *[other] перемогу ділять { $winners }.
} { $scores }
cmd-game-log = журнал
cmd-settings-feed = стрічка
opt-settings-feed-channel = канал
