/**
 * How much room there is, and how the table is laid out in it. A layout is drawn once, for the window it is named
 * after, and scaled as a whole (`scale`): type, boards and gaps grow together, and what is left over is its stage. Its pixels
 * are written as rem by the build, and the font size of the page says how large they are.
 */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { createSubscriber } from 'svelte/reactivity';

/** Everything in view at once, or one part at a time. */
export type Screen = 'desk' | 'phone';
export type Layout = 'desk' | 'wide' | 'broad' | 'tablet' | 'phone' | 'landscape';

export interface Room {
  size: Screen;
  layout: Layout;
  scale: number;
}

/** Pixels of the layout in a rem. */
export const REM = 16;
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

let seen = { width: 1280, height: 800 };

const isTyping = (): boolean => document.activeElement?.matches('input, textarea') ?? false;

/**
 * The window without what is laid over it: to pinch the page changes nothing, nor does a keyboard on the screen, for
 * which some browsers make the window lower while somebody types.
 */
function look(): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  if (!(isTyping() && width === seen.width && height < seen.height)) seen = { width, height };
}

const watch = createSubscriber((update) => {
  look();
  return on(window, 'resize', () => {
    look();
    update();
  });
});

function room(): Room {
  watch();
  return roomIn(seen.width, seen.height);
}

export const screen = {
  get size(): Screen {
    return room().size;
  },
  get layout(): Layout {
    return room().layout;
  },
};

/** As long as this is on the page it is drawn larger or smaller, not below `least`: all its lengths are in rem. */
export const scaled =
  (least = 0): Attachment =>
  () => {
    const { style } = document.documentElement;
    style.fontSize = `${REM * Math.max(least, room().scale)}px`;
    return () => {
      style.fontSize = '';
    };
  };

/** Pixels of the window in one of the layout. */
export const pixel = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / REM;

/** A length of the layout, as the build writes it in styles. */
export const rem = (pixels: number): string => `${pixels / REM}rem`;

/** Tells how much room an element has in the layout, once the page has been laid out: to ask before would lay it out for that alone. */
export const sizing =
  (tell: (width: number, height: number) => void): Attachment<HTMLElement> =>
  (node) => {
    const sizes = new ResizeObserver(() => tell(node.clientWidth / pixel(), node.clientHeight / pixel()));
    sizes.observe(node);
    return () => sizes.disconnect();
  };
