### Команди /game.

opt-game-new-clock = годинник
opt-game-new-clock-desc = Скільки в кожного часу; якщо не вказати, партія чекає скільки завгодно
opt-game-new-late = прострочення
opt-game-new-late-desc = Що буде, коли в когось вийде час; якщо не вказати, вирішить стіл

cmd-game = партія
cmd-game-desc = Відкрити партію в цьому каналі, увійти до неї, почати або закінчити
cmd-game-new = нова
cmd-game-new-desc = Відкрити в цьому каналі партію, щоб до неї долучилися інші
opt-game-new-map = мапа
opt-game-new-map-desc = На якій мапі грати
opt-game-new-variant = варіант
opt-game-new-variant-desc = За якими правилами грати
opt-game-new-seats = місця
opt-game-new-seats-desc = Щойно набереться стільки гравців, партія почнеться сама
opt-game-new-first = перший
opt-game-new-first-desc = Хто ходить першим; якщо не вказати, вирішить жереб
opt-game-new-options = додатки
opt-game-new-options-desc = З чим іще грати, якщо мапа щось пропонує
cmd-game-join = увійти
cmd-game-join-desc = Сісти за стіл партії в цьому каналі
opt-game-join-color = колір
opt-game-join-color-desc = Колір ваших вагончиків
cmd-game-leave = вийти
cmd-game-leave-desc = Звільнити своє місце; розпочату партію дограє комп'ютер або хтось інший
cmd-game-color = колір
cmd-game-color-desc = Обрати інший колір, доки партія не почалася
opt-game-color-color = колір
opt-game-color-color-desc = Колір ваших вагончиків
cmd-game-start = почати
cmd-game-start-desc = Почати з тими, хто вже за столом (лише для господаря партії)
cmd-game-cancel = скасувати
cmd-game-cancel-desc = Закінчити партію цього каналу для всіх (господар або модератор)
cmd-game-rematch = реванш
cmd-game-rematch-desc = Відкрити нову партію в тому ж складі й на тих самих умовах
