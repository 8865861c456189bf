import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { grantRole } from '../testing/grant-role.ts';
import { make } from '../testing/make.ts';
import { ANSWERS, STARS } from '../testing/insert-reviews.ts';
import { refusalCode } from '../testing/refusal.ts';
import { DAY_MS, reviewScene } from '../testing/review-scene.ts';

const { scene, at, complete, met } = reviewScene();

type Role = 'support' | 'moderator';
const member = (role: Role) => make(scene.api).staff(role, { last_name: role });

/** A published review with an address in it, and one that doesn't count. */
async function twoReviews() {
  const session = await met();
  at(3 * DAY_MS);
  await complete();
  const { id } = await session.write({ ...STARS, stars: 2, text: 'Write to linh@gmail.com', private_note: 'A secret' });
  await session.answer(ANSWERS);
  const { db } = scene.api.context;
  await sql`update review set counts = false, uncounted_because = 'same_card' where id = ${id}`.execute(db);
  return { ...session, review_id: id };
}

test('[T-17] staff list reviews that were public once, by state and by what counts, without words', async () => {
  const { review_id, mentor, prospect, id: booking_id } = await twoReviews();
  const { client } = await member('support');
  const ids = async (query: object) => (await client.listStaffReviews({ query })).items.map(({ id }) => id);
  const all = await client.listStaffReviews({ query: {} });
  expect(all.items.find(({ id }) => id === review_id)).toMatchObject({
    booking_id,
    status: 'published',
    stars: 2,
    author: { user_id: prospect.user_id },
    mentor: { user_id: mentor.user_id },
    counts: false,
    uncounted_because: 'same_card',
    case_id: null,
  });
  expect(JSON.stringify(all)).not.toContain('linh@gmail.com');
  expect(await ids({ counts: 'no' })).toContain(review_id);
  expect(await ids({ counts: 'yes' })).not.toContain(review_id);
  expect(await ids({ status: 'published' })).toContain(review_id);
  expect(await ids({ status: 'hidden' })).not.toContain(review_id);
});

test('[T-348] the console names people in the order of their names: in the lists of reviews, of the staff and in the audit', async () => {
  const { mentor, prospect, review_id } = await twoReviews();
  const admin = await make(scene.api).staff('admin', { first_name: '明', last_name: '王' });
  const rename = (user_id: string, first_name: string, last_name: string) =>
    scene.api.context.db
      .updateTable('authenticated_user')
      .set({ first_name, last_name })
      .where('id', '=', user_id)
      .execute();
  await rename(mentor.user_id, '小芳', '李');
  await rename(prospect.user_id, 'Amara', 'Okafor');
  const review = await admin.client.getStaffReview({ params: { id: review_id } });
  expect([review.mentor?.name, review.author?.name]).toEqual(['李小芳', 'Amara Okafor']);
  const { items } = await admin.client.listStaffReviews({ query: {} });
  expect(items.find(({ id }) => id === review_id)?.mentor?.name).toBe('李小芳');
  const staff = await admin.client.listStaff();
  expect(staff.items.find(({ user_id }) => user_id === admin.user_id)?.name).toBe('王明');
  const audit = await admin.client.listStaffEvents({ query: { kind: 'review_read' } });
  expect(audit.items[0]).toMatchObject({ actor: { name: '王明' }, about: { name: 'Amara Okafor' } });
});

test('[T-17] a sealed review is not in the console', async () => {
  const { write } = await met();
  at(60 * 60_000);
  const { id } = await write({ ...STARS, text: 'Sealed' });
  const { client } = await member('moderator');
  const { items } = await client.listStaffReviews({ query: {} });
  expect(items.map((review) => review.id)).not.toContain(id);
  expect(await refusalCode(client.getStaffReview({ params: { id } }))).toBe('NOT_FOUND');
  expect(await refusalCode(client.openReviewCase({ params: { id }, body: { reason: 'other' } }))).toBe('NOT_FOUND');
});

test('[T-17] a look at the words of a review is an entry of the audit, and the private note stays between the two', async () => {
  const { review_id, prospect } = await twoReviews();
  const support = await member('support');
  expect(await refusalCode(support.client.getStaffReview({ params: { id: review_id } }))).toBe('NOT_FOUND');
  const staff = await member('moderator');
  const review = await staff.client.getStaffReview({ params: { id: review_id } });
  expect(review).toMatchObject({ text: 'Write to linh@gmail.com', public_text: 'Write to ▒▒▒' });
  expect(review.events.map(({ kind }) => kind)).toEqual(['written', 'published']);
  expect(JSON.stringify(review)).not.toContain('A secret');
  const { rows } = await sql`
    select kind, about_user_id, subject_type, subject_id from staff_event where actor_user_id = ${staff.user_id}`.execute(
    scene.api.context.db,
  );
  expect(rows).toEqual([
    { kind: 'review_read', about_user_id: prospect.user_id, subject_type: 'review', subject_id: review_id },
  ]);
});

test('[T-17] a moderator opens one case about a review, and the list leads to it', async () => {
  const { review_id } = await twoReviews();
  const [one, two] = [await member('moderator'), await member('moderator')];
  const open = ({ client }: typeof one) =>
    client.openReviewCase({ params: { id: review_id }, body: { reason: 'privacy' } });
  const [first, second] = await Promise.all([open(one), open(two)]);
  expect(first).toEqual(second);
  const { items } = await one.client.listStaffReviews({ query: {} });
  expect(items.find(({ id }) => id === review_id)?.case_id).toBe(first.case_id);
  const support = await member('support');
  expect(await refusalCode(open(support))).toBe('NOT_FOUND');
});

test('[T-17] its author and its mentor in the staff neither read a review in the console nor open a case about it', async () => {
  const { review_id, mentor, prospect } = await twoReviews();
  const params = { id: review_id };
  for (const own of [mentor, prospect]) {
    await grantRole(scene.api, own, 'moderator');
    expect(await refusalCode(own.client.getStaffReview({ params }))).toBe('STAFF_INVOLVED');
    expect(await refusalCode(own.client.openReviewCase({ params, body: { reason: 'fake_review' } }))).toBe(
      'STAFF_INVOLVED',
    );
  }
  const { client } = await member('moderator');
  const { items } = await client.listStaffReviews({ query: {} });
  expect(items.find(({ id }) => id === review_id)?.case_id).toBe(null);
});
