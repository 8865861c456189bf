import { createHmac, randomBytes } from 'node:crypto';
import type { Sealer } from '../core/sealing.ts';
import type { Database } from './connection.ts';
import { madeSecret, resealMadeSecret } from './made-secret.ts';

/** The purposes of keys: a key for links can't sign addresses. */
const KEY_NAMES = ['proof-addresses', 'attachment-links', 'reply-addresses'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

const KEY_BYTES = 32;

interface Deps {
  db: Database;
  sealer: Sealer;
}

/** Hashes that are useless to a person who only has the database. */
export interface KeyedHash {
  /** Returns the same hash for the same parts: HMAC-SHA256 (RFC 2104). */
  of(purpose: string, ...parts: readonly string[]): Buffer;
}

const keys = new WeakMap<Database, Map<KeyName, Promise<Buffer>>>();

function keyOf(deps: Deps, name: KeyName): Promise<Buffer> {
  const known = keys.get(deps.db) ?? new Map<KeyName, Promise<Buffer>>();
  keys.set(deps.db, known);
  let reading = known.get(name);
  if (reading === undefined) {
    reading = madeSecret(deps, name, () => randomBytes(KEY_BYTES));
    known.set(name, reading);
    reading.catch(() => known.delete(name));
  }
  return reading;
}

/**
 * Returns the hash whose key is made once and stored encrypted in the database, so that it stays the same when `ENCRYPTION_KEYS` change. Call
 * it outside of transactions.
 */
export async function keyedHash(deps: Deps, name: KeyName): Promise<KeyedHash> {
  const key = await keyOf(deps, name);
  return {
    of: (purpose, ...parts) =>
      createHmac('sha256', key)
        .update(JSON.stringify([purpose, ...parts]))
        .digest(),
  };
}

/** Encrypts the keys again with the first of `ENCRYPTION_KEYS`, so that an older one can be removed. */
export async function resealKeys(deps: Deps): Promise<void> {
  for (const name of KEY_NAMES) {
    await resealMadeSecret(deps, name);
  }
}
