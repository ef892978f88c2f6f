"""The sheets beside the chart: instruments, the page of a card, the hand."""
