import { say } from '../../words/words.svelte';

/** What is wrong with a stack that chips of these denominations do not make; '' where nothing is. */
export function oddStack(stack: number | null | undefined, chips: number[]): string {
  const unit = chips.reduce(common, 0);
  return stack && unit && stack % unit ? say('floor-stack-odd', { stack, unit }) : '';
}

/** The largest number of which both are multiples. */
const common = (one: number, other: number): number => (other ? common(other, one % other) : one);
