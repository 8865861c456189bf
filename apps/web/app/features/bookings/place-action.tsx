import { canSetPlace } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract/bookings';
import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useIsSuspended } from '../../session/use-is-suspended.ts';
import { Button } from '../../ui/button.tsx';
import { platformWords } from '../booking/platform-words.ts';
import { laterDialog } from '../errors/later-part.tsx';

const PlaceDialog = laterDialog(() => import('./place-dialog.tsx'));

/** Lets the mentor set or change a session's meeting place. */
export function PlaceAction({ booking, now }: { booking: Booking; now: number }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { status, end, viewer_role: role, platform, join_url, location } = booking;
  const isReadOnly = useIsSuspended() === true;
  const isMissing = join_url === null && location === null;
  return (
    <>
      {!isReadOnly && canSetPlace({ status, end: Date.parse(end) }, role, now) && (
        <Button kind="line" onClick={() => setAsking(true)}>
          {t(isMissing ? `bookings.add_${platformWords[platform].place}` : 'bookings.change_place')}
        </Button>
      )}
      {asking && (
        <Suspense>
          <PlaceDialog booking={booking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
