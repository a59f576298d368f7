### Команди /game.

opt-game-new-clock = таймер
opt-game-new-clock-desc = Час кожного гравця (за замовчуванням: без обмежень)
opt-game-new-late = прострочення
opt-game-new-late-desc = Що буде, коли в гравця спливе час (за замовчуванням: решта голосує)

cmd-game = партія
cmd-game-desc = Відкрити партію в цьому каналі, увійти до неї, почати або скасувати
cmd-game-new = нова
cmd-game-new-desc = Відкрити в цьому каналі партію, щоб до неї долучилися інші
opt-game-new-map = мапа
opt-game-new-map-desc = Мапа, на якій хочете грати
opt-game-new-variant = варіант
opt-game-new-variant-desc = Варіант правил (за замовчуванням: перший у списку)
opt-game-new-seats = місця
opt-game-new-seats-desc = Кількість місць; коли всі займуть, партія почнеться (за замовчуванням: скільки дозволяє мапа)
opt-game-new-first = перший
opt-game-new-first-desc = Хто ходить першим (за замовчуванням: вирішує жереб)
opt-game-new-options = опції
opt-game-new-options-desc = Опції правил на цій мапі (за замовчуванням: без них)
cmd-game-join = увійти
cmd-game-join-desc = Зайняти місце в партії цього каналу
opt-game-join-color = колір
opt-game-join-color-desc = Ваш колір (за замовчуванням: перший вільний)
cmd-game-leave = вийти
cmd-game-leave-desc = Вийти з партії; якщо вона вже почалася, можна вибрати, хто дограє за вас
cmd-game-color = колір
cmd-game-color-desc = Змінити колір, доки партія не почалася
opt-game-color-color = колір
opt-game-color-color-desc = Ваш новий колір
cmd-game-start = почати
cmd-game-start-desc = Почати з тими, хто вже ввійшов (лише організатор)
cmd-game-cancel = скасувати
cmd-game-cancel-desc = Скасувати партію цього каналу; якщо вона триває, потрібна згода решти
cmd-game-rematch = реванш
cmd-game-rematch-desc = Запросити тих самих гравців на нову партію з тими самими опціями
