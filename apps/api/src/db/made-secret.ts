import type { Sealer } from '../core/sealing.ts';
import type { Database } from './connection.ts';

interface Deps {
  db: Database;
  sealer: Sealer;
}

/**
 * Returns a secret that is made once, on first use, and stored encrypted, so that it stays the same when `ENCRYPTION_KEYS` change. Of
 * several processes one makes it. Call it outside of transactions.
 * @param make the bytes of a new one.
 */
export async function madeSecret({ db, sealer }: Deps, name: string, make: () => Buffer): Promise<Buffer> {
  const find = () => db.selectFrom('sealed_secret').selectAll().where('name', '=', name);
  const known = await find().executeTakeFirst();
  if (known === undefined) {
    const made = sealer.sealBytes(make(), name);
    await db
      .insertInto('sealed_secret')
      .values({ name, secret: made.bytes, secret_key_id: made.key_id })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
  const { secret, secret_key_id } = known ?? (await find().executeTakeFirstOrThrow());
  return sealer.openBytes({ bytes: secret, key_id: secret_key_id }, name);
}

/** Encrypts a secret again with the first of `ENCRYPTION_KEYS`, so that an older one can be removed. */
export async function resealMadeSecret({ db, sealer }: Deps, name: string): Promise<void> {
  const found = await db
    .selectFrom('sealed_secret')
    .selectAll()
    .where('name', '=', name)
    .where('secret_key_id', '<>', sealer.key_id)
    .executeTakeFirst();
  if (found === undefined) {
    return;
  }
  const plain = sealer.openBytes({ bytes: found.secret, key_id: found.secret_key_id }, name);
  const sealed = sealer.sealBytes(plain, name);
  await db
    .updateTable('sealed_secret')
    .set({ secret: sealed.bytes, secret_key_id: sealed.key_id })
    .where('name', '=', name)
    .where('secret_key_id', '=', found.secret_key_id)
    .execute();
}
