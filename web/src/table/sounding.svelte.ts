/** What is heard of a table: each event as it is shown; where all is shown at once, the weightiest of it. */

import type { Settings } from '../lib/settings.svelte';
import { ring, soundOf } from '../lib/sound';
import type { Table } from '../lib/table.svelte';
import type { Event } from '../lib/wire';

export function sounding(table: Table, settings: Settings): void {
  const hear = (events: readonly Event[]): void => {
    const sound = soundOf(events, settings.hears);
    if (sound !== null) ring(sound);
  };
  $effect(() => {
    const { event } = table.stage;
    if (event !== null) hear([event]);
  });
  /** How much of the log has been heard; what was there before is not. */
  let heard: number | null = null;
  $effect(() => {
    const { log } = table;
    const before = heard;
    heard = table.view === null ? null : log.length;
    if (before !== null && !settings.moving) hear(log.slice(before).flatMap((entry) => entry.events));
  });
}
