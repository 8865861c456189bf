import type { Booking } from '@abroad/contract/bookings';
import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { isOwnRequest, otherSide } from './booking-facts.ts';

const ChangeDialog = laterDialog(() => import('./change-dialog.tsx'));

/** Asks before it cancels a session, or takes back a request. */
export function CancelAction({ booking }: { booking: Booking }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { name } = otherSide(booking);
  const own = isOwnRequest(booking);
  return (
    <>
      {booking.allowed_actions.includes('cancel') && (
        <Button
          kind="line"
          onClick={() => setAsking(true)}
          aria-label={t(own ? 'bookings.withdraw_session' : 'bookings.cancel_session', { name })}
        >
          {t(own ? 'bookings.withdraw' : 'bookings.cancel')}
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
