import { api } from '../../api/browser-client.ts';
import { paths } from '../../lib/paths.ts';
import { defaultZone } from '../../lib/viewer-zone.ts';
import { makeRecord } from '../../session/ensure-record.ts';
import { session } from '../../session/session-store.ts';
import type { Completed, SignInIntent } from '../../session/types.ts';

let exchange: Promise<Completed> | null = null;

/** Finishes signing in. A code can be used once, so however often it is asked for, the exchange happens once. */
export async function completeSignIn(): Promise<SignInIntent> {
  exchange ??= session.complete();
  const { intent, user } = await exchange;
  // At each sign-in: the service also learns of a changed address by it.
  const record = await makeRecord(api, user);
  exchange = null;
  session.adopt(user);
  defaultZone(record.time_zone);
  // Whoever is suspended is told why, wherever they were going.
  return record.status === 'suspended' ? { redirect_url: paths.settings(), kind: null, is_sign_up: false } : intent;
}
