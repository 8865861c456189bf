import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cancelWords } from '../booking/cancel-words.ts';

/** What happens with the money, and until when all of it is refunded, and what after that. */
export function PayTerms({ booking, now }: { booking: Booking; now: number }) {
  const t = useT();
  const format = useFormat();
  const { price, policy, start, mentor } = booking;
  const { free_cancel_min, late_refund_pct } = policy;
  const service = { price, free_cancel_min, late_refund_pct };
  return (
    <ul className="pay-terms">
      <li>
        <Icon name="card" />
        {policy.requires_approval ? t('payment.charged_later', { name: mentor.first_name }) : t('payment.charged_now')}
      </li>
      <li>
        <Icon name="refund" />
        {cancelWords({ service, start, now }, t, format)}
      </li>
    </ul>
  );
}
