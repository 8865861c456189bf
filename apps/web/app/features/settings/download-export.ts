import { brandInFiles } from '@abroad/contract/brand';
import { createClient } from '@abroad/contract/client';
import { LIMITS } from '@abroad/contract/limits';
import { clientId } from '../../api/client-id.ts';
import { fetchWithSession } from '../../api/fetch-with-session.ts';
import { session } from '../../session/session-store.ts';
import { countBytes, type Progress } from './count-bytes.ts';

/**
 * Fetches everything about the signed-in person and hands it to the browser as a file.
 * @returns how many bytes there were. Throws what the API's client throws.
 */
export async function downloadExport(slug: string, onProgress: (progress: Progress) => void): Promise<number> {
  const api = createClient({
    base_url: '',
    fetch: countBytes(fetchWithSession, onProgress),
    token: () => session.accessToken(),
    client_id: clientId,
    timeout_ms: LIMITS.export_timeout_ms,
  });
  const archive = await api.exportAccount();
  const address = URL.createObjectURL(new Blob([archive], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${brandInFiles()}-${slug}-${new Date().toISOString().slice(0, 10)}.zip`;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return archive.byteLength;
}
