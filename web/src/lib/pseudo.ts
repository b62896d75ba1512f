/** A language nobody speaks: English in disguise, so that a text that does not come from a message stands out. */

export const PSEUDO = 'en-XA';

const LETTERS: Record<string, string> = {
  a: 'å', c: 'ç', e: 'ë', i: 'ï', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý', A: 'Å', C: 'Ç', E: 'Ë', I: 'Ï', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Ü', Y: 'Ý',
};

/** Letters change and vowels are doubled, as other languages need more room; marks such as `<coin>` stay. */
export const disguise = (text: string): string =>
  text.replace(/<[a-z0-9-]+>|[aeiou]|[A-Za-z]/g, (found) => {
    if (found.length > 1) return found;
    const letter = LETTERS[found] ?? found;
    return /[aeiou]/.test(found) ? letter + letter : letter;
  });
