import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { madeSecret, resealMadeSecret } from '../../db/made-secret.ts';

const SECRET = 'proof-addresses';
const KEY_BYTES = 32;

/** Hashes that say nothing to those who have the database alone. */
export interface KeyedHash {
  /** The same for the same parts: HMAC-SHA256 (RFC 2104). */
  of(purpose: 'mailbox' | 'place' | 'code', ...parts: readonly string[]): Buffer;
}

const keys = new WeakMap<Database, Promise<Buffer>>();

const readKey = (context: Pick<Context, 'db' | 'sealer'>): Promise<Buffer> =>
  madeSecret(context, SECRET, () => randomBytes(KEY_BYTES));

/**
 * The hash whose key is made once and kept sealed in the database, so that it stays the same when `ENCRYPTION_KEYS` change. Call
 * it outside of transactions.
 */
export async function keyedHash(context: Pick<Context, 'db' | 'sealer'>): Promise<KeyedHash> {
  let reading = keys.get(context.db);
  if (reading === undefined) {
    reading = readKey(context);
    keys.set(context.db, reading);
    reading.catch(() => keys.delete(context.db));
  }
  const key = await reading;
  return {
    of: (purpose, ...parts) =>
      createHmac('sha256', key)
        .update(JSON.stringify([purpose, ...parts]))
        .digest(),
  };
}

/** Seals the key anew with the first of `ENCRYPTION_KEYS`. */
export const resealProofKey = (context: Pick<Context, 'db' | 'sealer'>): Promise<void> =>
  resealMadeSecret(context, SECRET);
