import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { refundWords } from '../booking/refund-words.ts';
import { isOwnHold, isOwnRequest, isPaidLater, lastToWithdraw, otherSide } from '../booking-core/booking-facts.ts';
import { CancelAction } from './cancel-action.tsx';
import { canRescheduleOrPropose, RescheduleLink } from './reschedule-link.tsx';

/** Rescheduling and cancelling, with the consequences, while they are still possible. */
export function PlansChange({ booking }: { booking: Booking }) {
  const t = useT();
  const words = usePolicyWords(booking);
  const canCancel = booking.allowed_actions.includes('cancel');
  // The other actions on a request stand beside its answer.
  const canReschedule = canRescheduleOrPropose(booking) && booking.status !== 'requested';
  if (!canCancel && !canReschedule) {
    return null;
  }
  return (
    <section className="card card-body stack">
      <h2>{t('bookings.plans_change')}</h2>
      {canCancel && <p>{words}</p>}
      <div className="booking-actions">
        {canReschedule && <RescheduleLink booking={booking} />}
        <CancelAction booking={booking} />
      </div>
    </section>
  );
}

function usePolicyWords(booking: Booking): string {
  const { price, viewer_role: role, cancellation, policy, mentor } = booking;
  const t = useT();
  const format = useFormat();
  const now = useNow();
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

/**
 * The right to withdraw from the contract, while it lasts, and the link to the receipt after it was used. The mentor is told of one that
 * lasts beyond the session.
 */
export function WithdrawCard({ booking }: { booking: Booking }) {
  const t = useT();
  const format = useFormat();
  const now = useNow();
  const { id, withdrawal, allowed_actions, viewer_role, start } = booking;
  const last = lastToWithdraw(booking);
  if (last === null) {
    return null;
  }
  const moment = format.momentWithin(last);
  const isWithdrawn = Boolean(withdrawal?.withdrawn_at);
  if (viewer_role === 'mentor') {
    const isOpen = !isWithdrawn && booking.status !== 'cancelled' && last > Date.parse(start) && last > now;
    return (
      isOpen && (
        <p className="card card-body">
          {t('withdrawal.until_mentor', { name: otherSide(booking).first_name, moment })}
        </p>
      )
    );
  }
  if (!(isWithdrawn || allowed_actions.includes('withdraw'))) {
    return null;
  }
  return (
    <section className="card card-body stack">
      <h2>{t('withdrawal.title')}</h2>
      {!isWithdrawn && <p>{t('withdrawal.until', { moment })}</p>}
      <div className="booking-actions">
        <ButtonLink kind="line" to={paths.withdraw(id)}>
          {t(isWithdrawn ? 'withdrawal.see_receipt' : 'withdrawal.title')}
        </ButtonLink>
      </div>
    </section>
  );
}
