import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { refundWords } from '../booking/refund-words.ts';
import { isOwnHold, isOwnRequest, isPaidLater, otherSide } from '../booking-core/booking-facts.ts';

/** The price of cancelling for the reader, while it is possible; null after that. */
export function usePolicyWords(booking: Booking): string | null {
  const { price, viewer_role: role, cancellation, policy, mentor } = booking;
  const t = useT();
  const format = useFormat();
  const now = useNow();
  if (!booking.allowed_actions.includes('cancel')) {
    return null;
  }
  if (isOwnHold(booking)) {
    return t('bookings.policy_hold');
  }
  if (isPaidLater(booking)) {
    return role === 'mentor' ? t('later.policy_mentor', { name: otherSide(booking).first_name }) : t('later.policy');
  }
  if (isOwnRequest(booking)) {
    return t('bookings.policy_request', { name: mentor.first_name });
  }
  if (!price) {
    return t('bookings.policy_free');
  }
  if (role === 'mentor') {
    return t('bookings.policy_mentor');
  }
  const right = booking.allowed_actions.includes('withdraw') ? booking.withdrawal : null;
  const isPast = cancellation !== null && Date.parse(cancellation.free_until) < now;
  if (!cancellation || (isPast && cancellation.reason === 'nothing_paid')) {
    return t('bookings.policy_free');
  }
  const moment = format.momentWithin(cancellation.free_until);
  const percent = policy.late_refund_pct;
  const rule =
    percent === 0
      ? t(isPast ? 'bookings.policy_ended_nothing' : 'bookings.policy_until_nothing', { moment })
      : t(isPast ? 'bookings.policy_ended' : 'bookings.policy_until', { moment, percent });
  return refundWords({ until: right?.until ?? null, start: booking.start }, rule, t, format);
}
