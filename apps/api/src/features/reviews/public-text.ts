import { findContactData, hideSpans } from '@abroad/contact-finder';
import { HIDDEN_MARK } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { findCountries } from '../../db/shared-countries.ts';
import { findBookingOf } from '../bookings/core/queries.ts';
import type { BookingRow } from '../bookings/core/apply-event.ts';

type TwoPeople = Pick<BookingRow, 'mentor_user_id' | 'prospect_user_id'>;

/** Returns the public form of a text by one of two people; null where it is unchanged. */
export async function publicTextOf(
  { config }: Pick<Context, 'config'>,
  db: Database,
  people: TwoPeople,
  text: string | null | undefined,
): Promise<string | null> {
  if (text === null || text === undefined) {
    return null;
  }
  const countries = await findCountries(db, people);
  const spans = findContactData(text, { countries, own_host: new URL(config.public_url).host });
  return spans.length === 0 ? null : hideSpans(text, spans, HIDDEN_MARK);
}

/** Returns the public form of a review or a reply. @throws AppError NOT_FOUND for another user's booking. */
export async function checkReviewText(
  context: Pick<Context, 'db' | 'config'>,
  { id, user_id, text }: { id: string; user_id: string; text: string },
): Promise<{ public_text: string | null }> {
  const booking = await findBookingOf(context.db, id, user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  return { public_text: await publicTextOf(context, context.db, booking, text) };
}
