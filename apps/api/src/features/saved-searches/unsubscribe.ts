import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { wordsIn } from '../../core/words-in.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import type { Replied } from '../../http/handlers.ts';
import { changeEmailPreferences } from '../identity/email-preferences.ts';
import { answerUnsubscribe, ownerOf } from '../mail/unsubscribe.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config'>;
interface UnsubscribeQuery {
  token: string;
  /** Left out for the mails about all searches. */
  saved_search_id?: string | undefined;
}

/** The name of a saved search; null if it was deleted. */
async function nameOf(db: Database, user_id: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('saved_search')
    .select('name')
    .where('id', '=', id)
    .where('auth_user_id', '=', user_id)
    .executeTakeFirst();
  return row?.name ?? null;
}

/**
 * A page that asks for confirmation, because mail scanners open links too.
 * @throws AppError NOT_FOUND for an unknown token, and for a search that was deleted.
 */
export async function showSearchUnsubscribe(context: Deps, query: UnsubscribeQuery): Promise<Replied<string>> {
  const { id, language } = await ownerOf(context, query.token);
  const t = wordsIn(language);
  const answer = (about: 'ask' | 'ask_all', named = {}) =>
    answerUnsubscribe(
      context,
      language,
      {
        title: t(`saved_searches.unsubscribe.${about}.title`, named),
        text: t(`saved_searches.unsubscribe.${about}.text`),
        button: t('saved_searches.unsubscribe.button'),
      },
      'notifications',
    );
  if (query.saved_search_id === undefined) {
    return answer('ask_all');
  }
  const name = await nameOf(context.db, id, query.saved_search_id);
  if (name === null) {
    throw new AppError('NOT_FOUND');
  }
  return answer('ask', { name });
}

/** Ends the mails about one search, or about all. Repeating it changes nothing. */
export async function unsubscribeSearch(
  context: Deps,
  { token, saved_search_id }: UnsubscribeQuery,
): Promise<Replied<string>> {
  const { id, language } = await ownerOf(context, token);
  await writeAbout(context.db, id, async (trx) => {
    if (saved_search_id === undefined) {
      await changeEmailPreferences(trx, id, { saved_searches: false });
      return;
    }
    await trx
      .updateTable('saved_search')
      .set({ mail: false, updated_at: new Date(context.clock.now()) })
      .where('id', '=', saved_search_id)
      .where('auth_user_id', '=', id)
      .execute();
  });
  const t = wordsIn(language);
  const done = { title: t('saved_searches.unsubscribe.done.title'), text: t('saved_searches.unsubscribe.done.text') };
  return answerUnsubscribe(context, language, { ...done, button: null }, 'notifications');
}
