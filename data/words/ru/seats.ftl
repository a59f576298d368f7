## Seats that change hands.

refused-computer-plays = На вашем месте играет компьютер. Чтобы снова играть самому, нажмите «Я снова здесь» или используйте { CMD("game return") }.
