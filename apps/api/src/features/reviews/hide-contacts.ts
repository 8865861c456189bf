import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { writeBetween } from '../../db/write-as.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { findBooking, type BookingRow } from '../bookings/core/apply-event.ts';
import { publicTextOf } from './public-text.ts';
import { findReviewsOf, type ReviewRow } from './queries.ts';

type Deps = Pick<Context, 'db' | 'config'>;

/** For a review that was published before contact data were hidden. */
export const hideContactsJob = jobKind({ task: 'hide-contacts-of-review', payload: z.object({ review_id: z.uuid() }) });

/** Hides contact data in reviews of a booking, and in their replies, where that was not done as they were written. */
export async function hideContacts(
  context: Pick<Deps, 'config'>,
  trx: Database,
  booking: Pick<BookingRow, 'mentor_user_id' | 'prospect_user_id'>,
  reviews: readonly ReviewRow[],
): Promise<void> {
  for (const { id, text, reply, ...shown } of reviews) {
    const public_text = shown.public_text ?? (await publicTextOf(context, trx, booking, text));
    const public_reply = shown.public_reply ?? (await publicTextOf(context, trx, booking, reply));
    if (public_text !== shown.public_text || public_reply !== shown.public_reply) {
      await trx.updateTable('review').set({ public_text, public_reply }).where('id', '=', id).execute();
    }
  }
}

/** The same for one review, under the locks of both people. It may run again. */
export async function hideContactsOf(context: Deps, review_id: string): Promise<void> {
  const found = await context.db
    .selectFrom('review')
    .select('booking_id')
    .where('id', '=', review_id)
    .executeTakeFirst();
  if (found === undefined) {
    return;
  }
  const booking = await findBooking(context.db, found.booking_id);
  await writeBetween(context.db, booking, null, async (trx) => {
    // Otherwise the database refuses to change what others read of a published review.
    await sql`select set_config('abroad_mentors.hiding_contacts', 'on', true)`.execute(trx);
    const reviews = await findReviewsOf(trx, booking.id);
    await hideContacts(
      context,
      trx,
      booking,
      reviews.filter(({ id }) => id === review_id),
    );
  });
}
