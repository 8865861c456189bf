import type { Booking } from '@abroad/contract/bookings';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';

/** The link to the receipt, for the student who paid. */
export function ReceiptLink({ booking }: { booking: Booking }) {
  const t = useT();
  const { viewer_role: role, payment, id } = booking;
  if (role !== 'prospect' || payment === null || payment.captured === 0) {
    return null;
  }
  return (
    <p>
      <Link className="link" to={paths.receipt(id)}>
        {t('receipt.open')}
      </Link>
    </p>
  );
}
