import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { writeAbout } from '../../db/write-as.ts';
import { Replied } from '../../http/handlers.ts';
import { changeEmailPreferences } from '../identity/index.ts';
import { wordsIn } from './locales/index.ts';
import { PAGE_HEADERS, unsubscribePage } from './unsubscribe-page.ts';
import { findByToken } from './unsubscribe-token.ts';

type Deps = Pick<Context, 'db' | 'config'>;

/** The owner of the link. @throws AppError NOT_FOUND for an unknown token. */
export async function ownerOf({ db }: Pick<Deps, 'db'>, token: string): Promise<{ id: string; language: string }> {
  const person = await findByToken(db, token);
  if (!person) {
    throw new AppError('NOT_FOUND');
  }
  return person;
}

/** Answers with the page of a link that ends emails. @param words with a button before, and null for it after */
export function answerUnsubscribe(
  { config }: Pick<Deps, 'config'>,
  language: string,
  words: { title: string; text: string; button: string | null },
): Replied<string> {
  const settings_url = `${config.public_url}/settings#emails`;
  return new Replied(200, unsubscribePage({ ...words, language, settings_url }), PAGE_HEADERS);
}

/** Asks for confirmation: mail scanners open links too. @throws AppError NOT_FOUND for an unknown token. */
export async function showUnsubscribe(context: Deps, token: string): Promise<Replied<string>> {
  const { language } = await ownerOf(context, token);
  const { ask, button } = wordsIn(language).unsubscribe;
  return answerUnsubscribe(context, language, { ...ask, button });
}

/** Ends the reminders of the link's owner. Repeating it changes nothing. */
export async function unsubscribe(context: Deps, token: string): Promise<Replied<string>> {
  const { id, language } = await ownerOf(context, token);
  await writeAbout(context.db, id, (trx) => changeEmailPreferences(trx, id, { reminders: false }));
  return answerUnsubscribe(context, language, { ...wordsIn(language).unsubscribe.done, button: null });
}
