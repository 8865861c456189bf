import type { Booking } from '@abroad/contract/bookings';
import type { Translate } from '../../lib/i18n.tsx';

/** The one with whom the reader meets. */
export function otherSide(booking: Booking): Booking['mentor'] {
  return booking.viewer_role === 'mentor' ? booking.prospect : booking.mentor;
}

interface StatusWords {
  text: string;
  tone?: 'sky' | 'pine';
}

/**
 * How a booking stands, from where the reader stands.
 * @param now epoch milliseconds.
 */
export function statusWords(booking: Booking, now: number, t: Translate): StatusWords {
  switch (booking.status) {
    case 'confirmed':
      return Date.parse(booking.end) <= now
        ? { text: t('bookings.status_over') }
        : { text: t('bookings.status_confirmed'), tone: 'pine' };
    case 'requested':
      return booking.viewer_role === 'mentor'
        ? { text: t('bookings.status_requested_you'), tone: 'sky' }
        : { text: t('bookings.status_requested_other', { name: booking.mentor.first_name }), tone: 'sky' };
    case 'pending_payment':
      return { text: t('bookings.status_pending_payment'), tone: 'sky' };
    default:
      return { text: t(`bookings.status_${booking.status}`) };
  }
}

/** Whether nothing more comes of it: it took place, or never will. */
export function isEnded({ status, end }: Pick<Booking, 'status' | 'end'>, now: number): boolean {
  return status === 'confirmed' ? Date.parse(end) <= now : !isRequest({ status });
}

/** Whether it still waits to become a session. */
export function isRequest({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'requested' || status === 'pending_payment';
}

/** Whether the reader asked for it and can take that back. */
export function isOwnRequest(booking: Pick<Booking, 'status' | 'viewer_role'>): boolean {
  return isRequest(booking) && booking.viewer_role === 'prospect';
}
