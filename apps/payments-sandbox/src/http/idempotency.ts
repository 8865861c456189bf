import type { PoolClient } from 'pg';
import { createHash } from 'node:crypto';
import { ApiError } from './call.ts';

/** The stored answer to a request, repeated for a request with the same key. */
export interface KeptReply {
  status: number;
  body: string;
}

/** Two requests with one key are the same when this is. */
export const fingerprintOf = ({ method, path, form, account }: Asked): string =>
  createHash('sha256')
    .update(`${method} ${path}\n${account === null ? form : `${account}\n${form}`}`)
    .digest('hex');

interface Asked {
  method: string;
  path: string;
  form: string;
  account: string | null;
}

/**
 * Finds what was answered under a key: https://docs.stripe.com/api/idempotent_requests
 * @returns null for a key that is new; it then belongs to this transaction
 * @throws ApiError 400 for another request under the key, 409 while the first still runs
 */
export async function findReply(db: PoolClient, key: string, fingerprint: string): Promise<KeptReply | null> {
  const { rows: locks } = await db.query('select pg_try_advisory_xact_lock(hashtextextended($1, 4)) as free', [key]);
  if (locks[0].free !== true) {
    throw new ApiError(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this idempotent key.',
    });
  }
  const { rows } = await db.query<KeptReply & { fingerprint: string }>(
    'select fingerprint, status, body from payments_sandbox.request where key = $1',
    [key],
  );
  const [kept] = rows;
  if (kept !== undefined && kept.fingerprint !== fingerprint) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return kept ?? null;
}

/** Keeps what is answered, in the transaction of what was done. */
export async function keepReply(
  db: PoolClient,
  key: string,
  fingerprint: string,
  { status, body }: KeptReply,
): Promise<void> {
  await db.query('insert into payments_sandbox.request (key, fingerprint, status, body) values ($1, $2, $3, $4)', [
    key,
    fingerprint,
    status,
    body,
  ]);
}
