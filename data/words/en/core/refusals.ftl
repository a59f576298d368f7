### Refusals that any command may give.

refused-too-fast = { $seconds ->
    [one] That was a bit too fast for me. Try again in { $seconds } second.
   *[other] That was a bit too fast for me. Try again in { $seconds } seconds.
}

refused-text-too-long = { $most ->
    [one] That text is too long. Type at most { $most } character.
   *[other] That text is too long. Type at most { $most } characters.
}

refused-missing-permission = I can't run a game in this channel: I lack the permission “{ $permission ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [attach_files] Attach Files
    [read_message_history] Read Message History
    [create_public_threads] Create Public Threads
    [create_private_threads] Create Private Threads
   *[other] { $permission }
}”. Ask someone who manages this server to grant it.

refused-thread-locked = I can't post in this thread because it's locked. Ask a moderator to unlock it, or move the game with { CMD("game move") }.

refused-table-moved-on = This game moved on. Use the newest board, or { CMD("board") }.
