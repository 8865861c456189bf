import { LIMITS, type ApiKey, type ApiKeyWithSecret, type CreateApiKey } from '@abroad/contract';
import type { Selectable } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { instantOrNull, toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { ApiKeyTable } from '../../db/tables.ts';
import { writeAs } from '../../db/write-as.ts';
import { API_KEY_BEGINNING, hashOfApiKey } from '../../http/api-key.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type Row = Omit<Selectable<ApiKeyTable>, 'hash' | 'auth_user_id'>;

const DAY_MS = 24 * 60 * 60_000;
/** More than can be guessed. */
const SECRET_BYTES = 32;
/** The shown characters of a key's random part, by which people recognise it. */
const SHOWN = 6;
const SHOWN_COLUMNS = ['id', 'name', 'prefix', 'scopes', 'created_at', 'expires_at', 'last_used_at'] as const;

const present = (row: Row): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes as ApiKey['scopes'],
  created_at: toInstant(row.created_at),
  expires_at: toInstant(row.expires_at),
  last_used_at: instantOrNull(row.last_used_at),
});

const rowsOf = (db: Database, user_id: string) =>
  db.selectFrom('api_key').select(SHOWN_COLUMNS).where('auth_user_id', '=', user_id);

/** A user's keys, the oldest first; those that have expired too, until they are revoked. */
export async function listKeys({ db }: Pick<Deps, 'db'>, user_id: string): Promise<ApiKey[]> {
  return (await rowsOf(db, user_id).orderBy('created_at').orderBy('id').execute()).map(present);
}

/** Makes a key. It is in this answer alone. @throws AppError TOO_MANY_API_KEYS. */
export async function createKey(
  { db, clock }: Deps,
  user_id: string,
  { name, scopes, expires_in_days }: CreateApiKey,
): Promise<ApiKeyWithSecret> {
  const secret = `${API_KEY_BEGINNING}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const now = clock.now();
  const row = await writeAs(db, user_id, async (trx) => {
    if ((await rowsOf(trx, user_id).execute()).length >= LIMITS.api_keys_max) {
      throw new AppError('TOO_MANY_API_KEYS');
    }
    return trx
      .insertInto('api_key')
      .values({
        id: newId(),
        auth_user_id: user_id,
        name,
        prefix: secret.slice(0, API_KEY_BEGINNING.length + SHOWN),
        hash: hashOfApiKey(secret),
        scopes: [...scopes],
        created_at: new Date(now),
        expires_at: new Date(now + expires_in_days * DAY_MS),
      })
      .returning(SHOWN_COLUMNS)
      .executeTakeFirstOrThrow();
  });
  return { ...present(row), secret };
}

/** Ends a key: no call that begins later is let in by it. @throws AppError NOT_FOUND for another user's. */
export async function revokeKey({ db }: Pick<Deps, 'db'>, user_id: string, id: string): Promise<void> {
  const gone = await writeAs(db, user_id, (trx) =>
    trx.deleteFrom('api_key').where('id', '=', id).where('auth_user_id', '=', user_id).executeTakeFirst(),
  );
  if (gone.numDeletedRows === 0n) {
    throw new AppError('NOT_FOUND');
  }
}
