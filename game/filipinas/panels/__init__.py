"""These sheets lie beside the chart: instruments, the page of a card, the hand."""
