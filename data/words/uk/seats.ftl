## Seats that change hands.

refused-computer-plays = На вашому місці грає комп'ютер. Щоб знову грати самому, натисніть «Я знову тут» або скористайтеся { CMD("game return") }.
