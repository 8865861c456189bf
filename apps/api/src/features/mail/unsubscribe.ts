import type { MailUnsubscribeQuery, StoppableCategory } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { wordsIn } from '../../core/words-in.ts';
import { writeAbout } from '../../db/write-as.ts';
import { Replied } from '../../http/handlers.ts';
import { changeEmailPreferences } from '../identity/email-preferences.ts';
import { switchOffMails } from '../notifications/preferences.ts';
import { findByToken } from './unsubscribe-token.ts';
import { unsubscribePage, PAGE_HEADERS } from './unsubscribe-page.ts';

type Deps = Pick<Context, 'db' | 'config'>;

/** The owner of the link. @throws AppError NOT_FOUND for an unknown token. */
export async function ownerOf({ db }: Pick<Deps, 'db'>, token: string): Promise<{ id: string; language: string }> {
  const person = await findByToken(db, token);
  if (!person) {
    throw new AppError('NOT_FOUND');
  }
  return person;
}

/**
 * Answers with the page of a link that ends emails.
 * @param words with a button before, and null for it after
 * @param section of the settings, where they are ended and begun again
 */
export function answerUnsubscribe(
  { config }: Pick<Deps, 'config'>,
  language: string,
  words: { title: string; text: string; button: string | null },
  section: 'emails' | 'notifications' = 'emails',
): Replied<string> {
  const settings_url = `${config.public_url}/settings/notifications#${section}`;
  return new Replied(200, unsubscribePage({ ...words, language, settings_url }), PAGE_HEADERS);
}

/** Returns the page's texts: about reminders, where no category is named. */
function wordsOf(language: string, category: StoppableCategory | undefined) {
  const t = wordsIn(language);
  if (category === undefined) {
    const [title, text] = [t('mail.unsubscribe.ask.title'), t('mail.unsubscribe.ask.text')];
    return {
      ask: { title, text, button: t('mail.unsubscribe.button') },
      done: { title: t('mail.unsubscribe.done.title'), text: t('mail.unsubscribe.done.text'), button: null },
    };
  }
  return {
    ask: {
      title: t(`mail.unsubscribe.categories.${category}.ask`),
      text: t('mail.unsubscribe.categories.text'),
      button: t(`mail.unsubscribe.categories.${category}.button`),
    },
    done: {
      title: t(`mail.unsubscribe.categories.${category}.done`),
      text: t('mail.unsubscribe.categories.again'),
      button: null,
    },
  };
}

const sectionOf = (category: StoppableCategory | undefined) => (category === undefined ? 'emails' : 'notifications');

/** Asks for confirmation: mail scanners open links too. @throws AppError NOT_FOUND for an unknown token. */
export async function showUnsubscribe(
  context: Deps,
  { token, category }: MailUnsubscribeQuery,
): Promise<Replied<string>> {
  const { language } = await ownerOf(context, token);
  return answerUnsubscribe(context, language, wordsOf(language, category).ask, sectionOf(category));
}

/** Ends the reminders of the link's owner, or the emails of a category. Repeating it changes nothing. */
export async function unsubscribe(context: Deps, { token, category }: MailUnsubscribeQuery): Promise<Replied<string>> {
  const { id, language } = await ownerOf(context, token);
  await writeAbout(context.db, id, (trx) =>
    category === undefined ? changeEmailPreferences(trx, id, { reminders: false }) : switchOffMails(trx, id, category),
  );
  return answerUnsubscribe(context, language, wordsOf(language, category).done, sectionOf(category));
}
