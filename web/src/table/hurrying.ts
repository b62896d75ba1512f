/** A press on the table while something is on its way brings it to its end, and is no answer to what comes then. */

import type { Attachment } from 'svelte/attachments';
import type { Stage } from '../lib/stage/stage.svelte';

export const hurrying =
  (stage: Stage): Attachment =>
  (node) => {
    let hurried = false;
    const press = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('[data-banner]')) return;
      hurried = stage.busy;
      stage.hurry();
    };
    const click = (event: Event): void => {
      if (hurried && event instanceof MouseEvent && event.detail > 0) event.stopPropagation();
      hurried = false;
    };
    node.addEventListener('pointerdown', press, { capture: true });
    node.addEventListener('click', click, { capture: true });
    return () => {
      node.removeEventListener('pointerdown', press, { capture: true });
      node.removeEventListener('click', click, { capture: true });
    };
  };
