"""A table: its state, the commands that change it, and those who look at it.

A `Change` is the only way a table moves. `commands.decide` works one out and touches nothing; the store
keeps it; `TableState.apply` makes it, wherever it comes from; then the `Audience` is shown the new version.
`live.Table` puts the four together. What keeps, thinks for bots or speaks to other processes is given from
outside, so that a table runs wherever Python does.
"""
