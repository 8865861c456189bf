import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';

const SECRET = 'proof-addresses';
const KEY_BYTES = 32;

/** Hashes that say nothing to those who have the database alone. */
export interface KeyedHash {
  /** The same for the same parts: HMAC-SHA256 (RFC 2104). */
  of(purpose: 'mailbox' | 'place' | 'code', ...parts: readonly string[]): Buffer;
}

const keys = new WeakMap<Database, Promise<Buffer>>();

async function readKey({ db, sealer }: Pick<Context, 'db' | 'sealer'>): Promise<Buffer> {
  const made = sealer.sealBytes(randomBytes(KEY_BYTES), SECRET);
  await db
    .insertInto('sealed_secret')
    .values({ name: SECRET, secret: made.bytes, secret_key_id: made.key_id })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { secret, secret_key_id } = await db
    .selectFrom('sealed_secret')
    .selectAll()
    .where('name', '=', SECRET)
    .executeTakeFirstOrThrow();
  return sealer.openBytes({ bytes: secret, key_id: secret_key_id }, SECRET);
}

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

/** Seals the key anew with the first of `ENCRYPTION_KEYS`, so that an older one can be removed. */
export async function resealProofKey({ db, sealer }: Pick<Context, 'db' | 'sealer'>): Promise<void> {
  const found = await db
    .selectFrom('sealed_secret')
    .selectAll()
    .where('name', '=', SECRET)
    .where('secret_key_id', '<>', sealer.key_id)
    .executeTakeFirst();
  if (found === undefined) {
    return;
  }
  const plain = sealer.openBytes({ bytes: found.secret, key_id: found.secret_key_id }, SECRET);
  const sealed = sealer.sealBytes(plain, SECRET);
  await db
    .updateTable('sealed_secret')
    .set({ secret: sealed.bytes, secret_key_id: sealed.key_id })
    .where('name', '=', SECRET)
    .where('secret_key_id', '=', found.secret_key_id)
    .execute();
}
