/** Spaces and signs as a printer sets them, so that the texts themselves can be written plainly. */

const NO_BREAK = '\u00A0';
/** Languages that leave no word of one letter at the end of a line. */
const CLINGING: ReadonlySet<string> = new Set(['cs', 'pl', 'ru']);

/** A word that ends in a letter on its own. */
const ALONE = /(^|[^\p{L}\p{M}\d])\p{L}$/u;

/** A number with a minus, not a hyphen. */
export const figure = (value: number): string => typeset(String(value), '');

// Without looking behind: a browser that cannot would not start.
export function typeset(text: string, language: string): string {
  const set = text
    // A minus before a number, not a hyphen; ids such as C1-2 keep theirs.
    .replace(/(^|[^\p{L}\d])-(?=\d)/gu, '$1−')
    // A number or an icon stays with the word or icon behind it; a player's name may part from what follows.
    .replace(/(<p\d>|\d|>) (?=[\p{L}<])/gu, (all, before: string) => (before.startsWith('<p') ? all : before + NO_BREAK))
    .replace(/ (?=[–—%…])/g, NO_BREAK);
  return CLINGING.has(language) ? set.replace(/(\S+) (?=\S|$)/gu, (all, word: string) => (ALONE.test(word) ? word + NO_BREAK : all)) : set;
}
