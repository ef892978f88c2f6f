"""What is set up beside the board and around it: sheets of paper, cards, bars with buttons."""
