import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const MOVE_MS = 240;

/** Whatever starts to move within a frame belongs together. */
const FRAME_MS = 16;

/**
 * Lets things move, unless what moved before is still on its way: while a table plays faster than the eye (nobody
 * sits there any more), cards and chips simply stand where they are.
 */
export class Pace {
  #sinceMs = -Infinity;
  #moves = true;

  allows(nowMs: number): boolean {
    const passed = nowMs - this.#sinceMs;
    if (passed > FRAME_MS) {
      this.#moves = passed > MOVE_MS + FRAME_MS;
      this.#sinceMs = nowMs;
    }
    return this.#moves;
  }
}
const pace = new Pace();

/** How long something takes on its way: no time where the system asks for less motion, or in a rush. */
export function moveMs(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return pace.allows(performance.now()) ? MOVE_MS : 0;
}

interface Way {
  /** Where it comes from or goes to: the selector of something on the same table. */
  to: string;
  /** The how-manieth of several that follow each other; all are there after a quarter of a second. */
  turn?: number;
  shrink?: number;
}

/** Chips and cards travel between where they were and where they are; used for `in:` and `out:` alike. */
export function travel(node: Element, { to, turn = 0, shrink = 1 }: Way): TransitionConfig {
  const whole = moveMs();
  const other = node.closest('[data-table]')?.querySelector(to);
  if (whole === 0 || !other) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const there = other.getBoundingClientRect();
  const dx = there.x + there.width / 2 - here.x - here.width / 2;
  const dy = there.y + there.height / 2 - here.y - here.height / 2;
  const delay = Math.min(turn * 40, whole / 2);
  const own = getComputedStyle(node).transform;
  const placed = own === 'none' ? '' : own;
  return {
    delay,
    duration: whole - delay,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * dx}px, ${u * dy}px) ${placed} scale(${1 - u * (1 - shrink)}); opacity: ${Math.min(1, t * 3)}`,
  };
}
