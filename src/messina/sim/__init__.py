"""Many games at once: playing them over processes, and what they add up to."""

from messina.sim.running_stats import RunningStats
from messina.sim.simulate import Simulation, ask_bot, simulate
from messina.sim.summary import Summary

__all__ = ["RunningStats", "Simulation", "Summary", "ask_bot", "simulate"]
