import { createHash } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { toInstant } from '../../../core/clock.ts';
import { writeAs } from '../../../db/write-as.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'sealer'>;

/** As long as agreeing at Google may take. */
const STATE_MS = 10 * 60_000;

/** What was begun, and by whom. */
export interface Begun {
  user_id: string;
  code_verifier: string;
  return_to: string | null;
}

const hashOf = (state: string) => createHash('sha256').update(state).digest();
const sealContext = (hash: Buffer) => `calendar_oauth_state.code_verifier:${hash.toString('hex')}`;

/** Keeps what somebody begins under a state. @returns when it ends, in epoch milliseconds. */
export async function keepState({ db, clock, sealer }: Needs, state: string, begun: Begun): Promise<number> {
  const now = clock.now();
  const state_hash = hashOf(state);
  const { bytes, key_id } = sealer.seal(begun.code_verifier, sealContext(state_hash));
  await db.deleteFrom('calendar_oauth_state').where('expires_at', '<=', toInstant(now)).execute();
  const row = {
    state_hash,
    auth_user_id: begun.user_id,
    code_verifier: bytes,
    code_verifier_key_id: key_id,
    return_to: begun.return_to,
    expires_at: toInstant(now + STATE_MS),
  };
  await writeAs(db, begun.user_id, (trx) => trx.insertInto('calendar_oauth_state').values(row).execute());
  return now + STATE_MS;
}

/**
 * Takes a state, which can be done once, by whoever began it and while it lasts: the statement decides.
 * @returns null for any other one; that of somebody else stays theirs.
 */
export async function takeState({ db, clock, sealer }: Needs, state: string, user_id: string): Promise<Begun | null> {
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
