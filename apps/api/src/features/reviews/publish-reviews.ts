import { publishesReviews, reviewSpan } from '@abroad/booking-rules';
import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { UncountedBecause } from '../../db/review-tables.ts';
import { writeAbout, writeBetween } from '../../db/write-as.ts';
import type { DueRows } from '../../jobs/define-job.ts';
import { enqueue, nearJobs } from '../../jobs/enqueue.ts';
import { aboutBooking, notify } from '../notifications/notify.ts';
import { settleReviewsJob } from '../../jobs/known-jobs.ts';
import { BY_SYSTEM } from '../bookings/core/history.ts';
import { findBooking, lockBooking, type BookingRow } from '../bookings/core/apply-event.ts';
import { recordNews } from '../bookings/core/consequences.ts';
import { putRating } from '../mentors/put-rating.ts';
import { freezeIfBombed, shownSummary } from './freeze-rating.ts';
import { publicTextOf } from './public-text.ts';
import { uncountRing } from './review-ring.ts';
import { findReviewsOf, type ReviewRow } from './queries.ts';
import { recordReviewEvents } from './review-events.ts';
import { reviewPublishedJob } from './notify-of-reviews.ts';

type SettleContext = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;
type ReviewedBooking = Pick<
  BookingRow,
  'id' | 'status' | 'end_at' | 'mentor_user_id' | 'prospect_user_id' | 'price_minor'
>;

/**
 * Why a review of a mentor is listed and doesn't count; null where it does. A mentor could create new accounts for free
 * sessions, and an account with the mentor's card, browser or network may be theirs.
 */
const uncountedBecause = ({ price_minor }: ReviewedBooking) => sql<UncountedBecause | null>`
  case when author_role = 'prospect' then coalesce(
    (select 'same_' || mine.kind from account_signal mine
     join account_signal theirs on theirs.kind = mine.kind and theirs.key = mine.key
       and theirs.auth_user_id = review.mentor_user_id
     where mine.auth_user_id = review.author_user_id
     order by array_position(array['card', 'device', 'address'], mine.kind) limit 1),
    case when ${price_minor} = 0 and not exists (
      select 1 from authenticated_user author where author.id = review.author_user_id
        and author.created_at <= review.created_at - make_interval(days => ${LIMITS.new_account_days})) then 'new_account' end)
  end`;

/** The sessions with a sealed review whose period ends, and how long after the session that is. */
export const DUE_REVIEWS: DueRows = {
  name: 'booking_reviews_end',
  table: 'booking',
  at: 'end_at',
  after_ms: reviewSpan(0).end,
  // Looked up for each session that the index finds, and never the other way round.
  where: sql`status in ('confirmed', 'completed')
    and (select true from review where review.booking_id = booking.id and review.status = 'sealed' limit 1)`,
  columns: ['id'],
  job: ({ id: booking_id = '' }, options) => settleReviewsJob({ booking_id }, options),
};

/** Publishes sealed reviews. */
const publish = (trx: Database, booking: ReviewedBooking, now: number): Promise<ReviewRow[]> =>
  trx
    .updateTable('review')
    .set({
      status: 'published',
      published_at: toInstant(now),
      counts: sql<boolean>`${uncountedBecause(booking)} is null`,
      uncounted_because: uncountedBecause(booking),
    })
    .where('booking_id', '=', booking.id)
    .where('status', '=', 'sealed')
    .returningAll()
    .execute();

/**
 * The consequences of publication: history entries of the review and the booking, webhooks, and an email to the reviewed
 * person.
 */
async function announcePublished(trx: Database, booking: ReviewedBooking, published: readonly ReviewRow[]) {
  await recordReviewEvents(
    trx,
    published.map((review) => ({
      review,
      kind: 'published',
      from_status: 'sealed',
      by: BY_SYSTEM,
    })),
  );
  // A mentor's review of a prospect stays between them: the history and webhooks leave it out.
  const news = published
    .filter(({ author_role }) => author_role === 'prospect')
    .map(({ id: review_id }) => ({
      event: 'review_published' as const,
      by: BY_SYSTEM,
      detail: { review_id },
    }));
  if (news.length > 0) {
    await recordNews(trx, booking, news);
  }
  await notify(
    trx,
    published.map(({ id, author_role }) => ({
      user_id: author_role === 'mentor' ? booking.prospect_user_id : booking.mentor_user_id,
      kind: 'review_published',
      key: `review_published:${id}`,
      ...aboutBooking(booking.id),
    })),
  );
  await enqueue(
    trx,
    published.map(({ id: review_id }) => reviewPublishedJob({ review_id })),
  );
}

/** Hides contact data in reviews of a booking, and in their replies, where that was not done as they were written. */
async function hideContacts(
  context: Pick<Context, 'config'>,
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

const settleRating = async (context: SettleContext, trx: Database, mentor_user_id: string) =>
  putRating(context, trx, mentor_user_id, await shownSummary(trx, mentor_user_id, context.clock.now()));

/**
 * Publishes the due reviews of a session, and computes the mentor's rating. Call
 * it with both users' locks held, so that each is published once.
 * @returns those that were published now.
 */
export async function settleReviews(
  context: SettleContext,
  trx: Database,
  { id }: Pick<BookingRow, 'id'>,
): Promise<ReviewRow[]> {
  const now = context.clock.now();
  const booking = await lockBooking(trx, id);
  const sealed = (await findReviewsOf(trx, id)).filter(({ status }) => status === 'sealed');
  const end = Date.parse(booking.end_at);
  const isDue = publishesReviews({ status: booking.status, end, written: sealed.length }, now);
  const before = await shownSummary(trx, booking.mentor_user_id, now);
  if (isDue) {
    await hideContacts(context, trx, booking, sealed);
  }
  const published = sealed.length > 0 && isDue ? await publish(trx, booking, now) : [];
  if (published.length > 0) {
    await announcePublished(trx, booking, published);
    await uncountRing(trx, booking, now);
    await freezeIfBombed(trx, booking, { before, now });
  } else if (sealed.length > 0 && now < reviewSpan(end).end) {
    await enqueue(
      trx,
      nearJobs([settleReviewsJob({ booking_id: id }, { run_at: toInstant(reviewSpan(end).end) })], now),
    );
  }
  await settleRating(context, trx, booking.mentor_user_id);
  return published;
}

/** Computes the rating of a mentor under their lock, when its freeze ends. It may run again. */
export async function settleRatingOf(context: SettleContext, mentor_user_id: string): Promise<void> {
  await writeAbout(context.db, mentor_user_id, (trx) => settleRating(context, trx, mentor_user_id));
}

/** The same as a job: when a session is completed or a no-show, and when the review period ends. It may run again. */
export async function settleReviewsOf(context: SettleContext, booking_id: string): Promise<void> {
  const booking = await findBooking(context.db, booking_id);
  await writeBetween(context.db, booking, null, (trx) => settleReviews(context, trx, booking));
}
