import type { Choice, Position, Printed, Refusal, TableSeat } from '../lib/wire';
import printedJson from '../../fixtures/printed.json';

export interface Scene {
  players: TableSeat[];
  position: Position;
  choices: Choice[];
  refusals: Refusal[];
  acting: number | null;
  priority_tile: boolean;
}

export const printed = printedJson as unknown as Printed;

const files = import.meta.glob<Scene>(['../../fixtures/*.json', '!**/printed.json'], { eager: true, import: 'default' });
export const scenes: Record<string, Scene> = Object.fromEntries(
  Object.entries(files).map(([path, scene]) => [path.split('/').at(-1)?.replace('.json', '') ?? path, scene]),
);
