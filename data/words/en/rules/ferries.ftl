### Ferries.

help-about-ferries = **Ferries.** A route with locomotives on its spaces takes one locomotive for each of them; the other cards are of one colour, and locomotives are welcome there too.
help-ferries-r24 = A ferry takes at least one locomotive for each of its signs; the rest is of one colour, and locomotives may stand in.

rules-topic-ferries = Ferries
rules-words-ferries = ferry ferries sea ship locomotive
rules-map-ferries = **Ferries:** { $ferries }

mark-ferry = { $count ->
    [one] ferry with { $count } locomotive
   *[other] ferry with { $count } locomotives
}
link-ferry = { $cities } ({ $length }, ferry)
