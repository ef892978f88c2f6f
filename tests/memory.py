"""How much memory this process has taken at most."""

import sys

if sys.platform == "win32":

    def peak_kilobytes() -> int:
        """Python has no word for it there, so nothing ever grows."""
        return 0

else:
    import resource

    def peak_kilobytes() -> int:
        """macOS tells it in bytes, all others in kilobytes."""
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak // 1024 if sys.platform == "darwin" else peak
