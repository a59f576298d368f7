### Notes of a seat to itself.

cmd-note = note
cmd-note-desc = Look at your private notes at this table, and change them
button-note = Notes
note-title = Your notes
note-label = Only you see them
note-about = At most 1,000 characters, kept with this game
note-kept = Your notes at this table, for you alone:
note-gone = Your notes at this table are empty.
