/** The http side of playing together: rematches, games that wait, the hall, the solo of the day. */

import type { AskWaiting, DailyGame, DailyPage, GameStanding, HallPage, House, Invitation, JoinTable, Joined, PlayDaily, Rematch } from '../wire';
import { post, request, shown, table } from './rest';

/** What the server has switched on; one request is enough. */
let house: Promise<House> | undefined;
export function fetchHouse(): Promise<House> {
  house ??= request<House>('/api/house');
  house.catch(() => (house = undefined));
  return house;
}
export const fetchInvitation = (id: string, key: string): Promise<Invitation> => request(`${table(id)}/invitation`, { headers: shown([key]) });
export const askRematch = (id: string, keys: readonly string[]): Promise<Rematch> => post(`${table(id)}/rematch`, {}, shown(keys));
export const fetchWaiting = (body: AskWaiting): Promise<GameStanding[]> => post('/api/waiting', body);
export const fetchHall = (open: number, running: number, pace: string): Promise<HallPage> => request(`/api/hall?open=${open}&running=${running}&pace=${pace}`);
export const joinTable = (id: string, body: JoinTable): Promise<Joined> => post(`${table(id)}/join`, body);
export const fetchDaily = (day: string | null, key: string): Promise<DailyPage> =>
  request(`/api/daily${day === null ? '' : `?day=${encodeURIComponent(day)}`}`, { headers: shown([key]) });
export const playDaily = (body: PlayDaily): Promise<DailyGame> => post('/api/daily', body);
