import { api } from '../../api/browser-client.ts';
import type { Names } from './name-form.tsx';
import { paths } from '../../lib/paths.ts';
import { defaultZone } from '../../lib/viewer-zone.ts';
import { makeRecord } from '../../session/ensure-record.ts';
import { session } from '../../session/session-store.ts';
import type { Completed, SignInIntent } from '../../session/types.ts';

/** The names with which a sign-in began that is not finished. */
export const namesSaid = async (): Promise<Names | null> => (await exchange)?.user ?? null;

let exchange: Promise<Completed> | null = null;

/**
 * Finishes signing in. A code can be used once, so however often it is asked for, the exchange happens once.
 * @param names in place of those that the identity provider said, where these were refused.
 */
export async function completeSignIn(names: Names | null = null): Promise<SignInIntent> {
  exchange ??= session.complete();
  const { intent, user: said } = await exchange;
  const user = { ...said, ...names };
  // At each sign-in: the service also learns of a changed address by it.
  const record = await makeRecord(api, user);
  exchange = null;
  session.adopt(user);
  defaultZone(record.time_zone);
  // Whoever is suspended is told why, wherever they were going.
  return record.status === 'suspended' ? { redirect_url: paths.settings(), kind: null, is_sign_up: false } : intent;
}
