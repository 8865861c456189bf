import { expect, test } from 'vitest';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { STARS } from '../../testing/insert-reviews.ts';
import { DAY_MS, reviewScene } from '../../testing/review-scene.ts';

const { scene, at, runReviewJobs, complete, met } = reviewScene();
type Person = Awaited<ReturnType<typeof scene.prospect>>;

const HOUR_MS = 60 * 60_000;

test('[T-05] a review is withdrawn whole; an unpublished one can be written again', async () => {
  const { id, mentor, prospect, write, answer, see, profile } = await met();
  const withdraw = () => prospect.client.deleteReview({ params: { id } });
  at(48 * HOUR_MS);
  await complete();
  expect(await refusalCode(withdraw())).toBe('NOT_FOUND');
  await write({ ...STARS, text: 'First' });
  await withdraw();
  await answer();
  expect((await see(mentor)).theirs).toBeNull();
  await write({ ...STARS, text: 'Second' });
  expect((await profile()).items).toMatchObject([{ text: 'Second' }]);
  await withdraw();
  expect((await profile()).items).toEqual([]);
  expect((await see(mentor)).theirs).toBeNull();
  expect(await refusalCode(write())).toBe('REVIEW_CLOSED');
});

test('[T-06] the mentor replies once, within 30 days, and changes the reply for 48 hours', async () => {
  const { id, mentor, prospect, write, answer, profile } = await met();
  at(48 * HOUR_MS);
  await complete();
  await answer();
  const { id: review_id } = await write();
  const params = { id: review_id };
  const reply = (text: string, who: Person = mentor) => who.client.putReviewReply({ params, body: { text } });
  expect(await refusalCode(reply('Me', prospect))).toBe('NOT_FOUND');
  const listed = async ({ client }: Person) => {
    const { items } = await client.listReviewsBySlug({ params: { slug: mentor.slug }, query: {} });
    return items[0]?.booking_id;
  };
  expect([await listed(mentor), await listed(prospect)]).toEqual([id, null]);
  expect(await refusal(reply(' '))).toEqual({
    code: 'VALIDATION_FAILED',
    paths: ['text'],
  });
  at(48 * HOUR_MS + 30 * DAY_MS - 1000);
  await reply('Thank you');
  await runReviewJobs();
  at(50 * HOUR_MS + 30 * DAY_MS);
  await reply('Thank you very much');
  expect((await profile()).items[0]?.reply).toMatchObject({
    text: 'Thank you very much',
  });
  at(97 * HOUR_MS + 30 * DAY_MS);
  expect(await refusalCode(reply('Changed'))).toBe('REPLY_CLOSED');
  expect(await listed(mentor)).toBeNull();
  expect(await mentor.client.deleteReviewReply({ params })).toBeUndefined();
  expect((await profile()).items[0]?.reply).toBeNull();
  expect(await refusalCode(reply('Again'))).toBe('REPLY_CLOSED');
  const kinds = (await scene.mailsTo(prospect)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'review_replied')).toHaveLength(1);
  const told = async ({ client }: Person) =>
    (await client.listNotifications({ query: {} })).items.map(({ kind }) => kind);
  expect([await told(prospect), await told(mentor)]).toEqual([
    expect.arrayContaining(['review_replied']),
    expect.not.arrayContaining(['review_replied']),
  ]);
  const { items: story } = await prospect.client.listBookingEvents({
    params: { id },
  });
  expect(story.filter(({ kind }) => kind === 'review_replied')).toHaveLength(1);
});

test('[T-06] a review stays unanswered 30 days after its publication', async () => {
  const { mentor, write, answer } = await met();
  at(48 * HOUR_MS);
  await complete();
  await answer();
  const { id } = await write();
  at(48 * HOUR_MS + 30 * DAY_MS);
  const reply = mentor.client.putReviewReply({
    params: { id },
    body: { text: 'Late' },
  });
  expect(await refusalCode(reply)).toBe('REPLY_CLOSED');
});
