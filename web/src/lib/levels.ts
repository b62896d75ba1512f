/** The levels of bots for people, and the one that is taken unless another is chosen. */

import { fetchBots } from './net/calls';
import type { BotInfo } from './wire';

const MIDDLE = 1;

export const levelsOf = (bots: readonly BotInfo[]): BotInfo[] => bots.filter((bot) => bot.level);

export const usualLevel = (bots: readonly BotInfo[]): string => {
  const levels = levelsOf(bots);
  return (levels[MIDDLE] ?? levels[0] ?? bots[0])?.name ?? 'random';
};

export const fetchUsualLevel = async (): Promise<string> => usualLevel(await fetchBots());
