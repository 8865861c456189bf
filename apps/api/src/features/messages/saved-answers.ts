import type { SavedAnswers } from '@abroad/contract/saved-answers';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';

/** Reads the texts that a user writes often, in their order. */
export async function listSavedAnswers(db: Database, auth_user_id: string): Promise<SavedAnswers> {
  const rows = await db
    .selectFrom('saved_answer')
    .select('text')
    .where('auth_user_id', '=', auth_user_id)
    .orderBy('position')
    .execute();
  return { items: rows.map(({ text }) => text) };
}

/** Replaces them all. */
export const putSavedAnswers = (
  { db }: Pick<Context, 'db'>,
  auth_user_id: string,
  items: readonly string[],
): Promise<SavedAnswers> =>
  writeAs(db, auth_user_id, async (trx) => {
    await trx.deleteFrom('saved_answer').where('auth_user_id', '=', auth_user_id).execute();
    const rows = items.filter((text) => text !== '').map((text, position) => ({ auth_user_id, position, text }));
    if (rows.length > 0) {
      await trx.insertInto('saved_answer').values(rows).execute();
    }
    return listSavedAnswers(trx, auth_user_id);
  });
