import type { Booking } from '@abroad/contract/bookings';
import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { isOwnHold, isOwnRequest, otherSide } from '../booking-core/booking-facts.ts';

const ChangeDialog = laterDialog(() => import('./change-dialog.tsx'));

const words = {
  hold: { press: 'bookings.release', of: 'bookings.release_session' },
  request: { press: 'bookings.withdraw', of: 'bookings.withdraw_session' },
  session: { press: 'bookings.cancel', of: 'bookings.cancel_session' },
} as const;

/** Asks before it cancels a session, withdraws a request, or releases an unpaid hold. */
export function CancelAction({ booking }: { booking: Booking }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { name } = otherSide(booking);
  const { press, of } = words[isOwnHold(booking) ? 'hold' : isOwnRequest(booking) ? 'request' : 'session'];
  return (
    <>
      {booking.allowed_actions.includes('cancel') && (
        <Button kind="line" onClick={() => setAsking(true)} aria-label={t(of, { name })}>
          {t(press)}
        </Button>
      )}
      {asking && (
        <Suspense>
          <ChangeDialog booking={booking} change="cancel" onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
