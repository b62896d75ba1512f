/** A row that must not grow says less where there is little room: `data-fit` counts up until nothing is cut off. */

import type { Attachment } from 'svelte/attachments';

/** Calls back at once, when the node has another size, and when something in it has changed. */
export function watching(node: Element, look: () => void): () => void {
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(node);
  changes.observe(node, { childList: true, characterData: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}

/** Of what stands in a list that has no room for all of it, the older goes; the last one stays. */
export function dropOlder(list: HTMLElement, entries = [...list.children] as HTMLElement[]): void {
  let [least, most] = [0, Math.max(0, entries.length - 1)];
  // Every look lays the page out anew: the middle of what is still possible is tried.
  for (let gone = 0; ; gone = Math.floor((least + most) / 2)) {
    for (const [i, one] of entries.entries()) one.hidden = i < gone;
    if (least === most) return;
    if (list.scrollHeight <= list.clientHeight) most = gone;
    else least = gone + 1;
  }
}

const isCut = (node: Element): boolean => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 1;

/** The styles of a row say what each step, from 0 to `most`, leaves out. */
export const fitting =
  (most: number): Attachment<HTMLElement> =>
  (row) =>
    watching(row, () => {
      for (let step = 0; step <= most; step++) {
        row.dataset.fit = String(step);
        if (!isCut(row)) return;
      }
    });
