import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { findFeedFacts } from '../bookings/mails/booking-facts.ts';
import { writeFeed } from '../calendar-files/calendar-file.ts';
import { hashOf } from './feed-token.ts';

/** `<token>.ics`: 256 bits in base64url. */
const FILE = /^([\w-]{43})\.ics$/;

/** @returns the token that an address names. @throws AppError NOT_FOUND */
export function tokenIn(file: string): string {
  const token = FILE.exec(file)?.[1];
  if (token === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return token;
}

/**
 * The sessions behind a token as an iCalendar file, in their owner's language.
 * @throws AppError NOT_FOUND for an unknown or rotated token, and for one of a suspended user.
 */
export async function readFeed({ db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>, token: string) {
  const owner = await db
    .selectFrom('calendar_feed_token as feed')
    .innerJoin('authenticated_user as person', 'person.id', 'feed.auth_user_id')
    .select(['person.id', 'person.language'])
    .where('feed.token_hash', '=', hashOf(token))
    .where('person.status', '=', 'active')
    .executeTakeFirst();
  if (!owner) {
    throw new AppError('NOT_FOUND');
  }
  const sessions = await findFeedFacts(db, owner.id, clock.now());
  return writeFeed(sessions, { language: owner.language, settings: config });
}
