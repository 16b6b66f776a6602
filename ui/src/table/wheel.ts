import type { Decision } from './decision.svelte';

const NOTCH_PX = 50;

/** The wheel over the buttons steps the amount: a notch is a big blind, however fine the wheel tells it. */
export function wheelSteps(node: HTMLElement, decision: Decision): { destroy: () => void } {
  let rolled = 0;
  function roll(wheel: WheelEvent): void {
    if (!decision.options?.bet_to) return;
    wheel.preventDefault();
    rolled += wheel.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? wheel.deltaY : wheel.deltaY * NOTCH_PX;
    const notches = Math.trunc(rolled / NOTCH_PX);
    if (notches === 0) return;
    rolled -= notches * NOTCH_PX;
    decision.step(-notches);
  }
  node.addEventListener('wheel', roll, { passive: false });
  return { destroy: () => node.removeEventListener('wheel', roll) };
}
