import type { Booking } from '@abroad/contract/bookings';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { isRequest, otherSide } from './booking-facts.ts';
import { useChangeBooking, type BookingChange } from './use-change-booking.ts';

const ChangeDialog = lazy(() => import('./change-dialog.tsx'));

/** What the reader can do with a booking now: what the API allows, nothing else. */
export function BookingActions({ booking, size }: { booking: Booking; size?: 'large' }) {
  const t = useT();
  const [asking, setAsking] = useState<Exclude<BookingChange, 'accept'> | null>(null);
  const accept = useChangeBooking(booking);
  const { name } = otherSide(booking);
  const can = (action: Booking['allowed_actions'][number]) => booking.allowed_actions.includes(action);
  const request = isRequest(booking) && booking.viewer_role === 'prospect';
  const looks = size === undefined ? {} : { size };
  return (
    <div className="booking-actions">
      {can('join') && booking.join_url !== null && (
        <a
          className={size === 'large' ? 'button button-primary button-large' : 'button button-primary'}
          href={booking.join_url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('bookings.join_session', { name })}
        >
          {t('bookings.join')}
        </a>
      )}
      {can('accept') && (
        <Button
          {...looks}
          loading={accept.isPending && t('bookings.accepting')}
          onClick={() => accept.mutate({ change: 'accept', reason: '' })}
          aria-label={t('bookings.accept_session', { name })}
        >
          {t('bookings.accept')}
        </Button>
      )}
      {can('decline') && (
        <Button
          {...looks}
          kind="line"
          onClick={() => setAsking('decline')}
          aria-label={t('bookings.decline_session', { name })}
        >
          {t('bookings.decline')}
        </Button>
      )}
      {can('cancel') && (
        <Button
          {...looks}
          kind="line"
          onClick={() => setAsking('cancel')}
          aria-label={t(request ? 'bookings.withdraw_session' : 'bookings.cancel_session', { name })}
        >
          {t(request ? 'bookings.withdraw' : 'bookings.cancel')}
        </Button>
      )}
      <FailureMessage variant="inline" error={accept.error} />
      {asking !== null && (
        <Suspense>
          <ChangeDialog booking={booking} change={asking} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </div>
  );
}
