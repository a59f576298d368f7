### Questions before something is done.

done-nothing = Nothing changed.
refused-question-gone = That question is too old. Please use the command again.
