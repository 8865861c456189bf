import type { Booking } from '@abroad/contract/bookings';
import { notifyManager, useQueryClient, type QueryCache } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useIsSuspended } from '../../session/use-is-suspended.ts';
import { useSession } from '../../session/use-session.tsx';
import { viewing } from '../../session/view-as.ts';
import { hideKept, keptFor } from '../worker/kept-for.ts';

/** Nothing depends on it: without its script, as without a network, the page is as it was. */
const KeepOffline = lazy(() => import('./keep-offline.tsx').catch(() => ({ default: () => null })));

/**
 * Keeps the next sessions of the signed-in person for pages without a network, once a page has shown one of them, and removes what
 * is kept for anyone else: after signing out here or elsewhere, at the end of the session, and when the account is suspended.
 */
export function OfflineKeeper() {
  const { status, user } = useSession();
  const isSuspended = useIsSuspended();
  const cache = useQueryClient().getQueryCache();
  // Queries also change while a page is rendered.
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  const hasSession = useSyncExternalStore(
    subscribe,
    () => user !== null && 'serviceWorker' in navigator && (keptFor() === user.id || showsSession(cache)),
    () => false,
  );
  const isOthers = status !== 'loading' && (user === null || isSuspended === true);
  const userId = user?.id;
  useEffect(() => {
    if (isOthers && 'clearAppBadge' in navigator) {
      void navigator.clearAppBadge().catch(() => undefined);
    }
    const kept = keptFor();
    if (kept !== null && (isOthers || kept !== (userId ?? kept))) {
      hideKept();
      void import('../worker/offline-store.ts').then(({ forgetKept }) => forgetKept()).catch(() => undefined);
    }
  }, [isOthers, userId]);
  return (
    hasSession &&
    user !== null &&
    isSuspended === false &&
    viewing() === null && (
      <Suspense>
        <KeepOffline user={user} />
      </Suspense>
    )
  );
}

const isAhead = ({ status, end }: Booking) => status === 'confirmed' && Date.parse(end) > Date.now();

/** Whether a list or a page of the person's bookings has had a session that is still to come. */
const showsSession = (cache: QueryCache): boolean =>
  cache
    .findAll({ predicate: ({ queryKey: [kind] }) => kind === 'bookings' || kind === 'booking' })
    .some(({ state: { data } }) => {
      const { items = [data] } = (data ?? {}) as { items?: unknown[] };
      return items.some(
        (item) => typeof item === 'object' && item !== null && 'end' in item && isAhead(item as Booking),
      );
    });
