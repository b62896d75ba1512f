"""What may be wrong with what is shown, in any language."""

from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import Page

from messina.languages import languages
from tests.e2e.house import House
from tests.e2e.labels import Rooms, held_to_the_list, measure
from tests.e2e.speech import PSEUDO, SAID, Names, cyrillic, speak_now

ENGLISH_LAST: Final = (*(language for language in languages() if language != "en"), "en")
"""After Russian, whose letters are other ones."""
LONGEST: Final = ("de", "ru")
"""The languages with the longest words."""

CUT_OFF: Final = """() => {
  const { scrollWidth } = document.documentElement;
  const cut = scrollWidth > innerWidth + 1 ? [`the page is ${scrollWidth} px wide`] : [];
  const things = 'button, a.button, [role=tab], h1, h2, h3, label, dt, th, .pill';
  for (const node of document.querySelectorAll(things)) {
    const { textOverflow, display } = getComputedStyle(node);
    const { right, width } = node.getBoundingClientRect();
    if (!node.checkVisibility() || width === 0 || node.closest('.unseen, .skip, svg')) continue;
    if (display === 'inline' || textOverflow === 'ellipsis' || node.clientWidth === 0) continue;
    if (node.scrollWidth > node.clientWidth + 1) cut.push(`cut off: ${node.className} ${node.innerText}`);
    else if (right > innerWidth + 1) cut.push(`beyond the edge: ${node.className} ${node.innerText}`);
  }
  return cut;
}"""


class Judge:
    """Looks at one page after another, and tells in the end what was wrong."""

    def __init__(self, page: Page, house: House) -> None:
        self._page = page
        self._names = Names(page, house)
        self._rooms: Rooms = {}
        self._wrong: set[str] = set()

    def look(
        self,
        size: str,
        shown: str,
        further: Callable[[], list[str]] = list,
        spoken: Sequence[str] = ENGLISH_LAST,
    ) -> None:
        """In all languages: every label has room, nothing is cut off, and what else somebody looks for; at a
        desk also that everything said is a message, and that no word of another language stays."""
        page = self._page
        if size == "desk":
            speak_now(page, PSEUDO)
            self.complain(f"{shown}: no message", self._names.foreign(page.evaluate(SAID)))
        for language in spoken:
            speak_now(page, language)
            measure(page, self._rooms, size, language, shown)
            self.complain(f"{size}, {shown}, {language}", [*page.evaluate(CUT_OFF), *further()])
        if size == "desk":
            stayed = [text for text in page.evaluate(SAID) if cyrillic(self._names.without(text))]
            self.complain(f"{shown}: still Russian", stayed)

    def complain(self, where: str, found: list[str]) -> None:
        self._wrong |= {f"{where}: {one}" for one in found}

    def tell(self) -> None:
        assert not self._wrong, "\n".join(sorted(self._wrong))
        held_to_the_list(self._page, self._rooms)
