"""8: Bonifacio, the non-player system, as it is on paper.

It calls the same single-space functions as the players' Operations and Special Activities, so it cannot break a rule.
"""
