"""Everything that can be wrong with what somebody gives us, each said in one clear sentence."""


class MessinaError(Exception):
    """Base of all errors of this package that an input can cause."""


class OptionError(MessinaError):
    """A game was asked for with options that do not exist or do not fit together."""


class PackError(MessinaError):
    """A component pack is broken; `problems` lists everything that is wrong with it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class ActionError(MessinaError):
    """An action cannot be taken; the position is unchanged."""


class UnknownAction(ActionError):
    """The text is no action of this game at all."""


class IllegalAction(ActionError):
    """The text is an action, but not one that is legal now."""


class AmbiguousAction(ActionError):
    """The shortened text fits more than one legal action."""


class PositionError(MessinaError):
    """A position text cannot be read."""


class RecordError(MessinaError):
    """A saved game is malformed, truncated, foreign or tampered with."""


class TutorialError(MessinaError):
    """The game of the tutorial and what is told about it do not fit together."""


class StoreError(MessinaError):
    """The store cannot be used or could not keep something; nothing was changed."""


class Conflict(StoreError):
    """Somebody else has changed the table since it was read."""


class Silenced(StoreError):
    """The speaker was told to be silent for a while."""
