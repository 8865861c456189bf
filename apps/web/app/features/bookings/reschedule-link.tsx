import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';

/** Whether the reader can reschedule a session, or ask the other side to. */
export function canRescheduleOrPropose({ allowed_actions: actions }: Pick<Booking, 'allowed_actions'>): boolean {
  return actions.includes('reschedule') || actions.includes('propose');
}

/** Links to the page where another time is chosen. */
export function RescheduleLink({ booking }: { booking: Booking }) {
  const t = useT();
  if (!canRescheduleOrPropose(booking)) {
    return null;
  }
  const isRequest = booking.status === 'requested';
  return (
    <ButtonLink
      kind="line"
      to={paths.rescheduleBooking(booking.id)}
      aria-label={t(isRequest ? 'requests.propose_to' : 'bookings.move_session', { name: otherSide(booking).name })}
    >
      {t(isRequest ? 'requests.propose' : 'bookings.move')}
    </ButtonLink>
  );
}
