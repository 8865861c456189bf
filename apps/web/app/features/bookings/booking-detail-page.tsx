import { COMPLETE_AFTER_END_H, reportSpan } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract/bookings';
import { Suspense } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import type { SessionUser } from '../../session/types.ts';
import { Banner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isEnded, isPaidLater, isVoid, otherSide } from '../booking-core/booking-facts.ts';
import { stoppedWords } from '../booking-core/payment-facts.ts';
import { laterPart } from '../errors/later-part.tsx';
import { BookingFiles } from '../files/booking-files.tsx';
import { InstallPlace } from '../install/install-place.tsx';
import { PushOfferPlace } from '../notifications/push-offer-place.tsx';
import { ProposalCard } from '../proposals/proposal-card.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { PaymentAndPolicy } from './booking-payment.tsx';
import { LoadingDetail } from './booking-places.tsx';
import { BookingStory } from './booking-story.tsx';
import { BookingTicket } from './booking-ticket.tsx';
import './bookings.css';
import { CalendarSuggestion } from './calendar-suggestion.tsx';
import { LoadedBooking } from './loaded-booking.tsx';
import { MeetingPlace } from './meeting-place.tsx';
import { PrepareSection } from './prepare-section.tsx';
import { ReportAction } from './report-action.tsx';
import { SessionSide } from './session-side.tsx';
import { SuspendedNote } from './suspended-note.tsx';
import { VoidSection } from './void-section.tsx';
import { WithdrawCard } from './withdraw-card.tsx';
import { WriteTo } from './write-to.tsx';
import { titled } from '../../lib/page-title.ts';

export const meta = titled('bookings.ticket');

/** One booking, as a ticket. */
export default function BookingDetailPage() {
  const { id = '' } = useParams();
  return <OpenBookingDetail key={id} id={id} />;
}

function OpenBookingDetail({ id }: { id: string }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap middle">
      <Link className="crumb" to={paths.bookings()}>
        <Icon name="arrow_back" />
        {t('bookings.back')}
      </Link>
      <SuspendedNote />
      <SignedInOnly fallback={<LoadingDetail tall />}>
        {(user) => (
          <LoadedBooking id={id} tall>
            {({ booking, now }) => <BookingDetail user={user} booking={booking} now={now} />}
          </LoadedBooking>
        )}
      </SignedInOnly>
    </main>
  );
}

/** Students have no use for its code. */
const StudentCard = laterPart(() => import('./student-card.tsx'));

/** All parts of a booking, what is next first. Right after booking, it begins with the outcome. */
function BookingDetail({ user, booking, now }: { user: SessionUser; booking: Booking; now: number }) {
  const t = useT();
  const { first_name: firstName, name } = otherSide(booking);
  const outcome = useOutcome(booking);
  const stopped = stoppedWords(booking, now, t, useFormat());
  // Facts that decide about an answer come before its consequences.
  const isRequest = booking.status === 'requested';
  const isOpenCase = booking.no_show !== null && booking.no_show.outcome === null;
  return (
    <div className="stack booking-detail">
      <title>{t('layout.title', { page: t('bookings.session', { name }) })}</title>
      {outcome !== null && <h1>{t(outcome.title, { name: firstName })}</h1>}
      {outcome !== null && <Banner>{t(outcome.text, { name: firstName })}</Banner>}
      {stopped !== null && <Banner>{stopped}</Banner>}
      <CalendarSuggestion booking={booking} />
      <ProposalCard booking={booking} now={now} />
      {isOpenCase && <AbsenceNote booking={booking} />}
      <BookingTicket
        booking={booking}
        now={now}
        level={outcome === null ? 1 : 2}
        side={isVoid(booking) ? undefined : <SessionSide booking={booking} now={now} />}
      />
      <VoidSection booking={booking} />
      <PrepareSection booking={booking} now={now} />
      <BookingFiles booking={booking} userId={user.id} />
      {isRequest && <AboutStudent booking={booking} />}
      <AfterSession booking={booking} now={now} />
      <MeetingPlace booking={booking} now={now} hasSide />
      {!isRequest && <AboutStudent booking={booking} />}
      {booking.status === 'confirmed' && <PushOfferPlace user={user} />}
      <InstallPlace booking={booking} now={now} />
      <WithdrawCard booking={booking} />
      {!isOpenCase && <AbsenceNote booking={booking} />}
      <PaymentAndPolicy booking={booking} />
      <BookingStory booking={booking} />
      {!otherSide(booking).is_deleted && (
        <div>
          <ReportButton of={{ type: 'booking', id: booking.id, name: firstName }} />
        </div>
      )}
    </div>
  );
}

/** For the mentor: who the student is. */
function AboutStudent({ booking }: { booking: Booking }) {
  return (
    booking.viewer_role === 'mentor' &&
    !booking.prospect.is_deleted && (
      <Suspense>
        <StudentCard booking={booking} />
      </Suspense>
    )
  );
}

/** The message after booking it; a reload shows it again. */
function useOutcome(booking: Booking) {
  const { status } = booking;
  const state: unknown = useLocation().state;
  const justBooked = typeof state === 'object' && state !== null && 'booked' in state;
  if (justBooked && isPaidLater(booking)) {
    return { title: 'later.title', text: 'later.text' } as const;
  }
  if (!justBooked || (status !== 'confirmed' && status !== 'requested')) {
    return null;
  }
  return status === 'confirmed'
    ? ({ title: 'bookings.booked_title', text: 'bookings.booked_text' } as const)
    : ({ title: 'bookings.requested_title', text: 'bookings.requested_text' } as const);
}

/** Few bookings need it. */
const NoShowCard = laterPart(() => import('../no-shows/no-show-card.tsx'));

/** The steps when the other side does not come, and the consequences of a report. */
function AbsenceNote({ booking }: { booking: Booking }) {
  const t = useT();
  const format = useFormat();
  const { first_name: name } = otherSide(booking);
  if (booking.no_show !== null) {
    return (
      <Suspense>
        <NoShowCard booking={booking} no_show={booking.no_show}>
          <ReportAction booking={booking} />
        </NoShowCard>
      </Suspense>
    );
  }
  if (booking.status === 'no_show_mentor' || booking.status === 'no_show_prospect') {
    return (
      <section className="card card-body stack">
        <h2>{t(`bookings.status_${booking.status}`)}</h2>
        <p>{t(followsOf(booking), { name })}</p>
      </section>
    );
  }
  if (!booking.allowed_actions.includes('report_no_show')) {
    return null;
  }
  const until = reportSpan({ start: Date.parse(booking.start), end: Date.parse(booking.end) }).end;
  return (
    <div className="row small muted">
      <p>
        {t('bookings.absent_title', { name })} {t('bookings.absent_text', { moment: format.momentWithin(until) })}
      </p>
      <ReportAction booking={booking} isQuiet />
    </div>
  );
}

/** Returns the report's consequences for the reader. */
function followsOf({ status, viewer_role: role, price }: Booking) {
  const isOwn = status === `no_show_${role}`;
  if (!price) {
    return isOwn ? ('bookings.absent_you_free' as const) : ('bookings.absent_free' as const);
  }
  if (status === 'no_show_prospect') {
    return isOwn ? ('bookings.absent_you_prospect' as const) : ('bookings.absent_prospect' as const);
  }
  return isOwn ? ('bookings.absent_you_mentor' as const) : ('bookings.absent_mentor' as const);
}

/** The consequences of the end of a session; empty if nothing does. */
function AfterSession({ booking, now }: { booking: Booking; now: number }) {
  const t = useT();
  const isOver = booking.status === 'confirmed';
  if (!isEnded(booking, now) || isVoid(booking) || !(isOver || otherSide(booking).email !== null)) {
    return null;
  }
  return (
    <section className="card card-body stack">
      <h2>{t('bookings.over_title')}</h2>
      {isOver && <p>{t('bookings.over_text', { hours: COMPLETE_AFTER_END_H })}</p>}
      <WriteTo booking={booking} />
    </section>
  );
}
