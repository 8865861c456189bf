import type { Booking } from '@abroad/contract/bookings';
import { AnswerActions } from './answer-actions.tsx';
import { CancelAction } from './cancel-action.tsx';
import { JoinLink } from './join-link.tsx';

/** What the reader can do with a booking now: what the API allows, nothing else. */
export function BookingActions({ booking }: { booking: Booking }) {
  return (
    <div className="booking-actions">
      <JoinLink booking={booking} />
      <AnswerActions booking={booking} />
      <CancelAction booking={booking} />
    </div>
  );
}
