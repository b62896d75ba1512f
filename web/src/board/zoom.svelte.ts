import type { Attachment } from 'svelte/attachments';

const MOST = 4;
const STEP = 1.4;
/** A pointer that moved further than this was dragging, not clicking. */
const DRAG = 5;

interface Spot {
  x: number;
  y: number;
}

function scrolls(inside: Element): boolean {
  for (let box = inside.parentElement; box !== null; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) return true;
  }
  return false;
}

/** Zoom and pan of a drawing around its middle: wheel, pinch, drag, double click, buttons, and + - 0 on the keyboard. */
export class Zoom {
  #scale = $state(1);
  #centre = $state<Spot>({ x: 0, y: 0 });
  #width = $state(1);
  #height = $state(1);
  #spots = new Map<number, Spot>();
  #dragged = false;

  /** The drawing has this size now; what is looked at stays. */
  fit(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.#moveTo(this.#centre);
  }

  reset = (): void => {
    this.#scale = 1;
    this.#centre = { x: 0, y: 0 };
  };

  get near(): boolean {
    return this.#scale > 1;
  }

  get viewBox(): string {
    const width = this.#width / this.#scale;
    const height = this.#height / this.#scale;
    return `${this.#centre.x - width / 2} ${this.#centre.y - height / 2} ${width} ${height}`;
  }

  get nearest(): boolean {
    return this.#scale >= MOST;
  }

  in = (): void => this.by(STEP);
  out = (): void => this.by(1 / STEP);

  /** Zooms so that what lies under `spot` stays there. */
  by(factor: number, spot: Spot = this.#centre): void {
    const scale = Math.min(MOST, Math.max(1, this.#scale * factor));
    const share = this.#scale / scale;
    this.#scale = scale;
    this.#moveTo({ x: spot.x + (this.#centre.x - spot.x) * share, y: spot.y + (this.#centre.y - spot.y) * share });
  }

  #moveTo({ x, y }: Spot): void {
    const across = (this.#width - this.#width / this.#scale) / 2;
    const down = (this.#height - this.#height / this.#scale) / 2;
    this.#centre = { x: Math.min(across, Math.max(-across, x)), y: Math.min(down, Math.max(-down, y)) };
  }

  key(key: string): boolean {
    if (key === '+' || key === '=') this.in();
    else if (key === '-') this.out();
    else if (key === '0') this.reset();
    else return false;
    return true;
  }

  attach: Attachment = (node) => {
    const svg = node as SVGSVGElement;
    const inside = (event: MouseEvent): Spot => {
      const matrix = svg.getScreenCTM();
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
      return { x: point.x, y: point.y };
    };
    const wheel = (event: WheelEvent) => {
      // Where the page scrolls, the wheel scrolls it; with Ctrl, as a pinch on a touchpad sends it, it zooms.
      if (!event.ctrlKey && scrolls(svg)) return;
      event.preventDefault();
      this.by(Math.exp(-event.deltaY / 400), inside(event));
    };
    const down = (event: PointerEvent) => {
      this.#spots.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (this.#spots.size === 1) this.#dragged = false;
    };
    const move = (event: PointerEvent) => {
      const before = this.#spots.get(event.pointerId);
      if (!before) return;
      const after = { x: event.clientX, y: event.clientY };
      if (this.#spots.size === 2) this.#pinch(event, before, after, inside);
      else if (this.#dragged || Math.hypot(after.x - before.x, after.y - before.y) > DRAG) {
        this.#dragged = true;
        const unit = svg.getScreenCTM()?.a ?? 1;
        this.#moveTo({ x: this.#centre.x - (after.x - before.x) / unit, y: this.#centre.y - (after.y - before.y) / unit });
      } else return;
      this.#spots.set(event.pointerId, after);
    };
    const up = (event: PointerEvent) => this.#spots.delete(event.pointerId);
    const click = (event: Event) => {
      if (this.#dragged) event.stopPropagation();
      this.#dragged = false;
    };
    const twice = () => this.reset();
    svg.addEventListener('wheel', wheel, { passive: false });
    svg.addEventListener('pointerdown', down);
    svg.addEventListener('pointermove', move);
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) svg.addEventListener(end, up);
    svg.addEventListener('click', click, { capture: true });
    svg.addEventListener('dblclick', twice);
  };

  #pinch(event: PointerEvent, before: Spot, after: Spot, inside: (event: MouseEvent) => Spot): void {
    const other = [...this.#spots].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const length = (spot: Spot) => Math.max(1, Math.hypot(spot.x - other.x, spot.y - other.y));
    this.#dragged = true;
    this.by(length(after) / length(before), inside(event));
  }
}
