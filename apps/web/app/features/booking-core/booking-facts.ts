import { LIMITS } from '@abroad/contract/limits';
import type { Booking } from '@abroad/contract/bookings';
import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';
import type { StatusTone } from '../../ui/status.tsx';

/** Returns the person with whom the reader meets. */
export function otherSide(booking: Booking): Booking['mentor'] {
  return booking.viewer_role === 'mentor' ? booking.prospect : booking.mentor;
}

interface StatusWords {
  text: string;
  tone: StatusTone;
}

const restingTones: Partial<Record<Booking['status'], StatusTone>> = {
  completed: 'good',
  cancelled: 'bad',
  no_show_mentor: 'bad',
  no_show_prospect: 'bad',
};

/**
 * Describes a booking's state from the reader's point of view. What waits for them names its deadline.
 * @param now epoch milliseconds.
 */
export function statusWords(booking: Booking, now: number, t: Translate, format: Format): StatusWords {
  const { status, viewer_role: role, no_show, hold_expires_at: until } = booking;
  if (no_show !== null && no_show.outcome === null) {
    const isAsked = no_show.state === 'reported' && no_show.reported_by !== role;
    return { text: t('bookings.status_no_show_open'), tone: isAsked ? 'watch' : 'waiting' };
  }
  const by = (key: 'bookings.pay_by' | 'turns.answer_until') =>
    until === null || Date.parse(until) <= now ? null : t(key, { moment: format.momentWithin(until) });
  switch (status) {
    case 'confirmed':
      return Date.parse(booking.end) <= now
        ? { text: t('bookings.status_over'), tone: 'resting' }
        : { text: t('bookings.status_confirmed'), tone: 'good' };
    case 'requested':
      return isReadersToAnswer(booking)
        ? { text: by('turns.answer_until') ?? t('bookings.status_requested_you'), tone: 'watch' }
        : { text: t('bookings.status_requested_other', { name: otherSide(booking).first_name }), tone: 'waiting' };
    case 'pending_payment':
      if (!isPaymentOpen(booking, now)) {
        return { text: t('later.status'), tone: 'waiting' };
      }
      return role === 'prospect'
        ? { text: by('bookings.pay_by') ?? t('bookings.status_pending_payment'), tone: 'watch' }
        : { text: t('bookings.status_pending_payment'), tone: 'waiting' };
    default:
      return { text: t(`bookings.status_${status}`), tone: restingTones[status] ?? 'resting' };
  }
}

/** Whether a request waits for the reader: its mentor, or the student after the mentor has proposed other times. */
export function isReadersToAnswer({ viewer_role: role, proposal }: Pick<Booking, 'viewer_role' | 'proposal'>): boolean {
  return proposal === null ? role === 'mentor' : proposal.proposed_by !== role;
}

/** Whether the booking is over: it took place, or never will. */
export function isEnded({ status, end }: Pick<Booking, 'status' | 'end'>, now: number): boolean {
  return status === 'confirmed' ? Date.parse(end) <= now : !isRequest({ status });
}

/**
 * Whether the reader has to set the place of a session that begins within a day and has no place yet.
 * @param now epoch milliseconds.
 */
export function lacksPlace(booking: Booking, now: number): boolean {
  const { status, viewer_role: role, join_url, location } = booking;
  const isMissing = status === 'confirmed' && role === 'mentor' && join_url === null && location === null;
  const wait_h = (Date.parse(booking.start) - now) / 3_600_000;
  return isMissing && wait_h <= LIMITS.place_asked_h && Date.parse(booking.end) > now;
}

/** Whether it is a request that isn't accepted yet. */
export function isRequest({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'requested' || status === 'pending_payment';
}

/** Whether it never took place and never will: its ticket isn't valid any more. */
export const isVoid = ({ status }: Pick<Booking, 'status'>): boolean =>
  status === 'cancelled' || status === 'declined' || status === 'expired';

/** Whether the reader can reschedule a session, or ask the other side to. */
export const canRescheduleOrPropose = ({ allowed_actions: actions }: Pick<Booking, 'allowed_actions'>): boolean =>
  actions.includes('reschedule') || actions.includes('propose');

/** Whether it was booked too far ahead to be paid at once, and is unpaid: both sides know of it. */
export function isPaidLater({
  status,
  payment_opens_at: opens,
}: Pick<Booking, 'status' | 'payment_opens_at'>): boolean {
  return status === 'pending_payment' && opens !== null;
}

/**
 * Whether payment has opened, or never was limited to a later day.
 * @param now epoch milliseconds.
 */
export function isPaymentOpen({ payment_opens_at: opens }: Pick<Booking, 'payment_opens_at'>, now: number): boolean {
  return opens === null || Date.parse(opens) <= now;
}

type Seen = Pick<Booking, 'status' | 'viewer_role' | 'payment_opens_at'>;

/** Whether the reader holds its time for minutes and has not paid: the mentor doesn't know of it yet. */
export function isOwnHold(booking: Seen): boolean {
  return booking.status === 'pending_payment' && booking.viewer_role === 'prospect' && !isPaidLater(booking);
}

/** Whether the reader held its time, and it ran out before anything was paid or authorised. */
export function isUnpaid({ status, viewer_role: role, price, payment }: Booking): boolean {
  const isTouched = payment !== null && (payment.captured > 0 || ['authorized', 'voided'].includes(payment.status));
  return status === 'expired' && role === 'prospect' && !!price && !isTouched;
}

/** Whether it is the reader's own request, which they can withdraw. */
export function isOwnRequest(booking: Seen): boolean {
  return isRequest(booking) && booking.viewer_role === 'prospect' && !isPaidLater(booking);
}

/** The last minute (epoch milliseconds) in which the student can withdraw from the contract; null without that right. */
export const lastToWithdraw = ({ withdrawal }: Pick<Booking, 'withdrawal'>): number | null =>
  withdrawal === null ? null : Date.parse(withdrawal.until) - 60_000;
