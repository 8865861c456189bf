import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { Replied } from '../../http/handlers.ts';
import { changeEmailPreferences } from '../identity/index.ts';
import { unsubscribePage, PAGE_HEADERS } from './unsubscribe-page.ts';
import { userOfToken } from './unsubscribe-token.ts';

type Needs = Pick<Context, 'db' | 'config'>;

async function ownerOf({ db }: Pick<Needs, 'db'>, token: string): Promise<string> {
  const userId = await userOfToken(db, token);
  if (userId === null) {
    throw new AppError('NOT_FOUND');
  }
  return userId;
}

/** Asks before anything changes: mail scanners open links too. @throws AppError NOT_FOUND for a token that is nobody's. */
export async function showUnsubscribe(context: Needs, token: string): Promise<Replied<string>> {
  await ownerOf(context, token);
  return new Replied(200, unsubscribePage({ done: false, settings_url: settingsUrl(context) }), PAGE_HEADERS);
}

/** Ends the reminders of whom the link was made for. Doing it again changes nothing. */
export async function unsubscribe(context: Needs, token: string): Promise<Replied<string>> {
  await changeEmailPreferences(context.db, await ownerOf(context, token), { reminders: false });
  return new Replied(200, unsubscribePage({ done: true, settings_url: settingsUrl(context) }), PAGE_HEADERS);
}

const settingsUrl = ({ config }: Pick<Needs, 'config'>) => `${config.public_url}/settings#emails`;
