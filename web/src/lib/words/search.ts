/** Search in any language: capitals and accents do not count, and every word of the query must be found. */

/** Letters that carry their stroke inside and do not come apart. */
const STROKES: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' };

const foldLetter = (letter: string): string =>
  letter
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđæœı]/g, (one) => STROKES[one] ?? one);

export const fold = (text: string): string => Array.from(text, foldLetter).join('');

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter((word) => word !== '');

/** All words of the query are somewhere in the text. */
export function finds(text: string, query: string): boolean {
  const folded = fold(text);
  return wordsOf(query).every((word) => folded.includes(word));
}

/** The text in pieces, those that a word of the query found marked. */
export function cutAt(text: string, query: string): { text: string; found: boolean }[] {
  const letters = Array.from(text);
  /** For each folded character the letter it comes from. */
  const from = letters.flatMap((letter, i) => Array.from({ length: foldLetter(letter).length }, () => i));
  const folded = fold(text);
  const found = new Set<number>();
  for (const word of wordsOf(query)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (const letter of from.slice(at, at + word.length)) found.add(letter);
    }
  }
  const pieces: { text: string; found: boolean }[] = [];
  letters.forEach((letter, i) => {
    const last = pieces.at(-1);
    // An accent that stands by itself goes with the letter before it.
    const here = foldLetter(letter) === '' ? (last?.found ?? false) : found.has(i);
    if (last?.found === here) last.text += letter;
    else pieces.push({ text: letter, found: here });
  });
  return pieces;
}
