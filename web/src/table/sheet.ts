/** What the phone's sheet shows of a picked answer. */

import type { Tip } from '../board/tips';
import { isDock } from '../lib/holders';
import type { CityHex, Choice, PrintedHex, Verb } from '../lib/wire';
import { tipOf, type TipContext } from '../lib/words/tips';
import type { Phrase } from '../lib/i18n.svelte';

const PLACES: readonly Verb[] = ['go', 'hex', 'also', 'lieutenant', 'send'];
const KINDS: Partial<Record<Verb, string>> = { square: 'square', activate: 'square', build: 'offer', boat: 'boat' };

export interface Sheet {
  phrase: Phrase;
  tip: Tip | null;
  hex: PrintedHex | undefined;
  here: CityHex | undefined;
  /** A message id for the confirming button. */
  action: string;
}

export function sheetOf(choice: Choice, context: TipContext): Sheet {
  const { catalogue, position } = context;
  const place = PLACES.includes(choice.verb) ? choice.argument : null;
  const kind = place === null ? KINDS[choice.verb] : isDock(place) ? 'dock' : 'hex';
  return {
    phrase: choice.said,
    tip: kind === undefined ? null : tipOf(context, `${kind}:${choice.argument}`),
    hex: place === null ? undefined : catalogue.hexes.get(place),
    here: position.city.find((one) => one.hex === place),
    action: choice.verb === 'go' ? 'go-there' : choice.verb === 'square' ? 'place-here' : 'do-it',
  };
}
