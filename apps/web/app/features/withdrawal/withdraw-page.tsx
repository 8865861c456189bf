import type { Booking } from '@abroad/contract/bookings';
import { Link, useParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingDetail } from '../bookings/booking-places.tsx';
import { LoadedBooking } from '../bookings/loaded-booking.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';
import { titled } from '../../lib/page-title.ts';

export const meta = titled('withdrawal.title');

/** Withdraws from the contract about one session: the declaration, then the confirmation, then the receipt. */
export default function WithdrawPage() {
  const { id = '' } = useParams();
  return <OpenWithdraw key={id} bookingId={id} />;
}

function OpenWithdraw({ bookingId }: { bookingId: string }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap narrow stack">
      <Link className="crumb" to={paths.booking(bookingId)}>
        <Icon name="arrow_back" />
        {t('withdrawal.back_to_booking')}
      </Link>
      <SignedInOnly fallback={<LoadingDetail />}>
        {() => <LoadedBooking id={bookingId}>{({ booking }) => <Withdrawing booking={booking} />}</LoadedBooking>}
      </SignedInOnly>
    </main>
  );
}

function Withdrawing({ booking }: { booking: Booking }) {
  const t = useT();
  if (booking.viewer_role === 'prospect' && booking.withdrawal?.withdrawn_at) {
    return <WithdrawalReceipt bookingId={booking.id} />;
  }
  if (!booking.allowed_actions.includes('withdraw')) {
    return (
      <EmptyState
        level={1}
        title={t('withdrawal.closed_title')}
        action={<ButtonLink to={paths.booking(booking.id)}>{t('withdrawal.back_to_booking')}</ButtonLink>}
      >
        {t('withdrawal.closed_text')}
      </EmptyState>
    );
  }
  return <WithdrawForm booking={booking} />;
}
