import { expect, test } from 'vitest';
import { bookingScene, NINE } from '../../testing/booking-scene.ts';
import { make } from '../../testing/make.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';
import { refusalCode } from '../../testing/refusal.ts';

const scene = bookingScene();

async function booked() {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await make(scene.api).session({ mentor, prospect, start: NINE });
  const report = (who: typeof prospect, reason?: string) =>
    who.client.reportNoShow({ params: { id }, body: { reason } });
  return { mentor, prospect, id, report };
}
const sessionCount = async ({ client }: Awaited<ReturnType<typeof scene.mentor>>) =>
  (await client.getMyMentorProfile()).session_count;

test('[E-23] an absence is reported from ten minutes after the start, by each side once', async () => {
  const { mentor, prospect, id, report } = await booked();
  scene.clock.set('2055-01-11T08:09:59Z');
  expect(await refusalCode(report(prospect))).toBe('ILLEGAL_MOVE');
  scene.clock.set('2055-01-11T08:10:00Z');
  const reported = await report(prospect, 'I waited in the call');
  expect(reported).toMatchObject({ status: 'no_show_mentor', allowed_actions: [] });
  expect(await refusalCode(report(prospect))).toBe('ILLEGAL_MOVE');
  const { allowed_actions } = await mentor.client.getBooking({ params: { id } });
  expect(allowed_actions).toEqual(['report_no_show', 'answer_no_show']);
  const { items } = await mentor.client.listBookingEvents({ params: { id } });
  expect(items.at(-1)).toMatchObject({
    kind: 'reported_no_show',
    from_status: 'confirmed',
    to_status: 'no_show_mentor',
    actor_role: 'prospect',
    reason: 'I waited in the call',
  });
  expect(await sessionCount(mentor)).toBe(0);
  await runJobs(scene.api.context, 'send-mail');
  expect((await scene.mailsTo(mentor)).map(({ kind }) => kind)).toContain('no_show_mentor');
  expect((await scene.mailsTo(prospect)).map(({ kind }) => kind)).not.toContain('no_show_mentor');
});

test('[E-23] a mentor reports a prospect until 72 hours after the end, also once the session counts as completed', async () => {
  const { mentor, prospect, id, report } = await booked();
  scene.clock.set('2055-01-13T08:30:00Z');
  await runJob(scene.api.context, 'complete-sessions');
  expect(await sessionCount(mentor)).toBe(1);
  const seen = await mentor.client.getBooking({ params: { id } });
  expect(seen).toMatchObject({ status: 'completed', allowed_actions: ['report_no_show', 'review'] });
  scene.clock.set('2055-01-14T08:29:59Z');
  expect((await report(mentor)).status).toBe('no_show_prospect');
  const late = await make(scene.api).session({ mentor, prospect, start: '2055-01-18T08:00:00Z' });
  scene.clock.set('2055-01-21T08:30:00Z');
  expect(await refusalCode(mentor.client.reportNoShow({ params: { id: late.id }, body: {} }))).toBe('ILLEGAL_MOVE');
});

test('a no-show can’t be reported for a session that ended otherwise, or of other users', async () => {
  const { prospect, id, report } = await booked();
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  scene.clock.set(NINE.replace('08:00', '08:15'));
  expect(await refusalCode(report(prospect))).toBe('ILLEGAL_MOVE');
  expect(await refusalCode(report(await scene.prospect()))).toBe('NOT_FOUND');
});

test('[T-40] a session that was completed counts in public until the case of its no-show ends, and then as it ends', async () => {
  const counted = async (position: 'agree' | 'contest') => {
    const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
    const { id } = await make(scene.api).session({ mentor, prospect, start: NINE, ended: true, reviewed: true });
    scene.clock.set('2055-01-13T09:00:00Z');
    await mentor.client.deleteReview({ params: { id } });
    await mentor.client.reportNoShow({ params: { id }, body: {} });
    const shown = async () => {
      const { total, summary } = await prospect.client.listReviewsBySlug({ params: { slug: mentor.slug }, query: {} });
      return [await sessionCount(mentor), total, summary.review_count];
    };
    const open = await shown();
    await prospect.client.answerNoShow({ params: { id }, body: { position } });
    const answered = await shown();
    if (position === 'contest') await mentor.client.answerNoShow({ params: { id }, body: { position: 'agree' } });
    return [open, answered, await shown()];
  };
  expect(await counted('agree')).toEqual([
    [1, 1, 1],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect(await counted('contest')).toEqual([
    [1, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
  ]);
});

test('[T-40] who has reviewed the session reports no no-show of it, until they withdraw the review', async () => {
  const { mentor, prospect, id, report } = await booked();
  scene.clock.set('2055-01-11T08:40:00Z');
  const review = { stars: 5, would_book_again: true, text: 'She answered everything I asked.' };
  await prospect.client.putReview({ params: { id }, body: review });
  const seen = await prospect.client.getBooking({ params: { id } });
  expect(seen.allowed_actions).not.toContain('report_no_show');
  expect(await refusalCode(report(prospect))).toBe('ILLEGAL_MOVE');
  const reported = await report(mentor);
  expect(reported.status).toBe('no_show_prospect');
  // The sealed review speaks for who wrote it.
  const moderator = await make(scene.api).staff('moderator');
  const { reviews } = await moderator.client.getStaffNoShow({ params: { booking_id: id } });
  expect(reviews).toMatchObject([{ side: 'prospect', stars: 5, text: review.text, is_sealed: true }]);
  const other = await booked();
  scene.clock.set('2055-01-11T08:40:00Z');
  await other.prospect.client.putReview({ params: { id: other.id }, body: review });
  await other.prospect.client.deleteReview({ params: { id: other.id } });
  expect((await other.report(other.prospect)).status).toBe('no_show_mentor');
});

test('[T-40] where both joined within ten minutes, no one is reported absent', async () => {
  const joined = async (first: string, second: string) => {
    const { mentor, prospect, id, report } = await booked();
    scene.clock.set('2055-01-11T07:50:00Z');
    await mentor.client.setMeetingPlace({ params: { id }, body: { place: 'https://meet.example/linh' } });
    for (const [who, at] of [
      [mentor, first],
      [prospect, second],
    ] as const) {
      scene.clock.set(at);
      await who.client.joinSession({ params: { id } });
    }
    scene.clock.set('2055-01-11T08:20:00Z');
    return refusalCode(report(prospect));
  };
  expect(await joined('2055-01-11T07:55:00Z', '2055-01-11T08:09:59Z')).toBe('ILLEGAL_MOVE');
  expect(await joined('2055-01-11T07:55:00Z', '2055-01-11T08:10:00Z')).toBeNull();
});
