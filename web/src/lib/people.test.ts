import { expect, test } from 'vitest';
import { playersOf } from './people';

const seat = { seat: 0, colour: 'green', kind: 'human', bot: null, claimed: true, connected: true, stands_in: false } as const;

test.each(['<coin><fire>', 'a <p1> b', '<<rat>'])('a name like %s is drawn as letters, not as icons or other players', (name) => {
  const [player] = playersOf([{ ...seat, name }]);
  expect(player?.name).not.toMatch(/<[a-z0-9-]+>/);
  expect(player?.name.replaceAll('\u2060', '')).toBe(name);
});
