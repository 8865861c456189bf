import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { STARS } from '../../testing/insert-reviews.ts';
import { reviewScene } from '../../testing/review-scene.ts';
import { publicEdition } from '../../views/public-edition.ts';
import { hideReview, restoreReview } from './hide-review.ts';

const { scene, runReviewJobs, reviewedBy } = reviewScene();

/** Four reviews of one mentor, and a member of staff. */
async function fourReviews() {
  const { mentor, people } = await reviewedBy([
    [1, 5],
    [2, 5],
    [3, 4],
    [4, 1],
  ]);
  const { db } = scene.api.context;
  const staff = await scene.prospect();
  const list = () => scene.api.as(null).listReviewsBySlug({ params: { slug: mentor.slug } });
  const review_id = (await list()).items.find(({ stars }) => stars === 1)?.id ?? '';
  const decision_id = newId();
  const judged = { review_id, staff_id: staff.user_id, decision_id };
  const act = async (change: typeof hideReview) => {
    const done = await db.transaction().execute((trx) => change(trx, judged));
    await runReviewJobs();
    return done;
  };
  const author = people.get(4);
  if (author === undefined) throw new Error('the fourth person wrote a review');
  const { booking_id } = await db
    .selectFrom('review')
    .select('booking_id')
    .where('id', '=', review_id)
    .executeTakeFirstOrThrow();
  return { mentor, author, list, act, db, review_id, decision_id, booking_id, staff };
}

test('[T-15] a review that staff hide leaves the list, the mean and the card, and comes back when it is shown again', async () => {
  const { mentor, list, act } = await fourReviews();
  const card = () => scene.api.as(null).getMentorProfileBySlug({ params: { slug: mentor.slug } });
  expect((await list()).summary).toMatchObject({ rating: 3.75, review_count: 4 });
  const edition = publicEdition(scene.api.context);
  const before = (await edition()).number;
  expect(await act(hideReview)).toBe(true);
  expect((await edition()).number).toBeGreaterThan(before);
  expect(await list()).toMatchObject({
    total: 3,
    summary: { rating: 4.67, review_count: 3, distribution: [0, 0, 0, 1, 2] },
  });
  expect(await card()).toMatchObject({ rating: 4.67, review_count: 3 });
  expect(await act(hideReview)).toBe(false);
  expect(await act(restoreReview)).toBe(true);
  expect(await act(restoreReview)).toBe(false);
  expect((await list()).summary).toMatchObject({ rating: 3.75, review_count: 4 });
  expect(await card()).toMatchObject({ rating: 3.75, review_count: 4 });
});

test('[T-15] both people see that a review is hidden, its author with the words and the decision', async () => {
  const { mentor, author, act, booking_id, decision_id, review_id } = await fourReviews();
  await act(hideReview);
  const see = ({ client }: Pick<typeof mentor, 'client'>) => client.getBookingReviews({ params: { id: booking_id } });
  expect((await see(author)).mine).toMatchObject({ status: 'hidden', stars: 1, decision_id });
  expect((await see(mentor)).theirs).toMatchObject({ status: 'hidden', text: null, decision_id: null });
  expect((await see(mentor)).reply_until).toBeNull();
  const reply = mentor.client.putReviewReply({ params: { id: review_id }, body: { text: 'No' } });
  expect(await refusalCode(reply)).toBe('NOT_FOUND');
  const { my_review } = await author.client.getBooking({ params: { id: booking_id } });
  expect(my_review).toBe('hidden');
  expect(await refusalCode(author.client.putReview({ params: { id: booking_id }, body: STARS }))).toBe('REVIEW_CLOSED');
});

test('[T-15] staff change no word of a hidden review, and each step stays in its history', async () => {
  const { act, db, review_id, staff } = await fourReviews();
  await act(hideReview);
  await expect(sql`update review set text = 'Great' where id = ${review_id}`.execute(db)).rejects.toThrow(
    'stays as it is',
  );
  await expect(sql`update review set public_text = 'Great' where id = ${review_id}`.execute(db)).rejects.toThrow(
    'stays as it is',
  );
  await act(restoreReview);
  const { rows } = await sql`
    select kind, from_status, to_status, actor_role, actor_user_id from review_event
    where review_id = ${review_id} and actor_role = 'staff' order by created_at`.execute(db);
  expect(rows).toEqual([
    {
      kind: 'hidden',
      from_status: 'published',
      to_status: 'hidden',
      actor_role: 'staff',
      actor_user_id: staff.user_id,
    },
    {
      kind: 'restored',
      from_status: 'hidden',
      to_status: 'published',
      actor_role: 'staff',
      actor_user_id: staff.user_id,
    },
  ]);
});

test('[T-15] a hidden review that its author withdraws stays away', async () => {
  const { author, list, act, booking_id } = await fourReviews();
  await act(hideReview);
  await author.client.deleteReview({ params: { id: booking_id } });
  expect(await act(restoreReview)).toBe(false);
  expect(await list()).toMatchObject({ total: 3 });
});

test('[T-15] of two who hide one review at once, one does', async () => {
  const { act, db, review_id } = await fourReviews();
  expect((await Promise.all([act(hideReview), act(hideReview)])).toSorted()).toEqual([false, true]);
  const { rows } = await sql`select 1 from review_event where review_id = ${review_id} and kind = 'hidden'`.execute(db);
  expect(rows).toHaveLength(1);
});
