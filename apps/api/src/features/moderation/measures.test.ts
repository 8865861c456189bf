import type { CaseAction, DecideCase } from '@abroad/contract';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { make, type Made, type MadeMentor } from '../../testing/make.ts';
import { runJobsUntil } from '../../testing/run-jobs-until.ts';
import { openCase, type CaseOpening } from './open-case.ts';

const scene = bookingScene();
const DAY_MS = 24 * 60 * 60_000;

const moderator = () => make(scene.api).staff('moderator');

/** Opens a case and decides it. */
async function decide({ client }: Made, target: CaseOpening['target'], action: CaseAction): Promise<void> {
  const opening = { target, reason: 'scam', source: 'report', now: scene.clock.now() } as const;
  const { id } = await scene.api.context.db.transaction().execute((trx) => openCase(trx, opening));
  const body: DecideCase = { version: 1, actions: [action], rule: 'scam', facts: 'You sold visas.' };
  await client.decideCase({ params: { id }, body });
}
const profileOf = ({ profile_id, user_id }: MadeMentor) =>
  ({ type: 'mentor_profile', id: profile_id, owner_user_id: user_id }) as const;
const suspend = (days: number | null): CaseAction => ({ type: 'suspend', days, end_sessions: false });
async function pass(days: number): Promise<void> {
  scene.clock.set(new Date(scene.clock.now() + days * DAY_MS).toISOString());
  await runJobsUntil(scene, 'end-measure', 'tell-account-lifted');
}

test('[T-35] a suspension from the console stays when one by a case is over, with its reason', async () => {
  const [mentor, staff] = [await scene.mentor(), await moderator()];
  const params = { user_id: mentor.user_id };
  await staff.client.suspendPerson({ params, body: { rule: 'scam', reason: 'Open-ended', cancel: [] } });
  await decide(staff, profileOf(mentor), suspend(3));
  const user = () => mentor.client.getAuthenticatedUser();
  expect(await user()).toMatchObject({ status: 'suspended', suspension_reason: 'You sold visas.' });
  await pass(4);
  expect(await user()).toMatchObject({ status: 'suspended', suspension_reason: 'Open-ended' });
});

test('[T-35] a lifted suspension is over: a later one for a time ends by itself', async () => {
  const [mentor, staff] = [await scene.mentor(), await moderator()];
  await decide(staff, profileOf(mentor), suspend(null));
  await staff.client.liftSuspension({ params: { user_id: mentor.user_id } });
  const { items } = await mentor.client.listMyDecisions();
  expect(items.map(({ actions }) => actions)).toMatchObject([
    [{ type: 'restore' }],
    [{ type: 'suspend', is_over: true }],
  ]);
  await decide(staff, profileOf(mentor), suspend(3));
  await pass(4);
  expect((await mentor.client.getAuthenticatedUser()).status).toBe('active');
});

test('[T-35] a profile that a decision shows again isn’t hidden by what hid it before', async () => {
  const [mentor, staff] = [await scene.mentor(), await moderator()];
  await decide(staff, profileOf(mentor), { type: 'hide_profile', days: null });
  await decide(staff, profileOf(mentor), { type: 'restore' });
  await decide(staff, profileOf(mentor), { type: 'hide_profile', days: 7 });
  await pass(8);
  const page = await scene.api.as(null).getMentorProfileBySlug({ params: { slug: mentor.slug } });
  expect(page).toMatchObject({ profile_status: 'active' });
});

test('[T-34] a service that is put back is as its mentor left it', async () => {
  const [mentor, staff] = [await scene.mentor(), await moderator()];
  const params = { id: mentor.event_types[0]?.id ?? '' };
  const change = (action: CaseAction) =>
    decide(staff, { type: 'service', ...params, owner_user_id: mentor.user_id }, action);
  const isActive = async () =>
    (await mentor.client.listEventTypes({})).items.find(({ id }) => id === params.id)?.is_active;
  await change({ type: 'remove' });
  await change({ type: 'restore' });
  expect(await isActive()).toBe(true);
  await change({ type: 'remove' });
  await mentor.client.patchEventType({ params, body: { is_active: false } });
  await change({ type: 'restore' });
  expect(await isActive()).toBe(false);
});

test('[T-92] a suspension by a decision sends one email, its statement, and its end by time another', async () => {
  const [mentor, staff] = [await scene.mentor(), await moderator()];
  const kinds = async () =>
    (await scene.mailsTo(mentor)).map(({ kind }) => kind).filter((kind) => /^(account|decision)_/.test(kind));
  await decide(staff, profileOf(mentor), suspend(3));
  await runJobs(scene.api.context, 'tell-decision-made', 'tell-account-lifted');
  expect(await kinds()).toEqual(['decision_made']);
  await pass(4);
  expect(await kinds()).toEqual(['account_lifted', 'decision_made']);
});

test('[T-92] an overturned suspension is told by the answer to the appeal alone', async () => {
  const [mentor, staff, other] = [await scene.mentor(), await moderator(), await moderator()];
  await decide(staff, profileOf(mentor), suspend(null));
  const [decision] = (await mentor.client.listMyDecisions()).items;
  const params = { id: decision?.id ?? '' };
  await mentor.client.createAppeal({ params, body: { text: 'My name was used by others' } });
  const { items } = await other.client.listCases({ query: { state: ['appealed'] } });
  const appealed = items.find(({ owner }) => owner?.user_id === mentor.user_id);
  await other.client.decideAppeal({
    params: { id: appealed?.id ?? '' },
    body: { version: 3, outcome: 'overturn', answer: 'It was another person' },
  });
  await runJobs(scene.api.context, 'tell-decision-made', 'tell-appeal-decided', 'tell-account-lifted');
  expect((await mentor.client.getAuthenticatedUser()).status).toBe('active');
  const kinds = (await scene.mailsTo(mentor)).map(({ kind }) => kind);
  expect(kinds).toContain('appeal_decided');
  expect(kinds).not.toContain('account_lifted');
});
