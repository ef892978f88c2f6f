"""The screens of People Power around its board are each a page of the newspaper."""
