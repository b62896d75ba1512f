"""Why a command is not carried out."""

from messina.server import messages as wire


class Refusal(Exception):
    """A command that is not carried out: a reason for programs and a sentence for people."""

    def __init__(self, reason: wire.Reason, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail


class Stale(Refusal):
    """The table has moved on since the command was given."""

    def __init__(self, detail: str) -> None:
        super().__init__("stale", detail)
