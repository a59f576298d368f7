### Buttons of panels with several pages.

button-page-back = Back
button-page-on = Next

# Leads back: to the page before, or to the hand.
button-back = Back
