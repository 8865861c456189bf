import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';

const TOKEN_BYTES = 16;

/** The random secret of a user's unsubscribe links. */
export async function unsubscribeTokenOf(db: Database, auth_user_id: string): Promise<string> {
  const fresh = randomBytes(TOKEN_BYTES).toString('hex');
  await writeAbout(db, auth_user_id, (trx) =>
    trx
      .insertInto('unsubscribe_token')
      .values({ auth_user_id, token: fresh })
      .onConflict((conflict) => conflict.column('auth_user_id').doNothing())
      .execute(),
  );
  const kept = await db
    .selectFrom('unsubscribe_token')
    .select('token')
    .where('auth_user_id', '=', auth_user_id)
    .executeTakeFirst();
  // A user erased in the meantime has none, and gets no email either.
  return kept?.token ?? fresh;
}

/** The token's owner and their language; undefined for an unknown token. */
export const findByToken = (db: Database, token: string): Promise<{ id: string; language: string } | undefined> =>
  db
    .selectFrom('unsubscribe_token')
    .innerJoin('authenticated_user as person', 'person.id', 'unsubscribe_token.auth_user_id')
    .select(['person.id', 'person.language'])
    .where('token', '=', token)
    .executeTakeFirst();
