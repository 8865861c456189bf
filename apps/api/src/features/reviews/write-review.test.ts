import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { make } from '../../testing/make.ts';
import { ANSWERS, STARS } from '../../testing/insert-reviews.ts';
import { DAY_MS, exportedText, reviewScene } from '../../testing/review-scene.ts';
import { runJobsUntil } from '../../testing/run-jobs-until.ts';
import { runJob } from '../../testing/run-due-jobs.ts';

const { scene, at, runReviewJobs, complete, met } = reviewScene();

const HOUR_MS = 60 * 60_000;

test('[T-01] a session is reviewed from its end, for 14 days, and not before, later, or by others', async () => {
  const { id, write, prospect } = await met();
  at(-1);
  expect(await refusalCode(write())).toBe('REVIEW_CLOSED');
  at(0);
  expect(await write({ ...STARS, text: ' Very clear. ' })).toMatchObject({
    status: 'sealed',
    text: 'Very clear.',
  });
  at(14 * DAY_MS - 1000);
  expect(await write({ ...STARS, stars: 3 })).toMatchObject({
    stars: 3,
    text: null,
  });
  at(14 * DAY_MS);
  expect(await refusalCode(write())).toBe('REVIEW_CLOSED');
  const stranger = await scene.prospect();
  expect(await refusalCode(stranger.client.putReview({ params: { id }, body: STARS }))).toBe('NOT_FOUND');
  expect(await refusalCode(stranger.client.getBookingReviews({ params: { id } }))).toBe('NOT_FOUND');
  const { allowed_actions } = await prospect.client.getBooking({
    params: { id },
  });
  expect(allowed_actions).not.toContain('review');
});

test('[T-01] each side has its own questions, and a wrong answer names its field', async () => {
  const { write, answer } = await met();
  at(0);
  const cases = [
    [() => write({ would_book_again: true }), ['stars']],
    [() => write({ stars: 6, would_book_again: true }), ['stars']],
    [() => write({ ...STARS, aspects: { prepared: 0 } }), ['aspects.prepared']],
    [() => write({ ...STARS, text: 'a'.repeat(2001) }), ['text']],
    [() => write({ ...STARS, private_note: 'a'.repeat(1001) }), ['private_note']],
    [() => write({ ...STARS, on_time: true }), ['on_time']],
    [() => answer({ on_time: true }), ['prepared', 'would_meet_again']],
    [() => answer({ ...ANSWERS, stars: 5 }), ['stars']],
  ] as const;
  for (const [call, paths] of cases) {
    expect(await refusal(call())).toEqual({ code: 'VALIDATION_FAILED', paths });
  }
  const written = await write({
    ...STARS,
    text: '<b>Hi</b>\u202E\u200B there',
    aspects: { prepared: 4 },
  });
  expect(written).toMatchObject({
    text: '<b>Hi</b> there',
    aspects: { prepared: 4 },
    lang: 'en',
  });
});

test('[T-02] a sealed review is nowhere to be found for the other side: not by the API, an export, a webhook, an ETag, a count or a mail', async () => {
  const { id, mentor, prospect, write, see, profile } = await met();
  const secret = 'The sealed cormorant';
  const look = async () => {
    const [reviews, booking, events, list, own] = await Promise.all([
      see(mentor),
      mentor.client.getBooking({ params: { id } }),
      mentor.client.listBookingEvents({ params: { id } }),
      profile(),
      mentor.client.getMyMentorProfile(),
    ]);
    return { reviews, booking, events, list, own };
  };
  const tag = async () => {
    const url = `/api/v1/reviews/by-slug/${mentor.slug}`;
    return (await scene.api.app.inject({ url })).headers['etag'];
  };
  at(HOUR_MS);
  await scene.runDueJobs();
  const [before, tagBefore] = [await look(), await tag()];
  await write({ ...STARS, text: secret, private_note: secret });
  await scene.runDueJobs();
  expect(await look()).toEqual(before);
  expect(await tag()).toBe(tagBefore);
  expect(before.reviews).toMatchObject({ mine: null, theirs: null });
  expect(await exportedText(prospect)).toContain(secret);
  expect(await exportedText(mentor)).not.toContain(secret);
  for (const { subject, id: mail_id } of await scene.mailsTo(mentor)) {
    const mail = await scene.api.as(null).getMail({ params: { id: mail_id } });
    expect([subject, `${mail.text}${mail.html}`.includes('cormorant')]).toEqual([subject, false]);
  }
  const { rows } = await sql`select 1 from webhook_delivery where booking_id = ${id}`.execute(scene.api.context.db);
  expect(rows).toEqual([]);
  expect((await see(prospect)).mine).toMatchObject({
    text: secret,
    status: 'sealed',
  });
});

test('[T-03] both reviews are published once both sides wrote and the session is completed, each with one mail', async () => {
  const { id, mentor, prospect, write, answer, see, profile } = await met();
  at(HOUR_MS);
  await Promise.all([write({ ...STARS, text: 'Very clear', private_note: 'Speak slower' }), answer()]);
  expect((await see(mentor)).theirs).toBeNull();
  at(48 * HOUR_MS);
  await complete();
  expect(await see(mentor)).toMatchObject({
    mine: { status: 'published', answers: ANSWERS },
    theirs: {
      status: 'published',
      text: 'Very clear',
      private_note: 'Speak slower',
    },
  });
  expect((await see(prospect)).theirs).toMatchObject({ answers: ANSWERS });
  const { items, summary, total } = await profile();
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    stars: 5,
    text: 'Very clear',
    session_on: '2055-01-11',
    author_name: expect.any(String),
  });
  expect(JSON.stringify(items)).not.toContain('Speak slower');
  expect(summary).toMatchObject({
    review_count: 1,
    rating: null,
    distribution: [0, 0, 0, 0, 1],
  });
  for (const who of [mentor, prospect]) {
    const kinds = (await scene.mailsTo(who)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'review_published')).toHaveLength(1);
  }
  const { items: story } = await prospect.client.listBookingEvents({
    params: { id },
  });
  expect(story.filter(({ kind }) => kind === 'review_published')).toHaveLength(1);
  expect(await refusalCode(write({ ...STARS, stars: 1 }))).toBe('REVIEW_CLOSED');
});

test('[T-03] two who write at once after the session is completed are published once, and each gets one mail', async () => {
  const { id, mentor, prospect, write, answer, see } = await met();
  at(48 * HOUR_MS);
  await complete();
  await Promise.all([write(), answer()]);
  expect(await see(mentor)).toMatchObject({
    mine: { status: 'published' },
    theirs: { status: 'published' },
  });
  const { rows } = await sql`
    select 1 from review_event event join review on review.id = event.review_id
    where review.booking_id = ${id} and event.kind = 'published'`.execute(scene.api.context.db);
  expect(rows).toHaveLength(2);
  await runReviewJobs();
  for (const who of [mentor, prospect]) {
    const kinds = (await scene.mailsTo(who)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'review_published')).toHaveLength(1);
  }
});

test('[T-01] a clock change within the 14 days takes or gives no hour: a review is taken at 13 d 23:59:59, and not a second later', async () => {
  scene.clock.set('2055-03-18T10:00:00Z');
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  // Monday, 10:00 in Amsterdam, six days before the clocks change there.
  const { id } = await make(scene.api).session({ mentor, prospect, start: '2055-03-22T09:00:00Z' });
  const write = () => prospect.client.putReview({ params: { id }, body: STARS });
  scene.clock.set('2055-04-05T09:29:59Z');
  expect((await write()).status).toBe('sealed');
  scene.clock.set('2055-04-05T09:30:00Z');
  expect(await refusalCode(write())).toBe('REVIEW_CLOSED');
});

test('[T-03] one review alone is published 14 days after the session', async () => {
  const { id, mentor, write, see } = await met();
  at(48 * HOUR_MS);
  await complete();
  await write();
  at(14 * DAY_MS - 1000);
  await runJob(scene.api.context, 'settle-reviews', { booking_id: id });
  expect((await see(mentor)).theirs).toBeNull();
  at(14 * DAY_MS);
  await runJobsUntil(scene, 'settle-reviews');
  expect((await see(mentor)).theirs).toMatchObject({
    status: 'published',
    stars: 5,
  });
});

test('[T-04] a session that was missed has no review: nothing is written, published or counted', async () => {
  const { id, mentor, write, answer, profile } = await met();
  at(HOUR_MS);
  await write();
  await mentor.client.reportNoShow({ params: { id }, body: {} });
  expect(await refusalCode(answer())).toBe('REVIEW_CLOSED');
  at(20 * DAY_MS);
  await complete();
  expect((await profile()).total).toBe(0);
  expect((await mentor.client.getMyMentorProfile()).review_count).toBe(0);
});
