"""Between an answer and the next question: what happened, moment by moment, as it is shown, told and counted."""
