import { PAYABLE_AFTER_END_H } from '@abroad/booking-rules';
import type { Earning } from '@abroad/contract/earnings';
import type { Payout } from '@abroad/contract/payouts';
import type { Stage } from '../payouts/stages.ts';

const PAYABLE_AFTER_MS = PAYABLE_AFTER_END_H * 3_600_000;

/** When a session's money becomes payable, to the day: the list doesn't say how long the session is. */
export const payableAround = ({ start }: Pick<Earning, 'start'>): number => Date.parse(start) + PAYABLE_AFTER_MS;

/**
 * The stage of a session's money; null where none of it is the mentor's.
 * @param payout that it is in; undefined if it is in none
 */
export function stageOf(
  earning: Pick<Earning, 'status' | 'booking_status' | 'start'>,
  payout: Pick<Payout, 'status'> | undefined,
  now: number,
): Stage | null {
  const { status, booking_status } = earning;
  if (status === 'refunded' || status === 'charged_back') {
    return null;
  }
  switch (payout?.status) {
    case 'paid':
      return 'paid';
    case 'in_transit':
    case 'pending':
      return 'sent';
    case 'held':
    case 'failed':
      return 'payable';
    default:
  }
  if (status === 'earned') {
    return payableAround(earning) > now ? 'cleared' : 'payable';
  }
  return booking_status === 'completed' ? 'cleared' : 'booked';
}
