"""Between a question and its answer: what may be chosen and where, what it would do, and the ways back."""
