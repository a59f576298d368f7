### Повідомлення в кінці партії.

finale-more = -# { $people ->
    [0] { "" }
   *[other] { $mentions }:{ " " }
}партію закінчено. Частина { $number } з { $count }. Будь-який гравець може натиснути **Далі**, інакше підсумковий рахунок з’явиться { $until }.
finale-over = -# { $people ->
    [0] Дякую за гру!
   *[other] Дякую за гру, { $mentions }!
}
finale-pick = Показати частину ще раз
button-finale-next = Далі
button-finale-skip = До підсумку
