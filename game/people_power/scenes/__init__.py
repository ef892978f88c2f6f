"""The screens of People Power around its board, each one a page of the newspaper."""
