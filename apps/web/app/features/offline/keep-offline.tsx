import type { Booking, Bookings } from '@abroad/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isFailure } from '../../api/failure.ts';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { session } from '../../session/session-store.ts';
import type { SessionUser } from '../../session/types.ts';
import { useNameSides } from '../bookings/name-sides.ts';
import { forgetKept, readKept, writeKept } from '../worker/offline-store.ts';
import { registerWorker } from '../worker/register-worker.ts';
import { keptOnes, knownFile, MOST, writeDown, type Reader } from './write-down.ts';

/** The person's sessions as they are now, fetched again with their other bookings: after a change, news, or a time offline. */
function useSessions(user: SessionUser, enabled: boolean) {
  return useQuery<Bookings>({
    queryKey: ['bookings', user.id, 'offline'],
    enabled,
    staleTime: staleTimes.volatile,
    retry: false,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listBookings({ query: { when: 'upcoming', page_size: MOST }, signal });
    },
  });
}

/** Fetches the calendar files, but for those that are kept already. One after another: they are in no hurry. */
async function loadFiles(userId: string, bookings: readonly Booking[], reader: Reader) {
  const { api } = await import('../../api/browser-client.ts');
  const kept = await readKept(userId);
  const files = new Map<string, string>();
  for (const booking of bookings) {
    const ask = () => api.getBookingInvite({ params: { id: booking.id } }).catch(() => undefined);
    // oxlint-disable-next-line no-await-in-loop
    const file = knownFile(kept, booking, reader) ?? (await ask());
    if (file !== undefined) {
      files.set(booking.id, file);
    }
  }
  return files;
}

/** Registers the worker and keeps what it shows. */
export default function KeepOffline({ user }: { user: SessionUser }) {
  const t = useT();
  const nameSides = useNameSides();
  const { format, zone } = useViewer();
  const { data: works } = useQuery({
    queryKey: ['offline-worker'],
    retry: false,
    queryFn: async () => (await registerWorker()) !== null,
  });
  const { data, error, dataUpdatedAt: now } = useSessions(user, works === true);
  useEffect(() => session.beforeSignOut(forgetKept), []);
  useEffect(() => {
    let isLatest = true;
    const keep = async (items: readonly Booking[]) => {
      const bookings = keptOnes(items, now).map(nameSides);
      const reader = { t, format, zone, now, root: document.documentElement };
      const files = await loadFiles(user.id, bookings, reader);
      if (!isLatest || session.current().user?.id !== user.id) {
        return;
      }
      await (bookings.length === 0 ? forgetKept() : writeKept(user.id, writeDown(bookings, files, reader)));
    };
    // A storage that is full or forbidden keeps nothing.
    void (data && keep(data.items).catch(() => undefined));
    return () => {
      isLatest = false;
    };
  }, [data, now, t, format, zone, nameSides, user.id]);
  const isRefused = isFailure(error) && (error.status === 401 || error.status === 403);
  useEffect(() => {
    if (isRefused) {
      void forgetKept().catch(() => undefined);
    }
  }, [isRefused]);
  return null;
}
