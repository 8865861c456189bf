import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { lastToWithdraw, otherSide } from '../booking-core/booking-facts.ts';

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
