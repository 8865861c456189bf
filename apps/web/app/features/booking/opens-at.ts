import { paymentOpensAt } from '@abroad/booking-rules';
import type { EventType } from '@abroad/contract/calendar';

/**
 * Returns when payment opens for a time that is too far ahead to be paid at once, in epoch milliseconds; null for others.
 * @param now epoch milliseconds.
 */
export function opensAt({ price }: Pick<EventType, 'price'>, { start }: { start: string }, now: number): number | null {
  return paymentOpensAt({ price_minor: price, start: Date.parse(start), now });
}
