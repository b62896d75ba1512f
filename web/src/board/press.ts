import type { Attachment } from 'svelte/attachments';
import type { Hover, HoverOn } from './context';

/** A drawing acts as a button: click, Enter, space. */
export const press =
  (act: (() => void) | null): Attachment =>
  (node) => {
    if (!act) return;
    const click = (event: Event) => {
      event.stopPropagation();
      act();
    };
    const key = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      click(event);
    };
    node.addEventListener('click', click);
    node.addEventListener('keydown', key);
    return () => {
      node.removeEventListener('click', click);
      node.removeEventListener('keydown', key);
    };
  };

/** What told last that it is pointed at. */
let pointedAt: Element | null = null;

/**
 * Tells when the pointer or the focus comes and goes.
 *
 * Whoever loses the focus to a click says nothing about what is clicked: only the last that told may take it
 * back. Else the picture of what is pointed at would be drawn anew between press and release, and a browser
 * makes no click of a press on something that is gone.
 */
export const hovering =
  (tell: HoverOn | undefined, hover: () => Hover): Attachment =>
  (node) => {
    if (!tell) return;
    const enter = () => {
      pointedAt = node;
      tell(hover());
    };
    // A finger leaves what it taps: that stays in view until something else is touched. A piece that is taken
    // away loses the focus while the board is being drawn: told a moment later.
    const leave = (event: Event) => {
      if (pointedAt !== node || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
      pointedAt = null;
      queueMicrotask(() => pointedAt === null && tell(null));
    };
    node.addEventListener('pointerenter', enter);
    node.addEventListener('focus', enter);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('blur', leave);
    return () => {
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('focus', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('blur', leave);
    };
  };
