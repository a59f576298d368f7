### Журнал партії.

cmd-game-log-desc = Показати все, що було в партії
opt-game-log-game = партія
opt-game-log-game-desc = Номер партії цього сервера (за замовчуванням: партія в цьому каналі)
log-title = Журнал партії
cmd-game-log = журнал
