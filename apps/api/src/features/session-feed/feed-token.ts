import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { writeAs } from '../../db/write-as.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'sealer'>;

const TOKEN_BYTES = 32;
/** What a sealed token belongs to: it opens in no other row. */
const sealContext = (user_id: string) => `calendar_feed_token.secret:${user_id}`;

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A token of 256 random bits, as its row keeps it. */
function newRow({ sealer, clock }: Needs, auth_user_id: string) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { bytes, key_id } = sealer.seal(token, sealContext(auth_user_id));
  const created_at = toInstant(clock.now());
  return { auth_user_id, token_hash: hashOf(token), secret: bytes, secret_key_id: key_id, created_at };
}

/** Somebody's token, made when it is asked for first; of two who ask at once both get the same. */
export async function feedTokenOf(context: Needs, user_id: string): Promise<{ token: string; created_at: string }> {
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

/** Puts a new token in the place of the old one, which is nobody's from then on. */
export async function rotateFeedToken(context: Needs, user_id: string): Promise<void> {
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

/** Seals with the present key what an older one sealed, so that the old one can be taken away. */
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
      // One that was made anew meanwhile stays.
      .where(sql<boolean>`token_hash = ${token_hash}`)
      .execute();
  }
}
