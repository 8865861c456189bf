import type { Booking } from '@abroad/contract/bookings';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { ProposalCard } from '../proposals/proposal-card.tsx';
import { AbsenceNote } from './absence-note.tsx';
import { AfterSession } from './after-session.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { BookingMessages } from './booking-messages.tsx';
import { BookingPayment } from './booking-payment.tsx';
import { BookingStory } from './booking-story.tsx';
import { BookingTicket } from './booking-ticket.tsx';
import { CalendarFile } from './calendar-file.tsx';
import { CalendarSuggestion } from './calendar-suggestion.tsx';
import { deadlineWords } from './deadline-words.ts';
import { JoinLink } from './join-link.tsx';
import { MeetingPlace } from './meeting-place.tsx';
import { MoveLink } from './move-link.tsx';
import { PayLink } from './pay-link.tsx';
import { PlansChange } from './plans-change.tsx';

/** Students have no use for its code. */
const StudentCard = laterPart(() => import('./student-card.tsx'));

/** All about a booking. Right after booking it says so first. */
export function BookingDetail({ booking, now }: { booking: Booking; now: number }) {
  const t = useT();
  const { first_name: firstName, name } = otherSide(booking);
  const outcome = useOutcome(booking);
  // What decides about an answer stands before what follows from it.
  const isRequest = booking.status === 'requested';
  return (
    <div className="stack booking-detail">
      <title>{t('layout.title', { page: t('bookings.session', { name }) })}</title>
      <h1>{outcome === null ? t('bookings.session', { name }) : t(outcome.title, { name: firstName })}</h1>
      {outcome !== null && <Banner>{t(outcome.text, { name: firstName })}</Banner>}
      <CalendarSuggestion booking={booking} />
      <ProposalCard booking={booking} now={now} />
      <BookingTicket booking={booking} now={now} />
      <Deadline booking={booking} now={now} />
      <div className="row booking-do">
        <JoinLink booking={booking} large />
        <PayLink booking={booking} large />
        <AnswerActions booking={booking} large />
        {isRequest && <MoveLink booking={booking} />}
        {booking.status === 'confirmed' && <CalendarFile booking={booking} />}
      </div>
      {isRequest && <AboutStudent booking={booking} />}
      <BookingPayment booking={booking} />
      <MeetingPlace booking={booking} now={now} />
      <AfterSession booking={booking} now={now} />
      {!isRequest && <AboutStudent booking={booking} />}
      <PlansChange booking={booking} />
      <AbsenceNote booking={booking} />
      <BookingStory booking={booking} />
    </div>
  );
}

/** What the student wrote, and for the mentor who they are. */
function AboutStudent({ booking }: { booking: Booking }) {
  return (
    <>
      <BookingMessages booking={booking} />
      {booking.viewer_role === 'mentor' && !booking.prospect.is_deleted && (
        <Suspense>
          <StudentCard booking={booking} />
        </Suspense>
      )}
    </>
  );
}

/** What to say to somebody who comes from booking it; a reload says it again. */
function useOutcome({ status }: Booking) {
  const state: unknown = useLocation().state;
  const justBooked = typeof state === 'object' && state !== null && 'booked' in state;
  if (!justBooked || (status !== 'confirmed' && status !== 'requested')) {
    return null;
  }
  return status === 'confirmed'
    ? ({ title: 'bookings.booked_title', text: 'bookings.booked_text' } as const)
    : ({ title: 'bookings.requested_title', text: 'bookings.requested_text' } as const);
}

/** Until when somebody has to pay or to answer. */
function Deadline({ booking, now }: { booking: Booking; now: number }) {
  const t = useT();
  const format = useFormat();
  const words = deadlineWords(booking, now, t, format);
  return words && <p className="strong">{words}</p>;
}
