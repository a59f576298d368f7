### Ferries.

help-about-ferries = **Ferries.** A ferry takes one locomotive for each locomotive symbol. Pay for its other spaces with cards of one color; locomotives work there too.
help-ferries-r24 = A ferry takes at least one locomotive for each symbol. The other cards are of one color, and locomotives may replace them.

rules-topic-ferries = Ferries
rules-words-ferries = ferry ferries sea ship locomotive
rules-map-ferries = **Ferries:** { $ferries }

mark-ferry = { $count ->
    [one] ferry with { $count } locomotive
   *[other] ferry with { $count } locomotives
}
link-ferry = { $cities } ({ $length }, ferry)
