import { browserStorage, removeDraft } from '../../../lib/draft-storage.ts';

const KEY = 'am_push';

/** The person and the endpoint of this browser's pushes, kept so that the browser need not be asked. */
export interface KeptPush {
  user_id: string;
  endpoint: string;
}

export function keptPush(): KeptPush | null {
  try {
    const [user_id, endpoint] = browserStorage.getItem(KEY)?.split(' ') ?? [];
    return user_id !== undefined && endpoint !== undefined ? { user_id, endpoint } : null;
  } catch {
    return null;
  }
}

/** If it can't be kept, the person is asked to turn pushes on again; nothing else depends on it. */
export function keepPush({ user_id, endpoint }: KeptPush): void {
  try {
    browserStorage.setItem(KEY, `${user_id} ${endpoint}`);
  } catch {
    // A full or forbidden storage.
  }
}

export const forgetPush = (): void => removeDraft(browserStorage, KEY);
