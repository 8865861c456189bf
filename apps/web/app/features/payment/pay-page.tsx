import type { Booking } from '@abroad/contract/bookings';
import { useEffect, useRef } from 'react';
import { Link, useBlocker } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useReturn } from '../../lib/use-return.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cancelWords } from '../booking/cancel-words.ts';
import { refundWords } from '../booking/refund-words.ts';
import { useBookingTerms } from '../booking/use-booking-terms.ts';
import { stoppedWords } from '../booking-core/payment-facts.ts';
import { LoadingDetail } from '../bookings/booking-places.tsx';
import { BookingTicket } from '../bookings/booking-ticket.tsx';
import '../bookings/bookings.css';
import { LoadedBooking } from '../bookings/loaded-booking.tsx';
import { pollForPayment } from '../bookings/poll-booking.ts';
import { TraderDetails } from '../trading/trader-details.tsx';
import { useSellerWords } from '../trading/seller-note.tsx';
import { payStateOf } from './pay-state.ts';
import { Payable } from './payable.tsx';
import './payment.css';

/** The page that pays a booking while its time is held. After the deadline it says so; a paid booking redirects to its outcome. */
export function PayPage({ id }: { id: string }) {
  const t = useT();
  useLeaveByDocument();
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <Link className="crumb" reloadDocument to={paths.booking(id)}>
        <Icon name="arrow_back" />
        {t('payment.back')}
      </Link>
      <noscript>
        <p>{t('payment.needs_script')}</p>
      </noscript>
      <SignedInOnly fallback={<LoadingDetail />}>
        {() => (
          <LoadedBooking id={id} interval={pollForPayment}>
            {({ booking, now, lookAgain }) => <Paying booking={booking} now={now} onLookAgain={lookAgain} />}
          </LoadedBooking>
        )}
      </SignedInOnly>
    </main>
  );
}

interface Properties {
  booking: Booking;
  now: number;
  onLookAgain: () => Promise<unknown>;
}

function Paying({ booking, now, onLookAgain }: Properties) {
  const t = useT();
  const state = payStateOf(booking);
  const isLeaving = useRef(false);
  const leave = (place: string) => {
    isLeaving.current = true;
    location.assign(place);
  };
  // It was paid in another tab, or before the user returned.
  const address = paths.booking(booking.id);
  useEffect(() => {
    if (state === 'settled' && !isLeaving.current) {
      location.replace(address);
    }
  }, [state, address]);
  useReturn(() => {
    isLeaving.current = false;
    if (state === 'settled') {
      location.replace(address);
    }
  });
  return (
    <>
      <h1 className="pay-title">{t(state === 'ended' ? 'payment.ended_title' : 'payment.title')}</h1>
      <div className="pay-layout">
        <div className="stack">
          <BookingTicket booking={booking} now={now} />
          {state === 'ended' && <HoldEnded booking={booking} now={now} />}
          {state === 'payable' && <PayTerms booking={booking} now={now} />}
        </div>
        {state === 'payable' && <Payable booking={booking} onLookAgain={onLookAgain} onLeave={leave} />}
      </div>
    </>
  );
}

/** The time for paying is over, or was stopped as too many cards were declined: says so, and offers another time. */
function HoldEnded({ booking, now }: { booking: Booking; now: number }) {
  const t = useT();
  const format = useFormat();
  const { mentor, event_type: service } = booking;
  return (
    <div className="stack">
      <Banner>{stoppedWords(booking, now, t, format) ?? t('payment.ended_text')}</Banner>
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

/** Explains the payment, until when it is refunded in full, and the refund after that. */
function PayTerms({ booking, now }: { booking: Booking; now: number }) {
  const t = useT();
  const sellerWords = useSellerWords();
  const format = useFormat();
  const { price, policy, start, mentor, mentor_is_trader: isTrader, withdrawal, payment_opens_at: opens } = booking;
  const { free_cancel_min, late_refund_pct } = policy;
  const service = { price, free_cancel_min, late_refund_pct };
  const rule = cancelWords({ service, start, now }, t, format);
  return (
    <ul className="pay-terms">
      <li>
        <Icon name="card" />
        {policy.requires_approval ? t('payment.charged_later', { name: mentor.first_name }) : t('payment.charged_now')}
      </li>
      <li>
        <Icon name="refund" />
        {refundWords({ until: withdrawal?.until ?? null, start, isPaidLater: opens !== null }, rule, t, format)}
      </li>
      {isTrader !== null && (
        <li>
          <Icon name="person" />
          <div>
            {t('trading.contract', { name: mentor.name })} {sellerWords(isTrader)}
            {isTrader && <TraderOf booking={booking} />}
          </div>
        </li>
      )}
    </ul>
  );
}

/** Name and address of the business that sells, before anything is paid (Digital Services Act, article 30). */
function TraderOf({ booking: { mentor, event_type, start, time_zone } }: { booking: Booking }) {
  const terms = useBookingTerms({ mentor_slug: mentor.slug, event_type_slug: event_type.slug, start, time_zone });
  return terms?.trader && <TraderDetails trader={terms.trader} />;
}

/**
 * Makes every link of a page open a new document: this one's content security policy allows the payment provider, and no
 * other page is to be shown under it.
 */
function useLeaveByDocument(): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state === 'blocked') {
      const { pathname, search, hash } = blocker.location;
      location.assign(`${pathname}${search}${hash}`);
    }
  }, [blocker]);
}
