import { whyNot } from '@abroad/booking-rules';
import type { BookingReviews, FieldError, PutReview, Review } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeBetween } from '../../db/write-as.ts';
import { findBookingOf, type BookingView } from '../bookings/core/queries.ts';
import { questionOf, sideOf, type Side } from '../bookings/core/present.ts';
import { presentReview, presentReviews } from './present.ts';
import { publicTextOf } from './public-text.ts';
import { settleReviews } from './publish-reviews.ts';
import { findReviewsOf, type ReviewRow } from './queries.ts';
import { recordReviewEvents } from './review-events.ts';

type ReviewContext = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;

const REQUIRED = {
  prospect: {
    stars: 'Choose 1 to 5 stars',
    would_book_again: 'Answer yes or no',
  },
  mentor: {
    on_time: 'Answer yes or no',
    prepared: 'Answer yes or no',
    would_meet_again: 'Answer yes or no',
  },
} as const;
const OPTIONAL = {
  prospect: ['aspects', 'text', 'lang', 'private_note'],
  mentor: ['private_note'],
} as const;

/** @throws AppError VALIDATION_FAILED for missing fields, and for fields of the other side. */
function checkFields(body: PutReview, side: Side): void {
  const required: Readonly<Record<string, string>> = REQUIRED[side];
  const known = new Set<string>([...Object.keys(required), ...OPTIONAL[side]]);
  const missing = Object.entries(required).filter(([path]) => body[path as keyof PutReview] === undefined);
  const strange = Object.keys(body).filter((path) => !known.has(path) && body[path as keyof PutReview] !== undefined);
  const errors: FieldError[] = [
    ...missing.map(([path, message]) => ({ path, message })),
    ...strange.map((path) => ({ path, message: `Leave out ${path}` })),
  ];
  if (errors.length > 0) {
    throw new AppError('VALIDATION_FAILED', { errors });
  }
}

function contentOf(
  body: PutReview,
  { side, language, public_text }: { side: Side; language: string; public_text: string | null },
) {
  const { stars = null, would_book_again = null, aspects, text = null, private_note = null } = body;
  const given = Object.entries(aspects ?? {}).filter(([, score]) => score !== undefined);
  const { on_time = false, prepared = false, would_meet_again = false } = body;
  return {
    stars,
    would_book_again,
    aspects: given.length === 0 ? null : JSON.stringify(Object.fromEntries(given)),
    answers: side === 'mentor' ? JSON.stringify({ on_time, prepared, would_meet_again }) : null,
    text,
    public_text,
    private_note,
    lang: body.lang ?? language,
  };
}

/** Writes one side's review, unless it was published or the period ended in the meantime: the condition decides. */
async function upsert(
  trx: Database,
  { booking, side, user_id, now }: { booking: BookingView; side: Side; user_id: string; now: string },
  content: ReturnType<typeof contentOf>,
): Promise<ReviewRow | undefined> {
  return trx
    .insertInto('review')
    .values({
      id: newId(),
      booking_id: booking.id,
      author_role: side,
      author_user_id: user_id,
      mentor_user_id: booking.mentor_user_id,
      ...content,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('review_once')
        .doUpdateSet({ ...content, status: 'sealed', updated_at: now })
        .where('review.published_at', 'is', null)
        .where('review.status', 'in', ['sealed', 'withdrawn']),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Writes or changes a user's review of a session. It stays sealed until both have written or the period is over.
 * @throws AppError NOT_FOUND for another user's booking; REVIEW_CLOSED before the end, after 14 days, for a session that
 * did not take place and for a published review; VALIDATION_FAILED.
 */
export async function putReview(
  context: ReviewContext,
  { id, user_id, body }: { id: string; user_id: string; body: PutReview },
): Promise<Review> {
  const seen = await findBookingOf(context.db, id, user_id);
  if (!seen) {
    throw new AppError('NOT_FOUND');
  }
  const side = sideOf(seen, user_id);
  checkFields(body, side);
  // Before anything is locked: it takes milliseconds.
  const public_text = await publicTextOf(context, context.db, seen, body.text);
  return writeBetween(context.db, seen, user_id, async (trx) => {
    const now = context.clock.now();
    const booking = (await findBookingOf(trx, id, user_id)) ?? seen;
    if (whyNot('review', questionOf(booking, side, now)) !== null) {
      throw new AppError('REVIEW_CLOSED');
    }
    const before = booking.reviews?.[side]?.status ?? null;
    const content = contentOf(body, { side, language: booking[side].language, public_text });
    const written = await upsert(trx, { booking, side, user_id, now: toInstant(now) }, content);
    if (!written) {
      throw new AppError('REVIEW_CLOSED');
    }
    const kind = before === 'sealed' ? 'changed' : 'written';
    await recordReviewEvents(trx, [
      {
        review: written,
        kind,
        from_status: before,
        by: { user_id, role: side },
      },
    ]);
    const published = await settleReviews(context, trx, booking);
    return presentReview(published.find((review) => review.id === written.id) ?? written, side);
  });
}

/**
 * Withdraws a user's whole review. An unpublished one can be written again within the period.
 * @throws AppError NOT_FOUND for another user's booking, and where there is no review.
 */
export async function deleteReview(
  context: ReviewContext,
  { id, user_id }: { id: string; user_id: string },
): Promise<void> {
  const booking = await findBookingOf(context.db, id, user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  const side = sideOf(booking, user_id);
  await writeBetween(context.db, booking, user_id, async (trx) => {
    const before = (await findReviewsOf(trx, id)).find(({ author_role }) => author_role === side);
    if (!before || before.status === 'withdrawn') {
      throw new AppError('NOT_FOUND');
    }
    const review = await trx
      .updateTable('review')
      .set({ status: 'withdrawn', updated_at: toInstant(context.clock.now()) })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { status: from_status } = before;
    await recordReviewEvents(trx, [{ review, kind: 'withdrawn', from_status, by: { user_id, role: side } }]);
    await settleReviews(context, trx, booking);
  });
}

/** Both reviews, as far as the reader can see them. @throws AppError NOT_FOUND for another user's booking. */
export async function getBookingReviews(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  user_id: string,
): Promise<BookingReviews> {
  const booking = await findBookingOf(db, id, user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  const rows = await findReviewsOf(db, id);
  return presentReviews(booking, {
    rows,
    side: sideOf(booking, user_id),
    now: clock.now(),
  });
}
