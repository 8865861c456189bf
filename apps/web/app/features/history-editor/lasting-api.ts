import { createClient } from '@abroad/contract/client';
import { clientId } from '../../api/client-id.ts';
import { fetchWithSession } from '../../api/fetch-with-session.ts';
import { session } from '../../session/session-store.ts';

/** The API by requests that go on when their page is left (Fetch standard, `keepalive`). */
export const lastingApi = createClient({
  base_url: '',
  fetch: (input, init) => fetchWithSession(input, { ...init, keepalive: true }),
  token: () => session.accessToken(),
  client_id: clientId,
});
