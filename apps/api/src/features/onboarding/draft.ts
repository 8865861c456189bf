import type { Context } from '../../context.ts';
import { writeAs } from '../../db/write-as.ts';
import { isMentor } from '../profiles/own-profile.ts';

/** Reads a user's unfinished answers about becoming a mentor; null where none are stored. */
export async function readDraft({ db }: Pick<Context, 'db'>, auth_user_id: string): Promise<{ draft: string | null }> {
  const kept = await db
    .selectFrom('onboarding_draft')
    .select('draft')
    .where('auth_user_id', '=', auth_user_id)
    .executeTakeFirst();
  return { draft: kept?.draft ?? null };
}

/** Stores or deletes a user's unfinished answers; nothing is stored for users who are mentors already. */
export async function keepDraft(
  { db }: Pick<Context, 'db'>,
  auth_user_id: string,
  draft: string | null,
): Promise<void> {
  await writeAs(db, auth_user_id, async (trx) => {
    if (draft === null || (await isMentor(trx, auth_user_id))) {
      await trx.deleteFrom('onboarding_draft').where('auth_user_id', '=', auth_user_id).execute();
      return;
    }
    await trx
      .insertInto('onboarding_draft')
      .values({ auth_user_id, draft })
      .onConflict((conflict) => conflict.column('auth_user_id').doUpdateSet({ draft, updated_at: new Date() }))
      .execute();
  });
}
