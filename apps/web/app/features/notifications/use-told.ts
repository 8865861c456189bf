import type { PublicClient } from '@abroad/contract/client';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { session } from '../../session/session-store.ts';
import type { SessionUser } from '../../session/types.ts';
import { keptPush } from './push/kept-push.ts';
import type * as pushHere from './push/push-here.ts';
import { useMark } from './use-notifications.ts';

/** The parameter by which a push's page gets its notification, which is then marked read. */
const TOLD = 'told';

/** Marks a notification opened from a push as read, and removes the parameter from the address. */
export function useTold(user: SessionUser): void {
  const [search, setSearch] = useSearchParams();
  const told = search.get(TOLD);
  const { mutate } = useMark(user);
  const read = useEffectEvent((id: string) => mutate({ how: 'read', id }));
  const leaveOut = useEffectEvent(() =>
    setSearch(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete(TOLD);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    ),
  );
  useEffect(() => {
    if (told !== null) {
      read(told);
      leaveOut();
    }
  }, [told]);
  // A window that shows the page gets a message from the worker, and answers: without an answer the worker opens another window.
  useEffect(() => {
    const hear = ({ data, ports }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data !== null && TOLD in data) {
        ports[0]?.postMessage('heard');
        if (typeof data.told === 'string') {
          read(data.told);
        }
      }
    };
    navigator.serviceWorker?.addEventListener('message', hear);
    return () => navigator.serviceWorker?.removeEventListener('message', hear);
  }, []);
}

/** Ties this browser's pushes to the signed-in person: corrects changes, and ends them when they sign out. */
export function usePushOfReader({ id }: SessionUser): void {
  useEffect(() => {
    if (keptPush() !== null) {
      void withPush(({ putRight }, api) => putRight(api, id)).catch(() => undefined);
    }
    return session.beforeSignOut(async (leaving) => {
      if (leaving === 'everywhere' || keptPush() !== null) {
        await withPush(({ leave }, api) => leave(api, leaving));
      }
    });
  }, [id]);
}

type PushHere = Pick<typeof pushHere, 'leave' | 'putRight'>;

async function withPush(act: (push: PushHere, api: PublicClient) => Promise<void>): Promise<void> {
  const [push, { api }] = await Promise.all([import('./push/push-here.ts'), import('../../api/browser-client.ts')]);
  await act(push, api);
}
