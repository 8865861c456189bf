import { freeCancelUntil } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { isOwnRequest } from './booking-facts.ts';
import { CancelAction } from './cancel-action.tsx';
import { canMove, MoveLink } from './move-link.tsx';

/** Moving, and what cancelling means, for whom it is still open. */
export function PlansChange({ booking }: { booking: Booking }) {
  const t = useT();
  const words = usePolicyWords(booking);
  const canCancel = booking.allowed_actions.includes('cancel');
  if (!canCancel && !canMove(booking)) {
    return null;
  }
  return (
    <section className="card card-body stack">
      <h2>{t('bookings.plans_change')}</h2>
      {canCancel && <p>{words}</p>}
      <div className="booking-actions">
        <MoveLink booking={booking} />
        <CancelAction booking={booking} />
      </div>
    </section>
  );
}

function usePolicyWords(booking: Booking): string {
  const { price, viewer_role: role, start, policy, mentor } = booking;
  const t = useT();
  const format = useFormat();
  if (isOwnRequest(booking)) {
    return t('bookings.policy_request', { name: mentor.first_name });
  }
  if (!price) {
    return t('bookings.policy_free');
  }
  if (role === 'mentor') {
    return t('bookings.policy_mentor');
  }
  const until = freeCancelUntil({ start: Date.parse(start), policy });
  const moment = format.moment(until);
  const percent = policy.late_refund_pct;
  return percent === 0
    ? t('bookings.policy_until_nothing', { moment })
    : t('bookings.policy_until', { moment, percent });
}
