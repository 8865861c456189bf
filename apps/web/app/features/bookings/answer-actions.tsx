import type { Booking } from '@abroad/contract/bookings';
import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { useChangeBooking } from './use-change-booking.ts';

const ChangeDialog = laterDialog(() => import('./change-dialog.tsx'));

/** A mentor's answer to a request. */
export function AnswerActions({ booking, large = false }: { booking: Booking; large?: boolean }) {
  const t = useT();
  const [declining, setDeclining] = useState(false);
  const accept = useChangeBooking(booking);
  const { name } = otherSide(booking);
  const looks = large ? ({ size: 'large' } as const) : {};
  return (
    <>
      {booking.allowed_actions.includes('accept') && (
        <Button
          {...looks}
          loading={accept.isPending && t('bookings.accepting')}
          onClick={() => accept.mutate({ change: 'accept', reason: '' })}
          aria-label={t('bookings.accept_session', { name })}
        >
          {t('bookings.accept')}
        </Button>
      )}
      {booking.allowed_actions.includes('decline') && (
        <Button
          {...looks}
          kind="line"
          onClick={() => setDeclining(true)}
          aria-label={t('bookings.decline_session', { name })}
        >
          {t('bookings.decline')}
        </Button>
      )}
      <FailureMessage variant="inline" error={accept.error} />
      {declining && (
        <Suspense>
          <ChangeDialog booking={booking} change="decline" onClose={() => setDeclining(false)} />
        </Suspense>
      )}
    </>
  );
}
