import { createClient, type PublicClient } from '@abroad/contract/client';
import { session } from '../session/session-store.ts';
import { clientId } from './client-id.ts';
import { fetchWithSession } from './fetch-with-session.ts';

export const browserOptions = {
  base_url: '',
  fetch: fetchWithSession,
  token: () => session.accessToken(),
  client_id: clientId,
};

/** The API as the signed-in or signed-out person in this browser calls it. Not for loaders on the server. */
export const api: PublicClient = createClient(browserOptions);
