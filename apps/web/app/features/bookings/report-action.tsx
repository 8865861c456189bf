import type { Booking } from '@abroad/contract/bookings';
import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';

/** The list's link to the other person's report, while the reader can answer it. */
export function SayLink({ booking }: { booking: Booking }) {
  const t = useT();
  if (booking.no_show?.state !== 'reported' || !booking.allowed_actions.includes('answer_no_show')) {
    return null;
  }
  return (
    <ButtonLink
      to={paths.booking(booking.id)}
      aria-label={t('bookings.say_session', { name: otherSide(booking).name })}
    >
      {t('bookings.say')}
    </ButtonLink>
  );
}

const ChangeDialog = laterDialog(() => import('./change-dialog.tsx'));

/**
 * Reports that the other side did not come, after explaining the consequences.
 * @param isQuiet shows the rarely needed button less prominently
 */
export function ReportAction({ booking, isQuiet = false }: { booking: Booking; isQuiet?: boolean }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {booking.allowed_actions.includes('report_no_show') && (
        <Button
          kind={isQuiet ? 'quiet' : 'line'}
          {...(isQuiet && { size: 'small' })}
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
