import type { Goods } from '../lib/wire';

const GOODS: Record<Goods, string> = { stones: 'precious-stones', spices: 'spices', silk: 'silk' };
export const goodsIcon = (goods: Goods): string => GOODS[goods];

/** The sign of what a scroll track counts. */
const SCROLLS: Partial<Record<string, string>> = {
  buildings: 'build',
  boats: 'boat',
  repopulated: 'repopulation-tile',
  workshops: 'workshop',
  improvements: 'cabin-improvement',
  lumber: 'lumber',
  coins: 'coin',
  goods: 'goods-any',
  popularity: 'popularity-register',
  city: 'city-register',
  church: 'church-register',
  overseers: 'overseer-any',
};
export const scrollIcon = (kind: string): string => SCROLLS[kind] ?? 'scroll';
