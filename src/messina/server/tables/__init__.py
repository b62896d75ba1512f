"""All tables of a server: the live ones, how copies stay the same, the solo of the day, packs and replays."""
