import type { ChargeView, ReceiptView } from '../protocol';
import { say } from '../words/words.svelte';

/** The ways of paying, the usual ones first. */
export const METHODS = ['cash', 'card', 'transfer', 'ticket', 'house'] as const;
export type Method = (typeof METHODS)[number];

/** The ways that bring no money: what was paid so is given back so, and nothing else is. */
const NO_MONEY: readonly Method[] = ['ticket', 'house'];

/** The ways in which a charge may be paid, or its money given back. */
export function waysOf({ state, purpose, method }: ChargeView): readonly Method[] {
  if (state !== 'to-return') return METHODS.filter((each) => each !== 'house' || purpose !== 'prize');
  return method !== null && NO_MONEY.includes(method)
    ? [method]
    : METHODS.filter((each) => !NO_MONEY.includes(each));
}

/** What a charge or a receipt is for. */
export const purposeOf = ({ purpose }: ChargeView | ReceiptView): string => say(`payments-for-${purpose}`);
