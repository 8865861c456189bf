import { api } from '../../api/browser-client.ts';
import { ensureRecord } from '../../session/ensure-record.ts';
import { session } from '../../session/session-store.ts';
import type { SignInIntent } from '../../session/types.ts';

let intent: Promise<SignInIntent> | null = null;

/** Finishes signing in. A code can be used once, so however often it is asked for, the exchange happens once. */
export async function completeSignIn(): Promise<SignInIntent> {
  intent ??= session.complete();
  const wanted = await intent;
  const { user } = session.current();
  if (user !== null) {
    await ensureRecord(api, user);
  }
  intent = null;
  return wanted;
}
