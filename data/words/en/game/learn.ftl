# `/learn`: the list of lessons, and what every lesson says.

cmd-learn = learn
cmd-learn-desc = Learn by playing: a short guided game against one easy computer
opt-learn-lesson = lesson
opt-learn-lesson-desc = Lesson to start (default: show the list)
lessons-head = ## Learn by playing
    You play a short game against one easy computer, and I explain each step. It's private, and it doesn't count for anything.
lesson-state = { $state ->
    [running] in progress
    [done] done
   *[open] not started
}
button-lesson = { $state ->
    [running] Continue
    [done] Again
   *[open] Start
}
button-learn = Learn
button-lesson-go = Go to the lesson
button-lesson-switch = Start new lesson
button-lesson-keep = Keep lesson
button-lesson-stop = Stop lesson
lesson-opened = Your lesson is here: { $link }
    Stop whenever you like, and come back with { CMD("learn") }.
lesson-switch-sure = Start **{ $title }**? It ends your unfinished lesson **{ $here }** ({ $link }), which would start over next time.
lesson-opponent = You play against { $player }, the computer.
lesson-step = Step { $number } of { $count }
lesson-strayed = That works, too. { $again ->
    [no] Let's continue.
   *[yes] Let's come back to this step.
}
lesson-complete = That's the whole lesson, well done! Play on to the final scores, or stop here.
lesson-stopped = Your lesson is saved. Come back with { CMD("learn") }.
lesson-ended = The lesson is over.
refused-unknown-lesson = There's no lesson with that name. { CMD("learn") } shows them all.
digest-title-own = What just happened
refused-lesson-not-exported = A lesson can't be exported, because its rules have other numbers.
