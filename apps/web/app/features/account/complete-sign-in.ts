import { api } from '../../api/browser-client.ts';
import { ensureRecord } from '../../session/ensure-record.ts';
import { session } from '../../session/session-store.ts';
import type { Completed, SignInIntent } from '../../session/types.ts';

let exchange: Promise<Completed> | null = null;

/** Finishes signing in. A code can be used once, so however often it is asked for, the exchange happens once. */
export async function completeSignIn(): Promise<SignInIntent> {
  exchange ??= session.complete();
  const { intent, user } = await exchange;
  await ensureRecord(api, user);
  exchange = null;
  session.adopt(user);
  return intent;
}
