### The maps that servers add for themselves.

cmd-map = map
cmd-map-desc = Your server's own maps: add, list or remove them (Manage Server)
cmd-map-add = add
cmd-map-add-desc = Check a map file, see it, and add it to this server
opt-map-add-file = file
opt-map-add-file-desc = The map as a JSON file, at most 300 kB
cmd-map-list = list
cmd-map-list-desc = List this server's own maps
cmd-map-remove = remove
cmd-map-remove-desc = Remove one of this server's own maps; running games keep it
opt-map-remove-map = map
opt-map-remove-map-desc = The map to remove
own-map-in-line = { $before ->
    [one] Your map is next. I'm checking another one first.
   *[other] { $before } maps come before yours. I'll check it as soon as they're done.
}
own-map-checking = I'm checking your map and making its layout: { $percent }%.
own-map-not-checked = Sorry, I couldn't check this map: it took too long, or too much memory. Make it smaller and try again.
own-map-mistakes = { $count ->
    [one] I found a mistake. Fix it and upload the map again:
   *[other] I found { $count } mistakes. Fix them and upload the map again:
}
own-map-more-mistakes = … and { $count } more
own-map-preview = This is **{ $map }**. Add it, and everyone here can play it.
own-map-preview-alt = Cities: { $cities } · routes: { $routes } · tickets: { $tickets } · players: { $least }–{ $most }
own-map-added = I added **{ $map }**. Play it with `/game new`.
own-map-list = { $count ->
    [0] This server has no maps yet. Upload one with `/map add`.
   *[other] This server's own maps: { $count } of { $most }
}
own-map-line = - **{ $map }**, added by { $person } on { $at }
own-map-remove-sure = Remove **{ $map }**? New games can't use it then. Running games keep it.
own-map-removed = I removed **{ $map }**. Running games keep it.
button-add-map = Add map
button-discard-map = Discard
button-remove-map = Remove map
button-keep-map = Keep map
refused-map-being-checked = I'm still checking a map of this server. Try again when that's done.
refused-maps-queue-full = Too many maps are waiting to be checked. Try again in a few minutes.
refused-too-many-own-maps = A server can have { $most } maps. Remove one with `/map remove` first.
refused-map-name-taken = { $own ->
   *[yes] This server already has a map called “{ $map }”. Remove it with `/map remove`, or rename yours in its file.
    [no] The bot already has a map called “{ $map }”. Rename yours in its file and upload it again.
}
refused-map-file-large = This file is too large. A map can have { $most } kB.
refused-map-preview-gone = This preview is too old. Upload the map again with `/map add`.
