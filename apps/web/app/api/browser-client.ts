import { createClient, type PublicClient } from '@abroad/contract/client';
import { VIEW_AS_HEADER } from '@abroad/contract/view-as-header';
import { session } from '../session/session-store.ts';
import { viewing } from '../session/view-as.ts';
import { clientId } from './client-id.ts';
import { fetchWithSession, withSession } from './fetch-with-session.ts';

export const browserOptions = {
  base_url: '',
  fetch: fetchWithSession,
  token: () => session.accessToken(),
  client_id: clientId,
};

/** Marks each call, except those of the console, while a staff member sees the product as another person. */
const asViewed =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const view = viewing();
    const headers = { ...(init?.headers as Record<string, string>), ...(view && { [VIEW_AS_HEADER]: view.user_id }) };
    return send(input, { ...init, headers });
  };

/** The API as the signed-in or signed-out person in this browser calls it. Not for loaders on the server. */
export const api: PublicClient = createClient({ ...browserOptions, fetch: asViewed(fetchWithSession) });

/** The same client, whose calls report the sent share of their body: 0 to 1. For uploads, loaded when needed. */
export async function uploadClient(onProgress: (part: number) => void): Promise<PublicClient> {
  const { sendWithProgress } = await import('./send-with-progress.ts');
  const send: typeof fetch = (input, init) => sendWithProgress(input, init, onProgress);
  return createClient({ ...browserOptions, fetch: asViewed(withSession(send)) });
}
