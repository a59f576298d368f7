### Ferries.

help-about-ferries = **Ferries.** A ferry takes one locomotive for each locomotive symbol. Pay for its other spaces with cards of one color; locomotives work there too.
help-ferries-r24 = A ferry takes at least one locomotive for each symbol. The other cards are of one color, and locomotives may replace them.
help-ferries-any-r68 = Instead of each locomotive that a ferry needs, you can pay any { $swap } cards, of different colors too. This works for spaces with a symbol only. I suggest cards; to choose others, name them: { CMD("claim") }.
help-ferries-spaces-r68 = On some routes, any { $swapspace } cards pay for one space, as often as you like. Locomotives can be among them. The list of routes says which.

rules-topic-ferries = Ferries
rules-words-ferries = ferry ferries sea ship locomotive
rules-map-ferries = **Ferries:** { $ferries }

mark-ferry = { $count ->
    [one] ferry with { $count } locomotive
   *[other] ferry with { $count } locomotives
}
mark-any = any { $count } cards for a space
link-ferry = { $cities } ({ $length }, ferry)
refused-wilds-not-here = Locomotives pay for ferries and tunnels only. Use cards of the route's color.
refused-swap-count = This takes { $needed } cards, or { $swap } cards of any color for up to { $most } of its spaces. You chose { $offered }.
refused-swap-mixed = Any cards pay for { $swapped ->
    [one] { $swapped } space
   *[other] { $swapped } spaces
}. The others don't pay for the rest: that takes { $plain } of one color.
