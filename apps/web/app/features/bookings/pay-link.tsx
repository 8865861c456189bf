import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';

/** Links to the payment page of a held session: a separate document, because only that page may connect to the provider. */
export function PayLink({ booking, large = false }: { booking: Booking; large?: boolean }) {
  const t = useT();
  if (!booking.allowed_actions.includes('pay')) {
    return null;
  }
  return (
    <ButtonLink
      {...(large ? { size: 'large' } : {})}
      to={paths.payBooking(booking.id)}
      reloadDocument
      aria-label={t('bookings.pay_session', { name: otherSide(booking).name })}
    >
      {t('bookings.pay')}
    </ButtonLink>
  );
}
