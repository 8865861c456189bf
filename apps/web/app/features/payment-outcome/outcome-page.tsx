import type { Booking } from '@abroad/contract/bookings';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { stoppedWords } from '../booking-core/payment-facts.ts';
import { BookingPayment } from '../bookings/booking-payment.tsx';
import { LoadingDetail } from '../bookings/booking-places.tsx';
import { BookingTicket } from '../bookings/booking-ticket.tsx';
import '../bookings/bookings.css';
import { CalendarFile } from '../bookings/calendar-file.tsx';
import { LoadedBooking } from '../bookings/loaded-booking.tsx';
import { pollForPayment } from '../bookings/poll-booking.ts';
import { refusalWords } from '../bookings/refusal-words.ts';
import { BookingFiles } from '../files/booking-files.tsx';
import { InstallPlace } from '../install/install-place.tsx';
import { outcomeWords, wantsOtherTime, wayThatCounts, type WayBack } from './outcome-words.ts';

/** The page after a payment. The booking itself has the outcome, also after a reload. */
export function OutcomePage({ way }: { way: WayBack }) {
  const [search] = useSearchParams();
  const id = search.get('booking_id')?.trim() ?? '';
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow">
      {id === '' ? (
        <NoBooking />
      ) : (
        <SignedInOnly fallback={<LoadingDetail tall />}>
          {(user) => (
            <LoadedBooking key={id} id={id} interval={pollForPayment} tall>
              {({ booking, now, lookAgain }) => (
                <Outcome booking={booking} userId={user.id} way={way} now={now} onLookAgain={lookAgain} />
              )}
            </LoadedBooking>
          )}
        </SignedInOnly>
      )}
    </main>
  );
}

function NoBooking() {
  const t = useT();
  return (
    <EmptyState
      level={1}
      title={t('outcome.no_id_title')}
      action={<ButtonLink to={paths.bookings()}>{t('bookings.back')}</ButtonLink>}
    >
      {t('outcome.no_id_text')}
    </EmptyState>
  );
}

interface OutcomeProperties {
  booking: Booking;
  userId: string;
  way: WayBack;
  /** Epoch milliseconds at which the booking stood so. */
  now: number;
  onLookAgain: () => Promise<unknown>;
}

/** The booking's state, as a ticket, and the next actions. */
function Outcome({ booking, userId, way: wayBack, now, onLookAgain }: OutcomeProperties) {
  const [opened] = useState(now);
  const way = wayThatCounts(booking, wayBack, now - opened);
  const t = useT();
  const format = useFormat();
  const { name, first_name: firstName } = otherSide(booking);
  const { title, text } = outcomeWords(booking, way);
  const { hold_expires_at: until, payment_opens_at: opens } = booking;
  // A hold ends within the hour, so the time is enough, unless it was booked far ahead.
  const time = until === null ? '' : opens === null ? format.time(until) : format.momentWithin(until);
  const words = stoppedWords(booking, now, t, format) ?? (text && t(text, { name: firstName, time }));
  const isUnpaid = booking.status === 'pending_payment';
  const isRefused = isUnpaid && way === 'fail';
  const steps = (
    <div className="row booking-do">
      <Ways booking={booking} way={way} now={now} />
      {isUnpaid && <LookAgain onLookAgain={onLookAgain} />}
    </div>
  );
  return (
    <div className="stack booking-detail">
      <h1>{t(title, { name: title === 'bookings.session' ? name : firstName })}</h1>
      {isRefused && booking.payment?.status === 'failed' && (
        <p className="strong">{refusalWords(booking.payment.failure, t)}</p>
      )}
      {words !== null && <Banner>{words}</Banner>}
      {isRefused && steps}
      <BookingTicket booking={booking} now={now} />
      {!isRefused && steps}
      {(booking.status === 'confirmed' || booking.status === 'requested') && (
        <Preparation booking={booking} userId={userId} now={now} />
      )}
      <InstallPlace booking={booking} now={now} />
      {!isUnpaid && <BookingPayment booking={booking} />}
    </div>
  );
}

/** The mentor's wishes, the files for them, and until when plans can change. */
function Preparation({ booking, userId, now }: { booking: Booking; userId: string; now: number }) {
  const t = useT();
  const format = useFormat();
  const { event_type: service, message, cancellation, policy, allowed_actions: actions, price } = booking;
  const freeUntil = price && booking.viewer_role === 'prospect' ? (cancellation?.free_until ?? null) : null;
  const percent = policy.late_refund_pct;
  const canMove = actions.includes('reschedule') || actions.includes('propose');
  return (
    <>
      {(service.instruction !== null || message !== null) && (
        <section className="card card-body stack">
          <h2>{t('outcome.prepare')}</h2>
          {service.instruction !== null && <p className="as-written">{service.instruction}</p>}
          {message !== null && (
            <>
              <p className="strong">{t('bookings.message_yours')}</p>
              <p className="booking-text as-written">{message}</p>
            </>
          )}
        </section>
      )}
      <BookingFiles booking={booking} userId={userId} />
      {(freeUntil !== null || canMove) && (
        <section className="card card-body stack">
          <h2>{t('bookings.plans_change')}</h2>
          {freeUntil !== null && Date.parse(freeUntil) > now && (
            <p>
              {t(percent === 0 ? 'bookings.policy_until_nothing' : 'bookings.policy_until', {
                moment: format.momentWithin(freeUntil),
                percent,
              })}
            </p>
          )}
          {!price && <p>{t('bookings.policy_free')}</p>}
          {canMove && booking.status === 'confirmed' && (
            <p>
              <Link className="link" to={paths.rescheduleBooking(booking.id)}>
                {t('bookings.move')}
              </Link>
            </p>
          )}
        </section>
      )}
    </>
  );
}

/** The next steps, the likeliest first. */
function Ways({ booking, way, now }: Pick<OutcomeProperties, 'booking' | 'way' | 'now'>) {
  const t = useT();
  const format = useFormat();
  const { status, mentor, event_type: service } = booking;
  const toBooking = paths.booking(booking.id);
  if (!wantsOtherTime(booking, way)) {
    return (
      <>
        <ButtonLink size="large" to={toBooking}>
          {t('outcome.open')}
        </ButtonLink>
        <CalendarFile booking={booking} now={now} />
      </>
    );
  }
  const isHeld = status === 'pending_payment';
  const canPay = booking.allowed_actions.includes('pay');
  return (
    <>
      {canPay && (
        <ButtonLink size="large" to={paths.payBooking(booking.id)} reloadDocument>
          {t('outcome.pay', { price: format.price(booking.price, booking.currency) })}
        </ButtonLink>
      )}
      {isHeld && (
        <ButtonLink size="large" kind={canPay ? 'line' : 'primary'} to={toBooking}>
          {t('outcome.back')}
        </ButtonLink>
      )}
      <ButtonLink
        size="large"
        kind={isHeld ? 'line' : 'primary'}
        to={paths.availability(mentor.slug, { event_type_slug: service.slug })}
      >
        {t('outcome.other_time')}
      </ButtonLink>
      {!isHeld && (
        <ButtonLink size="large" kind="line" to={paths.search()}>
          {t('outcome.other_mentor')}
        </ButtonLink>
      )}
    </>
  );
}

/** Fetches the payment's state at once. */
function LookAgain({ onLookAgain }: Pick<OutcomeProperties, 'onLookAgain'>) {
  const t = useT();
  const [looking, setLooking] = useState(false);
  const look = async () => {
    setLooking(true);
    await onLookAgain();
    setLooking(false);
  };
  return (
    <Button kind="line" size="large" loading={looking && t('outcome.looking')} onClick={() => void look()}>
      {t('outcome.look_again')}
    </Button>
  );
}
