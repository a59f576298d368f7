### Notes of a seat to itself.

cmd-note = note
cmd-note-desc = Read and edit your private notes for this game
button-note = Notes
note-title = Your notes
note-label = Only you can see them
note-about = Up to 1,000 characters, saved with this game
note-kept = Your notes for this game (only you can see them):
note-gone = You have no notes for this game.
