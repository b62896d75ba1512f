"""What a page says, and in which language."""

import json
import re
import urllib.request
from typing import Any, Final

from playwright.sync_api import Page

from messina.languages import languages
from tests.e2e.house import House

PSEUDO: Final = "en-XA"
"""English in disguise: what stays plain is no message, or does not change with the language."""

SPEAK: Final = """async (language) => {
  const kept = { ...JSON.parse(localStorage.getItem('messina.settings') ?? '{}'), language };
  localStorage.setItem('messina.settings', JSON.stringify(kept));
  dispatchEvent(new StorageEvent('storage', { key: 'messina.settings' }));
  for (let frame = 0; document.documentElement.lang !== language; frame++) {
    if (frame > 1000) throw new Error(`${language} is not spoken`);
    await new Promise(requestAnimationFrame);
  }
}"""

SAID: Final = """() => {
  const shown = (node) => node.checkVisibility() && !node.closest('script, style');
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (shown(walker.currentNode.parentElement)) texts.push(walker.currentNode.data);
  for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
    const named = [...document.querySelectorAll(`[${name}]`)].filter(shown);
    texts.push(...named.map((node) => node.getAttribute(name)));
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}"""

OWN_NAMES: Final = """tags => tags.map((tag) => {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag);
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
})"""


def speak_now(page: Page, language: str) -> None:
    """As if another tab had chosen it in the settings."""
    page.evaluate(SPEAK, language)


def cyrillic(text: str) -> int:
    return sum("\u0400" <= letter <= "\u04ff" for letter in text)


class Names:
    """Words that are the same in every language: districts, people, languages by their own names, the pack
    and the sources of its values, what is typed to open a server to others."""

    def __init__(self, page: Page, house: House) -> None:
        names = {"Anna", "Bruno", "Carla", "Dora", "Aurelia", "Tancredi", "Isotta"}
        names.add("messina web --host 0.0.0.0")
        names |= {f"Player {number}" for number in range(1, 5)}
        for pack in told(house, "packs"):
            hexes = told(house, f"printed/{pack['hash']}")["hexes"]
            names |= {pack["name"], *(hex["name"] for hex in hexes)}
        names |= {source["about"] for source in told(house, "components")["sources"]}
        hall = told(house, "hall")
        names |= {seat["name"] for table in hall["open"] + hall["running"] for seat in table["seats"]}
        daily = told(house, "daily")
        names |= {score["name"] for score in daily["scores"] + daily["best"]}
        names |= set(page.evaluate(OWN_NAMES, languages()))
        self._names = sorted(names, key=len, reverse=True)

    def without(self, text: str) -> str:
        for name in self._names:
            text = text.replace(name, "")
        return text

    def foreign(self, texts: list[str]) -> list[str]:
        """Of texts in disguise those with something plain in them, beside names and addresses."""
        found = []
        for text in texts:
            rest = re.sub(r"\b(and|or)\b|\d+ [A-Z][a-z]+ \d{4}", "", self.without(text))  # lists, dates
            if re.search("[aeiou]", rest) and not re.fullmatch(r"https?://\S+|\S*/t/\S*", rest):
                found.append(text)
        return found


def told(house: House, path: str) -> Any:
    with urllib.request.urlopen(f"{house.address}/api/{path}", timeout=30) as answer:
        return json.load(answer)
