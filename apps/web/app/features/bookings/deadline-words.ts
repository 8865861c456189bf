import type { Booking } from '@abroad/contract/bookings';
import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';
import { isPaidLater, isPaymentOpen, isReadersToAnswer, otherSide } from '../booking-core/booking-facts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The deadline to pay or to answer, and the time left, or the date from which a booking far ahead can be paid; null without a deadline.
 * @param now epoch milliseconds.
 */
export function deadlineWords(booking: Booking, now: number, t: Translate, format: Format): string | null {
  const { status, viewer_role: role, no_show, payment_opens_at: opens, hold_expires_at: until } = booking;
  if (isPaidLater(booking) && !isPaymentOpen(booking, now)) {
    const days = { from: format.at(opens ?? now), to: format.at(until ?? now) };
    return role === 'prospect'
      ? t('later.pay', days)
      : t('later.pays', { ...days, name: otherSide(booking).first_name });
  }
  const isReported = no_show?.state === 'reported';
  const expires = isReported ? no_show.answer_until : until;
  const left = expires === null ? 0 : Date.parse(expires) - now;
  if (expires === null || left <= 0 || (status !== 'requested' && status !== 'pending_payment' && !isReported)) {
    return null;
  }
  const isAnswer = isReported || status === 'requested';
  const isOwn = isReported ? no_show.reported_by !== role : isAnswer ? isReadersToAnswer(booking) : role === 'prospect';
  const deed = isAnswer ? (isOwn ? 'answer' : 'answers') : isOwn ? 'pay' : 'pays';
  const [unit, count] = timeLeft(left);
  const values = { name: otherSide(booking).first_name, moment: format.momentWithin(expires), count };
  return t(`bookings.${deed}_${unit}`, values);
}

/** In whole minutes, hours or days: never more than is left, and a minute at least. */
function timeLeft(left: number): ['minutes' | 'hours' | 'days', number] {
  if (left < hour) {
    return ['minutes', Math.max(1, Math.floor(left / minute))];
  }
  return left < 2 * day ? ['hours', Math.floor(left / hour)] : ['days', Math.floor(left / day)];
}
