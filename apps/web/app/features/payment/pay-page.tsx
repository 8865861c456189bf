import type { Booking } from '@abroad/contract/bookings';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useReturn } from '../../lib/use-return.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BookingTicket } from '../bookings/booking-ticket.tsx';
import { LoadingDetail } from '../bookings/booking-places.tsx';
import '../bookings/bookings.css';
import { LoadedBooking } from '../bookings/loaded-booking.tsx';
import { pollForPayment } from '../bookings/poll-booking.ts';
import { HoldEnded } from './hold-ended.tsx';
import { payStateOf } from './pay-state.ts';
import { PayTerms } from './pay-terms.tsx';
import { Payable } from './payable.tsx';
import './payment.css';
import { useLeaveByDocument } from './use-leave-by-document.ts';

/** Where a booking is paid while its time is held. Whoever comes too late, or has paid, is told or led on. */
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
  // Paid in another tab, or before somebody came back.
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
          {state === 'ended' && <HoldEnded booking={booking} />}
          {state === 'payable' && <PayTerms booking={booking} now={now} />}
        </div>
        {state === 'payable' && <Payable booking={booking} onLookAgain={onLookAgain} onLeave={leave} />}
      </div>
    </>
  );
}
