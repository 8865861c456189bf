import { Suspense, useState } from 'react';
import type { SessionUser } from '../../session/types.ts';
import { laterDialog } from '../errors/later-part.tsx';
import { keptPush } from './push/kept-push.ts';

const PushOffer = laterDialog(() => import('./push-offer.tsx'));

/** Whether the reader could be asked here: otherwise nothing more is loaded or requested. */
const mayAsk = () =>
  'PushManager' in window && 'Notification' in window && Notification.permission !== 'denied' && keptPush() === null;

/** The place of the offer of pushes, for signed-in readers. */
export function PushOfferPlace({ user }: { user: SessionUser }) {
  const [isPossible] = useState(mayAsk);
  return (
    isPossible && (
      <Suspense>
        <PushOffer user={user} />
      </Suspense>
    )
  );
}
