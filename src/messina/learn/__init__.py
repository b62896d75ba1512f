"""How the judge is learned: games of many manners, what came of them, and networks fitted to that.

A run goes from generation to generation: it plays, fits, plays with what it has learned, and measures. All
luck comes from its seed and every step is kept, so a run that was stopped goes on as if it had not been.
"""
