import type { Booking } from '@abroad/contract/bookings';
import { Suspense } from 'react';
import { isInstalled } from '../../lib/device.ts';
import { laterDialog } from '../errors/later-part.tsx';
import { installAnswer } from './install-answer.ts';

const InstallHint = laterDialog(() => import('./install-hint.tsx'));

interface Properties {
  booking: Booking;
  /** Epoch milliseconds at which it stood so. */
  now: number;
}

/** The place of the hint that the app can be installed, on the pages of the first session that the person sees confirmed. */
export function InstallPlace({ booking: { id, status, end }, now }: Properties) {
  const answer = installAnswer();
  const isFirst = answer === null || answer === id;
  const isAhead = status === 'confirmed' && Date.parse(end) > now;
  return (
    isFirst &&
    isAhead &&
    !isInstalled() && (
      <Suspense>
        <InstallHint bookingId={id} />
      </Suspense>
    )
  );
}
