import type { CaseAction } from '@abroad/contract';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { make, type Made, type MadeMentor } from '../../testing/make.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runJobsUntil } from '../../testing/run-jobs-until.ts';
import { openCase } from './open-case.ts';

const scene = bookingScene();
const NOTICE_END = '2055-02-06T10:00:00Z';
const CLOSE: CaseAction = { type: 'close_account' };

/** Closes a case about a person with a moderator's decision. */
async function close(
  who: Made,
  target: { type: 'mentor_profile' | 'account'; id: string },
  action: CaseAction = CLOSE,
): Promise<{ staff: Made; params: { id: string } }> {
  const staff = await make(scene.api).staff('moderator');
  const opening = {
    target: { ...target, owner_user_id: who.user_id },
    reason: 'scam',
    source: 'report',
    now: scene.clock.now(),
  } as const;
  const { id } = await scene.api.context.db.transaction().execute((trx) => openCase(trx, opening));
  const params = { id };
  const { version } = await staff.client.getCase({ params });
  await staff.client.decideCase({
    params,
    body: { version, actions: [action], rule: 'scam', facts: 'You sold visas.' },
  });
  return { staff, params };
}
const closeMentor = (mentor: MadeMentor, action?: CaseAction) =>
  close(mentor, { type: 'mentor_profile', id: mentor.profile_id }, action);
const statusOf = async ({ user_id }: Made) =>
  (
    await scene.api.context.db
      .selectFrom('authenticated_user')
      .select('status')
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow()
  ).status;
const timesFrom = async ({ slug }: MadeMentor, start: string, end: string) =>
  (await scene.api.as(null).getAvailabilityBySlug({ params: { slug }, query: { start, end } })).available_slots;

test('[T-274] a mentor’s account closes after 30 days of notice with its reasons; until then nothing changes but that nothing after it can be booked', async () => {
  scene.clock.set('2055-01-07T10:00:00Z');
  const mentor = await scene.mentor({ open: ['Mon 09:00-12:00'] });
  const session = async (start: string) => make(scene.api).session({ mentor, prospect: await scene.prospect(), start });
  const [booked, after] = [await session('2055-01-25T08:00:00Z'), await session('2055-02-15T08:00:00Z')];
  expect((await timesFrom(mentor, '2055-02-07T00:00:00Z', '2055-02-20T00:00:00Z')).length).toBeGreaterThan(0);
  const { staff, params } = await closeMentor(mentor);

  expect(await statusOf(mentor)).toBe('active');
  const { items } = await mentor.client.listMyDecisions();
  expect(items).toMatchObject([
    {
      can_appeal: true,
      actions: [{ type: 'close_account', from: '2055-02-06T10:00:00.000Z', until: null, is_over: false }],
    },
  ]);
  expect(items[0]?.statement).toContain('Your account closes on February 6, 2055.');
  expect(items[0]?.statement).toContain('You sold visas.');
  await runJobs(scene.api.context, 'tell-decision-made');
  expect((await scene.mailsTo(mentor)).map(({ kind }) => kind)).toContain('decision_made');
  expect((await staff.client.getCase({ params })).account).toMatchObject({ status: 'active', closes_at: NOTICE_END });
  const person = await staff.client.getPerson({ params: { user_id: mentor.user_id } });
  expect(person).toMatchObject({ status: 'active', closes_at: NOTICE_END });

  expect((await timesFrom(mentor, '2055-01-20T00:00:00Z', '2055-02-05T00:00:00Z')).length).toBeGreaterThan(0);
  expect(await timesFrom(mentor, '2055-02-06T00:00:00Z', '2055-02-20T00:00:00Z')).toEqual([]);
  const late = scene.book(await scene.prospect(), mentor, { start: '2055-02-15T09:00:00Z' });
  expect(await refusalCode(late)).toBe('SLOT_NOT_OFFERED');

  scene.clock.set('2055-02-06T09:59:00Z');
  await runJobsUntil(scene, 'begin-measure', 'end-measure');
  expect(await statusOf(mentor)).toBe('active');
  scene.clock.set(NOTICE_END);
  await runJobsUntil(scene, 'begin-measure', 'end-measure');
  expect(await statusOf(mentor)).toBe('suspended');
  const statusAt = async (id: string) => (await mentor.client.getBooking({ params: { id } })).status;
  expect([await statusAt(booked.id), await statusAt(after.id)]).toEqual(['confirmed', 'cancelled']);
  const closed = await staff.client.getPerson({ params: { user_id: mentor.user_id } });
  expect(closed).toMatchObject({ status: 'suspended', closes_at: null, suspension_reason: 'You sold visas.' });
});

test('[T-274] an appeal that is granted within the notice keeps the account open', async () => {
  scene.clock.set('2055-01-07T10:00:00Z');
  const mentor = await scene.mentor({ open: ['Mon 09:00-12:00'] });
  const { staff, params } = await closeMentor(mentor);
  const [decision] = (await mentor.client.listMyDecisions()).items;
  await mentor.client.createAppeal({ params: { id: decision?.id ?? '' }, body: { text: 'I sold none' } });
  const judge = await make(scene.api).staff('admin');
  const { version } = await judge.client.getCase({ params });
  await judge.client.decideAppeal({ params, body: { version, outcome: 'overturn', answer: 'You sold none' } });
  expect((await timesFrom(mentor, '2055-02-06T00:00:00Z', '2055-02-20T00:00:00Z')).length).toBeGreaterThan(0);
  expect((await staff.client.getPerson({ params: { user_id: mentor.user_id } })).closes_at).toBeNull();
  scene.clock.set('2055-02-07T10:00:00Z');
  await runJobsUntil(scene, 'begin-measure', 'end-measure');
  expect(await statusOf(mentor)).toBe('active');
});

test.each([
  ['repeated_breach', 'because you’ve broken our rules repeatedly'],
  ['legal_duty', 'because a law obliges us to'],
  ['urgent_reason', 'because the law gives us an urgent reason'],
] as const)('[T-274] without notice where the decision names why: %s', async (at_once, words) => {
  scene.clock.set('2055-01-07T10:00:00Z');
  const mentor = await scene.mentor();
  await closeMentor(mentor, { type: 'close_account', at_once });
  expect(await statusOf(mentor)).toBe('suspended');
  const { items } = await mentor.client.listMyDecisions();
  expect(items).toMatchObject([{ can_appeal: true, actions: [{ type: 'close_account', from: null }] }]);
  expect(items[0]?.statement).toContain(`without 30 days’ notice ${words}`);
});

test('[T-274] a student’s account closes at once: the notice is for those who offer something', async () => {
  scene.clock.set('2055-01-07T10:00:00Z');
  const student = await scene.prospect();
  await close(student, { type: 'account', id: student.user_id });
  expect(await statusOf(student)).toBe('suspended');
});

test('[T-274] an account that its mentor deletes within the notice stays deleted', async () => {
  scene.clock.set('2055-01-07T10:00:00Z');
  const mentor = await scene.mentor();
  await closeMentor(mentor);
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  scene.clock.set('2055-02-07T10:00:00Z');
  await runJobsUntil(scene, 'begin-measure', 'end-measure');
  expect(await statusOf(mentor)).toBe('deleted');
});
