import type { PublicClient } from '@abroad/contract/client';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { session } from '../../session/session-store.ts';
import type { SessionUser } from '../../session/types.ts';
import { keptPush } from './push/kept-push.ts';
import type * as pushHere from './push/push-here.ts';
import { useMark } from './use-notifications.ts';

/** A push leads to its page with the notification that was followed, which is read by that. */
const TOLD = 'told';

/** Marks what was followed from a push as read, and leaves the address as it would be without. */
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
  // A window that shows the page already hears of it from the worker, and answers: without an answer the worker opens another.
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

/** Keeps the pushes of this browser those of who is signed in: puts right what changed, and ends them when they sign out. */
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
