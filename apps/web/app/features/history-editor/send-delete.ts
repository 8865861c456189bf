import { createClient } from '@abroad/contract/client';
import { clientId } from '../../api/client-id.ts';
import { fetchWithSession } from '../../api/fetch-with-session.ts';
import { session } from '../../session/session-store.ts';
import type { HistoryKind } from './history-calls.ts';

/** The API by requests that go on when their page is left (Fetch standard, `keepalive`). */
const lasting = createClient({
  base_url: '',
  fetch: (input, init) => fetchWithSession(input, { ...init, keepalive: true }),
  token: () => session.accessToken(),
  client_id: clientId,
});

/** How an entry is deleted for good, also while the page is being left. */
export const sendDelete = {
  mentor: { education: lasting.deleteMentorEducation, experience: lasting.deleteMentorExperience },
  prospect: { education: lasting.deleteProspectEducation, experience: lasting.deleteProspectExperience },
} as const satisfies Record<HistoryKind, unknown>;
