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
  expect(await sessionCount(mentor)).toBe(0);
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
