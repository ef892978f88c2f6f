"""The wall: six sheets with their tiles and units, chaos beside them, and a sheet for what is being decided."""
