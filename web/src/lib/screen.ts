/**
 * How much room there is, and how the table is laid out in it. A layout is drawn once, for the window it is named
 * after, and scaled as a whole (`scale`): type, boards and gaps grow together, and what is left over is its stage.
 */

import type { Attachment } from 'svelte/attachments';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** Everything in view at once, or one part at a time. */
export type Screen = 'desk' | 'phone';
export type Layout = 'desk' | 'wide' | 'broad' | 'tablet' | 'phone' | 'landscape';

export interface Room {
  size: Screen;
  layout: Layout;
  scale: number;
}

const PHONE = 700;
const TABLET = 1024;
const SHORT = 500;
/** From these widths of the stage on, the log stands beside the opponents; it has a column of its own. */
const WIDE = 1360;
const BROAD = 1500;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

export function roomIn(width: number, height: number): Room {
  if (height < SHORT && width > height) return { size: 'phone', layout: 'landscape', scale: between(0.85, Math.min(width / 844, height / 390), 1.25) };
  if (width < PHONE) return { size: 'phone', layout: 'phone', scale: between(0.8, width / 390, 1) };
  if (width < TABLET) return { size: 'desk', layout: 'tablet', scale: width / 820 };
  const scale = Math.max(0.8, Math.min(width / 1280, height / 800));
  const stage = width / scale;
  return { size: 'desk', layout: stage > BROAD ? 'broad' : stage > WIDE ? 'wide' : 'desk', scale };
}

const room = (): Room => roomIn(innerWidth.current ?? 1280, innerHeight.current ?? 800);

export const screen = {
  get size(): Screen {
    return room().size;
  },
  get layout(): Layout {
    return room().layout;
  },
};

/** The page is scaled as long as this is on it, not below `least`; `--scale` tells by how much, for lengths of the window. */
export const scaled =
  (least = 0): Attachment =>
  () => {
    const { style } = document.documentElement;
    const scale = String(Math.max(least, room().scale));
    style.zoom = scale;
    style.setProperty('--scale', scale);
    return () => {
      style.zoom = '';
      style.removeProperty('--scale');
    };
  };

/** Tells how much room an element has, once the page has been laid out: to ask before would lay it out for that alone. */
export const sizing =
  (tell: (width: number, height: number) => void): Attachment<HTMLElement> =>
  (node) => {
    const sizes = new ResizeObserver(() => tell(node.clientWidth, node.clientHeight));
    sizes.observe(node);
    return () => sizes.disconnect();
  };

/** Pixels of the window in one of an element: positions that are measured are put down in these. */
export const pixelOf = (node: HTMLElement): number => node.getBoundingClientRect().width / (node.offsetWidth || 1) || 1;
