import type { ChargeView, ReceiptView } from '../protocol';
import { grouped, say } from '../words/words.svelte';

/** The ways of paying, the usual ones first. */
export const METHODS = ['cash', 'card', 'transfer', 'house'] as const;
export type Method = (typeof METHODS)[number];

/** An amount with the currency behind it, where the event names one. */
export const amountIn = (amount: number, currency: string): string =>
  currency === '' ? grouped(amount) : say('payments-amount', { amount, currency });

/** What a charge or a receipt is for. */
export const purposeOf = ({ purpose }: ChargeView | ReceiptView): string => say(`payments-for-${purpose}`);
