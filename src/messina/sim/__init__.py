"""Many games at once: playing them over processes, and what they add up to."""

from messina.sim.simulate import Simulation, ask_bot, simulate
from messina.sim.spread import Spread
from messina.sim.summary import Summary

__all__ = ["Simulation", "Spread", "Summary", "ask_bot", "simulate"]
