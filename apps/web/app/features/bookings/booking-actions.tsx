import type { Booking } from '@abroad/contract/bookings';
import type { ReactNode } from 'react';
import { AnswerActions } from './answer-actions.tsx';
import { BookAgain } from './book-again.tsx';
import { CancelAction } from './cancel-action.tsx';
import { JoinLink } from './join-link.tsx';
import { RescheduleLink } from './reschedule-link.tsx';
import { PayLink } from './pay-link.tsx';
import { ReportAction, SayLink } from './report-action.tsx';
import { ReviewLink } from './review-link.tsx';

/** The reader's actions on a booking now: exactly those that the API allows. @param children the content before them. */
export function BookingActions({ booking, children }: { booking: Booking; children?: ReactNode }) {
  return (
    <div className="booking-actions">
      {children}
      <JoinLink booking={booking} />
      <PayLink booking={booking} />
      <AnswerActions booking={booking} />
      {/* A request has this link beside the student. */}
      {booking.status !== 'requested' && <RescheduleLink booking={booking} />}
      <ReviewLink booking={booking} />
      <SayLink booking={booking} />
      {booking.no_show === null && <ReportAction booking={booking} />}
      <CancelAction booking={booking} />
      <BookAgain booking={booking} />
    </div>
  );
}
