import type { Avatar } from '@abroad/contract/media';
import { worded } from '../../api/worded-error.ts';

/** The picture of the signed-in person. Errors are recorded with the page's errors, and shown nowhere else. */
export async function loadAvatar(signal: AbortSignal): Promise<Avatar> {
  const { api } = await import('../../api/browser-client.ts');
  try {
    return await api.getMyAvatar({ signal });
  } catch (error) {
    signal.throwIfAborted();
    throw worded('errors.load_avatar', error);
  }
}
