import { createHash } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { toInstant } from '../../../core/clock.ts';
import { writeAs } from '../../../db/write-as.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'sealer'>;

/** How long the user may take at Google. */
const STATE_MS = 10 * 60_000;

/** An authorisation that a user has started. */
export interface PendingAuthorization {
  user_id: string;
  code_verifier: string;
  return_to: string | null;
}

const hashOf = (state: string) => createHash('sha256').update(state).digest();
const sealContext = (hash: Buffer) => `calendar_oauth_state.code_verifier:${hash.toString('hex')}`;

/**
 * Stores a started authorisation under a state.
 * @returns when it expires, in epoch milliseconds.
 */
export async function storeState(
  { db, clock, sealer }: Deps,
  state: string,
  pending: PendingAuthorization,
): Promise<number> {
  const now = clock.now();
  const state_hash = hashOf(state);
  const { bytes, key_id } = sealer.seal(pending.code_verifier, sealContext(state_hash));
  await db.deleteFrom('calendar_oauth_state').where('expires_at', '<=', toInstant(now)).execute();
  const row = {
    state_hash,
    auth_user_id: pending.user_id,
    code_verifier: bytes,
    code_verifier_key_id: key_id,
    return_to: pending.return_to,
    expires_at: toInstant(now + STATE_MS),
  };
  await writeAs(db, pending.user_id, (trx) => trx.insertInto('calendar_oauth_state').values(row).execute());
  return now + STATE_MS;
}

/**
 * Takes a state, once, for the user who started it and until it expires.
 * @returns null for any other state; another user's state is left alone.
 */
export async function takeState(
  { db, clock, sealer }: Deps,
  state: string,
  user_id: string,
): Promise<PendingAuthorization | null> {
  const state_hash = hashOf(state);
  const row = await db
    .deleteFrom('calendar_oauth_state')
    .where('state_hash', '=', state_hash)
    .where('auth_user_id', '=', user_id)
    .where('expires_at', '>', toInstant(clock.now()))
    .returning(['code_verifier', 'code_verifier_key_id', 'return_to'])
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  const sealed = { bytes: row.code_verifier, key_id: row.code_verifier_key_id };
  return { user_id, code_verifier: sealer.open(sealed, sealContext(state_hash)), return_to: row.return_to };
}
