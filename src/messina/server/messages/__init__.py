"""What goes over the wire: every message between the server and its clients, as a typed structure.

Names are the words of the game, in snake_case, everywhere the same. `Printed` is what never changes (sent
once for a pack), `TableView` what one viewer sees of a table now. Nothing here is ever built from something a
viewer may not know. The client's `wire.ts` is written from these structures (`make wire`).
"""

from messina.server.messages.analysis import *  # noqa: F403
from messina.server.messages.base import *  # noqa: F403
from messina.server.messages.chat import *  # noqa: F403
from messina.server.messages.http import *  # noqa: F403
from messina.server.messages.names import *  # noqa: F403
from messina.server.messages.notifications import *  # noqa: F403
from messina.server.messages.printed import *  # noqa: F403
from messina.server.messages.social import *  # noqa: F403
from messina.server.messages.table import *  # noqa: F403
from messina.server.messages.talk import *  # noqa: F403
