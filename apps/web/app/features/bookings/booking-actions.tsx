import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { canRescheduleOrPropose, otherSide } from '../booking-core/booking-facts.ts';
import { AnswerActions } from './answer-actions.tsx';
import { CancelAction } from './cancel-action.tsx';

/** The ways to free the time of a session: an answer, another time, or its end. */
export function BookingActions({ booking }: { booking: Booking }) {
  const t = useT();
  const { name } = otherSide(booking);
  const isRequest = booking.status === 'requested';
  return (
    <div className="row">
      <AnswerActions booking={booking} />
      {canRescheduleOrPropose(booking) && (
        <ButtonLink
          kind="line"
          to={paths.rescheduleBooking(booking.id)}
          aria-label={t(isRequest ? 'requests.propose_to' : 'bookings.move_session', { name })}
        >
          {t(isRequest ? 'requests.propose' : 'bookings.move')}
        </ButtonLink>
      )}
      <CancelAction booking={booking} />
    </div>
  );
}
