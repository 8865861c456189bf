import type { Booking } from '@abroad/contract/bookings';
import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';

const ChangeDialog = laterDialog(() => import('./change-dialog.tsx'));

/** Reports that the other side did not come, after saying what follows. */
export function ReportAction({ booking }: { booking: Booking }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {booking.allowed_actions.includes('report_no_show') && (
        <Button
          kind="line"
          onClick={() => setAsking(true)}
          aria-label={t('bookings.report_session', { name: otherSide(booking).name })}
        >
          {t('bookings.report')}
        </Button>
      )}
      {asking && (
        <Suspense>
          <ChangeDialog booking={booking} change="report" onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
