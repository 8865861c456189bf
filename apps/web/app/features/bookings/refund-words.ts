import type { Booking } from '@abroad/contract/bookings';
import type { MessageKey } from '../../locales/index.ts';

interface RefundWords {
  sum: MessageKey;
  /** The words for the end of full refunds, if that decides. */
  until: MessageKey | null;
}

/** Returns the words for a cancellation's refund; null for an unpaid booking. */
export function refundWords({ cancellation, payment, viewer_role: role }: Booking): RefundWords | null {
  if (cancellation === null || payment === null) {
    return null;
  }
  if (payment.status === 'authorized' && payment.captured === 0) {
    return role === 'prospect' ? { sum: 'paid.back_reserved', until: null } : null;
  }
  const { reason, refund } = cancellation;
  if (reason === 'nothing_paid') {
    return null;
  }
  if (reason === 'mentor_cancelled') {
    return { sum: 'paid.back_other', until: null };
  }
  const until = reason === 'in_time' ? 'paid.free_until' : 'paid.free_ended';
  const isAll = refund > 0 && refund >= payment.captured;
  return { sum: isAll ? 'paid.back_all' : refund > 0 ? 'paid.back_part' : 'paid.back_none', until };
}
