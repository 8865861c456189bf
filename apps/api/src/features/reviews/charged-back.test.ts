import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertPaidBooking } from '../../testing/insert-payment.ts';
import { tablesWith } from '../../testing/tables-with.ts';
import { ANSWERS, STARS } from '../../testing/insert-reviews.ts';
import { DAY_MS, exportedText, reviewScene } from '../../testing/review-scene.ts';

const { scene, at, met, complete } = reviewScene();

/** A review of a paid session, published. */
async function paidReview() {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  at(0);
  const { booking_id } = await insertPaidBooking(scene.api, {
    mentor,
    prospect,
    status: 'completed',
    start: '2055-01-10T08:00:00Z',
  });
  const params = { id: booking_id };
  await prospect.client.putReview({ params, body: { ...STARS, stars: 1, text: 'Never came back' } });
  await mentor.client.putReview({ params, body: ANSWERS });
  const list = () => scene.api.as(null).listReviewsBySlug({ params: { slug: mentor.slug } });
  return { mentor, prospect, booking_id, list };
}

test('[T-16] a review stays and counts when the bank takes the payment back, and says so once the dispute is lost', async () => {
  const { booking_id, list } = await paidReview();
  const { db } = scene.api.context;
  const before = await list();
  expect(before.items).toMatchObject([{ stars: 1, counts: true, payment_reversed: false }]);
  await sql`update payment set dispute = 'open', status = 'disputed' where booking_id = ${booking_id}`.execute(db);
  expect(await list()).toEqual(before);
  await sql`update payment set dispute = 'lost' where booking_id = ${booking_id}`.execute(db);
  const after = await list();
  expect(after.items).toMatchObject([{ stars: 1, counts: true, payment_reversed: true }]);
  expect(after.summary).toEqual(before.summary);
});

test('[T-10] when both accounts are deleted, the student’s first, the database has none of the words', async () => {
  const { id, mentor, prospect, write, answer } = await met();
  at(3 * DAY_MS);
  await complete();
  const words = ['The deleted cormorant', 'The deleted heron', 'The deleted stork', 'The deleted crane'] as const;
  const { id: review_id } = await write({ ...STARS, text: words[0], private_note: words[1] });
  await answer({ ...ANSWERS, private_note: words[2] });
  await mentor.client.putReviewReply({ params: { id: review_id }, body: { text: words[3] } });
  await prospect.client.deleteAccount({ body: { confirm: prospect.slug } });
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  await scene.runDueJobs();
  expect(await tablesWith(scene.api.context.db, 'The deleted ')).toEqual([]);
  const { rows: kept } = await sql<{ stars: number | null }>`
    select stars from review where booking_id = ${id} order by author_role`.execute(scene.api.context.db);
  expect(kept).toEqual([{ stars: null }, { stars: 5 }]);
});

test('[T-10] a student keeps their own review when the mentor deletes the account, and no words are left when both have', async () => {
  const { id, mentor, prospect, write, answer, see } = await met();
  at(3 * DAY_MS);
  await complete();
  await write({ ...STARS, text: 'Very clear' });
  await answer({ ...ANSWERS, private_note: 'Good luck' });
  const { db } = scene.api.context;
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  expect(await see(prospect)).toMatchObject({ mine: { text: 'Very clear' }, theirs: { private_note: null } });
  expect(await exportedText(prospect)).toContain('Very clear');
  expect(await exportedText(prospect)).not.toContain('Good luck');
  await prospect.client.deleteAccount({ body: { confirm: prospect.slug } });
  const rows = await db
    .selectFrom('review')
    .select(['text', 'private_note', 'stars', 'status'])
    .where('booking_id', '=', id)
    .orderBy('author_role')
    .execute();
  expect(rows).toEqual([
    { text: null, private_note: null, stars: null, status: 'published' },
    { text: null, private_note: null, stars: 5, status: 'published' },
  ]);
});
