import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { writeAs } from '../../db/write-as.ts';
import type { CalendarFeed } from '@abroad/contract';

type Deps = Pick<Context, 'db' | 'clock' | 'sealer'>;

const TOKEN_BYTES = 32;
/** Binds a sealed token to its row: it can't be opened in another one. */
const sealContext = (user_id: string) => `calendar_feed_token.secret:${user_id}`;

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A row with a new token of 256 random bits. */
function newRow({ sealer, clock }: Deps, auth_user_id: string) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { bytes, key_id } = sealer.seal(token, sealContext(auth_user_id));
  const created_at = toInstant(clock.now());
  return { auth_user_id, token_hash: hashOf(token), secret: bytes, secret_key_id: key_id, created_at };
}

/** A user's token, created on first use; concurrent calls get the same one. */
export async function feedTokenOf(context: Deps, user_id: string): Promise<{ token: string; created_at: string }> {
  const { db, sealer } = context;
  const find = () =>
    db.selectFrom('calendar_feed_token').selectAll().where('auth_user_id', '=', user_id).executeTakeFirst();
  const insert = async () => {
    const row = newRow(context, user_id);
    await writeAs(db, user_id, (trx) =>
      trx
        .insertInto('calendar_feed_token')
        .values(row)
        .onConflict((conflict) => conflict.column('auth_user_id').doNothing())
        .execute(),
    );
    return (await find()) ?? row;
  };
  const { secret, secret_key_id, created_at } = (await find()) ?? (await insert());
  return { token: sealer.open({ bytes: secret, key_id: secret_key_id }, sealContext(user_id)), created_at };
}

/** Replaces the token; the former one is no longer valid. */
export async function rotateFeedToken(context: Deps, user_id: string): Promise<void> {
  const { auth_user_id, ...row } = newRow(context, user_id);
  await writeAs(context.db, user_id, (trx) =>
    trx
      .insertInto('calendar_feed_token')
      .values({ auth_user_id, ...row })
      .onConflict((conflict) => conflict.column('auth_user_id').doUpdateSet(row))
      .execute(),
  );
}

const BATCH = 500;

/** Seals tokens with the current key, so that an older key can be removed. */
export async function resealFeedTokens({ db, sealer }: Pick<Context, 'db' | 'sealer'>): Promise<void> {
  const rows = await db
    .selectFrom('calendar_feed_token')
    .selectAll()
    .where('secret_key_id', '<>', sealer.key_id)
    .limit(BATCH)
    .execute();
  for (const { auth_user_id, token_hash, secret, secret_key_id } of rows) {
    const place = sealContext(auth_user_id);
    const sealed = sealer.seal(sealer.open({ bytes: secret, key_id: secret_key_id }, place), place);
    await db
      .updateTable('calendar_feed_token')
      .set({ secret: sealed.bytes, secret_key_id: sealed.key_id })
      .where('auth_user_id', '=', auth_user_id)
      // A token that was rotated meanwhile stays.
      .where(sql<boolean>`token_hash = ${token_hash}`)
      .execute();
  }
}

export async function feedOf(context: Deps & Pick<Context, 'config'>, user_id: string): Promise<CalendarFeed> {
  const { token, created_at } = await feedTokenOf(context, user_id);
  const url = `${context.config.public_url}/api/v1/calendar/feeds/${token}.ics`;
  return { url, webcal_url: url.replace(/^https?:/, 'webcal:'), created_at: toInstant(created_at) };
}
