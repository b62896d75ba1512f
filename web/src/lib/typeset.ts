/** Spaces and signs as a printer sets them, so that the texts themselves can be written plainly. */

const NO_BREAK = '\u00A0';
/** Languages that leave no word of one letter at the end of a line. */
const CLINGING: ReadonlySet<string> = new Set(['cs', 'pl', 'ru']);

/** A number with a minus, not a hyphen. */
export const figure = (value: number): string => typeset(String(value), '');

export function typeset(text: string, language: string): string {
  const set = text
    // A minus before a number, not a hyphen; ids such as C1-2 keep theirs.
    .replace(/(?<![\p{L}\d])-(?=\d)/gu, '−')
    // A number or an icon stays with the word or icon behind it; a player's name may part from what follows.
    .replace(/(\d|(?<!<p\d)>) (?=[\p{L}<])/gu, `$1${NO_BREAK}`)
    .replace(/ (?=[–—%…])/g, NO_BREAK);
  return CLINGING.has(language) ? set.replace(/(?<![\p{L}\p{M}\d])(\p{L}) (?=\S|$)/gu, `$1${NO_BREAK}`) : set;
}
