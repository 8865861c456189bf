import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The right to withdraw from the contract, while it lasts, and the way to the receipt once it was used. */
export function WithdrawCard({ booking }: { booking: Booking }) {
  const t = useT();
  const format = useFormat();
  const { id, withdrawal, allowed_actions, viewer_role } = booking;
  const isWithdrawn = viewer_role === 'prospect' && withdrawal?.withdrawn_at;
  if (withdrawal === null || !(isWithdrawn || allowed_actions.includes('withdraw'))) {
    return null;
  }
  return (
    <section className="card card-body stack">
      <h2>{t('withdrawal.title')}</h2>
      {!isWithdrawn && <p>{t('withdrawal.until', { moment: format.momentWithin(withdrawal.until) })}</p>}
      <div className="booking-actions">
        <ButtonLink kind="line" to={paths.withdraw(id)}>
          {t(isWithdrawn ? 'withdrawal.see_receipt' : 'withdrawal.title')}
        </ButtonLink>
      </div>
    </section>
  );
}
