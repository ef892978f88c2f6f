"""What `build_red_guard.py` draws with."""
