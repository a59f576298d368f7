### Buttons of panels with several pages.

button-page-back = Back
button-page-on = Next
