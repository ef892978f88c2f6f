"""What pieces stand on: a map or a tableau, and the mouse and the keyboard on it."""
