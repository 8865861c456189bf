import { Suspense, useState } from 'react';
import type { SessionUser } from '../../session/types.ts';
import { laterDialog } from '../errors/later-part.tsx';
import { keptPush } from './push/kept-push.ts';

const PushOffer = laterDialog(() => import('./push-offer.tsx'));

/** Whether the reader could be asked here: without it no more is loaded, nor asked of the service. */
const mayAsk = () =>
  'PushManager' in window && 'Notification' in window && Notification.permission !== 'denied' && keptPush() === null;

/** Where pushes are offered, for signed-in readers. */
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
