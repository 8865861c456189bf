import { createClient } from '@abroad/contract/client';
import { useSyncExternalStore } from 'react';
import { clientId } from '../../api/client-id.ts';
import { fetchWithSession } from '../../api/fetch-with-session.ts';
import { useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { session } from '../../session/session-store.ts';
import { showToast } from '../../ui/toast.ts';
import { useFailureWords } from '../errors/failure-words.ts';
import { createDelayedDeletes, type Deletion } from './delayed-deletes.ts';

/** The API by requests that go on when their page is left (Fetch standard, `keepalive`). */
export const lastingApi = createClient({
  base_url: '',
  fetch: (input, init) => fetchWithSession(input, { ...init, keepalive: true }),
  token: () => session.accessToken(),
  client_id: clientId,
});

/** Those of this page load; they go on when another page of the product is opened. */
const pendingDeletes = createDelayedDeletes();

if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => pendingDeletes.flush());
}

const nothing: ReadonlySet<string> = new Set();

/** Ids of entries that were deleted, and may yet be called back. */
export const useHidden = (): ReadonlySet<string> =>
  useSyncExternalStore(pendingDeletes.subscribe, pendingDeletes.hidden, () => nothing);

/** Hides an entry and says so, with a button to undo it. */
export function useDelete(onChanged: () => Promise<unknown>) {
  const t = useT();
  const words = useFailureWords();
  return (id: string, text: MessageKey, calls: Pick<Deletion, 'send' | 'restore'>) => {
    pendingDeletes.schedule(id, {
      ...calls,
      onSettled: onChanged,
      onFailed: (error) => showToast({ text: words(error), tone: 'problem' }),
    });
    showToast({ text: t(text), action: { label: t('history.undo'), onPress: () => pendingDeletes.undo(id) } });
  };
}
