import { useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingDetail } from '../bookings/booking-places.tsx';
import '../bookings/bookings.css';
import { LoadedBooking } from '../bookings/loaded-booking.tsx';
import { pollForPayment } from '../bookings/poll-booking.ts';
import { Outcome } from './outcome.tsx';
import type { WayBack } from './outcome-words.ts';

/** Where a payment leads back to. The booking itself says how it went, and says it again after a reload. */
export function OutcomePage({ way }: { way: WayBack }) {
  const [search] = useSearchParams();
  const id = search.get('booking_id')?.trim() ?? '';
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow">
      {id === '' ? (
        <NoBooking />
      ) : (
        <SignedInOnly fallback={<LoadingDetail tall />}>
          {() => (
            <LoadedBooking key={id} id={id} interval={pollForPayment} tall>
              {({ booking, now, lookAgain }) => (
                <Outcome booking={booking} way={way} now={now} onLookAgain={lookAgain} />
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
