import { payableAt } from '@abroad/booking-rules';
import type { Earning } from '@abroad/contract/earnings';
import type { PayoutStatus } from '@abroad/contract/payouts';
import type { Stage } from '../payouts/stages.ts';

type Judged = Pick<Earning, 'status' | 'booking_status' | 'end'> & { payout: { status: PayoutStatus } | null };

/** The stage of a session's money; null where none of it is the mentor's. @param now epoch milliseconds */
export function stageOf({ status, booking_status, end, payout }: Judged, now: number): Stage | null {
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
    return payableAt(Date.parse(end)) > now ? 'cleared' : 'payable';
  }
  return booking_status === 'completed' ? 'cleared' : 'booked';
}
