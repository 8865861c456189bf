import type { Booking } from '@abroad/contract/bookings';
import type { MessageKey } from '../../locales/index.ts';

/** The page to which the payment provider led back. It only decides the words while nothing is settled. */
export type WayBack = 'success' | 'fail';

interface OutcomeWords {
  title: MessageKey;
  /** Null if the ticket says it all. */
  text: MessageKey | null;
}

const session: OutcomeWords = { title: 'bookings.session', text: null };

/** Describes a booking's state after its payment, from the booking itself. */
export function outcomeWords(booking: Booking, way: WayBack): OutcomeWords {
  if (booking.viewer_role === 'mentor') {
    return session;
  }
  const isHeld = booking.hold_expires_at !== null;
  switch (booking.status) {
    case 'confirmed':
      return {
        title: 'bookings.booked_title',
        text: way === 'fail' ? 'outcome.after_all_text' : 'bookings.booked_text',
      };
    case 'requested':
      return { title: 'bookings.requested_title', text: 'bookings.requested_text' };
    case 'pending_payment':
      return way === 'fail'
        ? { title: 'outcome.failed_title', text: isHeld ? 'outcome.failed_text' : 'outcome.failed_text_open' }
        : { title: 'outcome.waiting_title', text: isHeld ? 'outcome.waiting_text' : 'outcome.waiting_text_open' };
    case 'expired':
      return {
        title: 'outcome.expired_title',
        text: cameTooLate(booking) ? 'outcome.too_late_text' : 'outcome.expired_text',
      };
    case 'declined':
      return { title: 'outcome.ended_title', text: 'outcome.declined_text' };
    case 'cancelled':
      return { title: 'outcome.ended_title', text: 'outcome.cancelled_text' };
    default:
      return session;
  }
}

/**
 * Returns the way back that decides the words. If the provider says that the last try failed, and says nothing else for a
 * while, that also counts for those who were led to `/success`; at first it may mean the earlier try.
 * @param waited milliseconds since the page was opened
 */
export function wayThatCounts({ status, payment }: Booking, way: WayBack, waited: number): WayBack {
  return status === 'pending_payment' && payment?.status === 'failed' && waited >= patience ? 'fail' : way;
}

const patience = 10_000;

/** Whether money arrived for a time that was released: it is refunded. */
function cameTooLate({ payment }: Booking): boolean {
  return payment !== null && (payment.captured > 0 || payment.refund_pending > 0 || payment.refunded > 0);
}

/** Whether the same service is worth another try at another time. */
export function wantsOtherTime({ status, viewer_role: role }: Booking, way: WayBack): boolean {
  const isOver = status === 'expired' || status === 'declined' || status === 'cancelled';
  return role === 'prospect' && (isOver || (status === 'pending_payment' && way === 'fail'));
}
