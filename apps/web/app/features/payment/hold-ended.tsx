import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The time for paying is over: says so, and offers another one. */
export function HoldEnded({ booking }: { booking: Booking }) {
  const t = useT();
  const { mentor, event_type: service } = booking;
  return (
    <div className="stack">
      <Banner>{t('payment.ended_text')}</Banner>
      <div className="row">
        <ButtonLink size="large" reloadDocument to={paths.availability(mentor.slug, { event_type_slug: service.slug })}>
          {t('payment.other_time')}
        </ButtonLink>
        <ButtonLink size="large" kind="line" reloadDocument to={paths.booking(booking.id)}>
          {t('payment.back')}
        </ButtonLink>
      </div>
    </div>
  );
}
