import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { isEnded } from '../booking-core/booking-facts.ts';

/** Links from an ended booking to the mentor's times for the same service, while the mentor exists. */
export function BookAgain({ booking, isFirst = false }: { booking: Booking; isFirst?: boolean }) {
  const t = useT();
  const now = useNow();
  const { mentor, event_type: service, viewer_role: role } = booking;
  if (role !== 'prospect' || !mentor.has_profile || !isEnded(booking, now)) {
    return null;
  }
  const named = { name: mentor.name };
  const [text, label] =
    booking.status === 'expired'
      ? [t('bookings.other_time'), t('bookings.other_time_session', named)]
      : [t('bookings.again'), t('bookings.again_session', named)];
  return (
    <ButtonLink
      kind={isFirst ? 'primary' : 'line'}
      to={paths.availability(mentor.slug, { event_type_slug: service.slug })}
      aria-label={label}
    >
      {text}
    </ButtonLink>
  );
}
