/** What a new round brings, from its events: only what changed. */

import type { Event, Klass } from '../wire';

export interface RoundNews {
  round: number;
  /** Seats in their new order. */
  order: number[];
  lost: Partial<Record<Klass, number>>;
  docks: string[];
  hexes: string[];
  /** Cubes that came, or null where the wheel did not turn. */
  cubes: number | null;
  era2: boolean;
}

export function roundNews(events: readonly Event[]): RoundNews {
  const news: RoundNews = { round: 0, order: [], lost: {}, docks: [], hexes: [], cubes: null, era2: false };
  for (const { name, args } of events) {
    if (name === 'RoundBegan') news.round = args.round;
    else if (name === 'OrderChanged') news.order[args.position] = args.player;
    else if (name === 'CitizenLost') news.lost[args.klass] = (news.lost[args.klass] ?? 0) + 1;
    else if (name === 'BoatArrived') news.docks.push(args.dock);
    else if (name === 'HexLaid') news.hexes.push(args.hex);
    else if (name === 'WheelTurned') news.cubes ??= 0;
    else if (name === 'CubePlaced') news.cubes = (news.cubes ?? 0) + 1;
    else if (name === 'WorkshopsReplaced') news.era2 = true;
    else if (name === 'LieutenantMoved') break;
  }
  return news;
}
