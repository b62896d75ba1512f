/** The running games of this browser, and which of them wait for this person: one question for all of them. */

import { showWaiting } from './badge';
import { forgetGame, games, keysOf, type RememberedGame } from './memory';
import { askWaiting } from './net/calls';
import type { GameStanding } from './wire';

const MOST_ASKED = 60;

const standingOf = (one: GameStanding): Pick<RememberedGame, 'round' | 'myTurn' | 'awaited' | 'finished' | 'scores'> => ({
  round: one.round,
  myTurn: one.my_turn,
  awaited: one.awaited,
  finished: one.finished,
  scores: one.scores,
});

/** All games as they stand now; those that are gone are forgotten. Without the server, as they were. */
export async function lookAtGames(): Promise<RememberedGame[]> {
  const asked = games().filter((game) => !game.finished).slice(0, MOST_ASKED);
  let found = new Map<string, GameStanding>();
  try {
    const standings = asked.length === 0 ? [] : await askWaiting({ tables: asked.map(({ id }) => ({ id, keys: keysOf(id) })) });
    found = new Map(standings.map((one) => [one.id, one]));
    for (const { id } of asked) if (!found.has(id)) forgetGame(id);
  } catch {
    // What was seen last is still of use.
  }
  const all = games().map((game) => {
    const standing = found.get(game.id);
    return standing === undefined ? game : { ...game, ...standingOf(standing) };
  });
  showWaiting(waitingIn(all).length);
  return all;
}

export const waitingIn = (all: readonly RememberedGame[]): RememberedGame[] => all.filter((game) => game.myTurn && !game.finished);
