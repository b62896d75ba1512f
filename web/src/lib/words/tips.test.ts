import { expect, it } from 'vitest';
import printedJson from '../../../fixtures/printed.json';
import { Catalogue } from '../catalogue';
import type { Phrase } from '../i18n.svelte';
import type { Printed } from '../wire';
import { type TipContext, tipOf } from './tips';

it('names the harbour of a solo tile', () => {
  const printed = printedJson as unknown as Printed;
  const solo = printed.solo.map((tile) => (tile.hex === 'H5' ? { ...tile, hex: 'NE' } : tile));
  const tile = solo.find(({ hex }) => hex === 'NE');
  const context = { catalogue: new Catalogue({ ...printed, solo }), say: ({ id }: Phrase) => id } as TipContext;
  expect(tipOf(context, `solo:${tile?.id}`)?.title).toBe('Place-NE');
});
