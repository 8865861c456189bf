import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/connection.ts';

const TOKEN_BYTES = 16;

/** The secret of somebody's unsubscribe links: random, and so neither guessed nor made from anything else. */
export async function unsubscribeTokenOf(db: Database, auth_user_id: string): Promise<string> {
  await db
    .insertInto('unsubscribe_token')
    .values({ auth_user_id, token: randomBytes(TOKEN_BYTES).toString('hex') })
    .onConflict((conflict) => conflict.column('auth_user_id').doNothing())
    .execute();
  const { token } = await db
    .selectFrom('unsubscribe_token')
    .select('token')
    .where('auth_user_id', '=', auth_user_id)
    .executeTakeFirstOrThrow();
  return token;
}

/** @returns null for a token that is nobody's. */
export async function userOfToken(db: Database, token: string): Promise<string | null> {
  const found = await db
    .selectFrom('unsubscribe_token')
    .select('auth_user_id')
    .where('token', '=', token)
    .executeTakeFirst();
  return found?.auth_user_id ?? null;
}
