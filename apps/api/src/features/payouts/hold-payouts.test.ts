import type { CaseAction } from '@abroad/contract';
import { expect, test } from 'vitest';
import { grantRole } from '../../testing/grant-role.ts';
import type { MadeMentor } from '../../testing/make.ts';
import { payoutScene, RUN } from '../../testing/payout-scene.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { runJobsUntil } from '../../testing/run-jobs-until.ts';
import { openCase, type CaseOpening } from '../moderation/open-case.ts';

const scene = payoutScene();
const FACTS = 'Two students say that their sessions were sold on.';

async function moderator() {
  const made = await scene.prospect();
  await grantRole(scene.api, made, 'moderator');
  return made;
}
async function decide(target: CaseOpening['target'], action: CaseAction) {
  const { client } = await moderator();
  const opening = { target, reason: 'scam', source: 'report', now: scene.clock.now() } as const;
  const params = await scene.api.context.db.transaction().execute((trx) => openCase(trx, opening));
  const rule = action.type === 'suspend' ? ('scam' as const) : null;
  return client.decideCase({ params, body: { version: 1, actions: [action], rule, facts: FACTS } });
}
const hold = ({ profile_id: id, user_id: owner_user_id }: MadeMentor, days: number | null = null) =>
  decide({ type: 'mentor_profile', id, owner_user_id }, { type: 'hold_payouts', days });
const held = async (mentor: MadeMentor) =>
  (await scene.payoutsOf(mentor)).map(({ status, held_for }) => [status, ...held_for.toSorted()].join(' '));

/** A mentor who was paid before, so that nothing but a decision holds the next payout. */
async function known(wishes: { schedule?: 'by_hand' } = {}) {
  scene.clock.set('2054-01-01T06:00:00Z');
  const mentor = await scene.payee(wishes);
  await scene.api.context.db
    .updateTable('authenticated_user')
    .set({ created_at: '2053-01-01T00:00:00Z' })
    .where('id', '=', mentor.user_id)
    .execute();
  const first = await scene.earned(mentor);
  scene.clock.set(RUN);
  await scene.payOut(mentor, [first]);
  await scene.earned(mentor);
  return mentor;
}
const NEXT_RUN = '2055-02-08T06:00:00Z';

test('[T-179] a decision holds what a mentor is paid, without a strike, and says so in its statement', async () => {
  const mentor = await known();
  const decided = await hold(mentor);
  expect(decided.strikes).toEqual([]);
  const [decision] = (await mentor.client.listMyDecisions()).items;
  expect(decision).toMatchObject({ can_appeal: true, actions: [{ type: 'hold_payouts', is_over: false }] });
  expect(decision?.statement).toContain('We won’t pay out what you’ve earned until further notice.');
  expect(decision?.statement).not.toContain('strike');
  await scene.run(NEXT_RUN);
  expect(await held(mentor)).toEqual(['paid', 'held decision']);
  expect(await mentor.client.getAuthenticatedUser()).toMatchObject({ status: 'active' });
});

test('[T-179] an appeal that is granted lifts the hold, and the payout is sent', async () => {
  const mentor = await known();
  const { id } = await hold(mentor);
  await scene.run(NEXT_RUN);
  const [decision] = (await mentor.client.listMyDecisions()).items;
  await mentor.client.createAppeal({ params: { id: decision?.id ?? '' }, body: { text: 'They were my own' } });
  const other = await moderator();
  const { version } = await other.client.getCase({ params: { id } });
  await other.client.decideAppeal({ params: { id }, body: { version, outcome: 'overturn', answer: 'They were' } });
  await scene.runPayoutJobs();
  expect(await held(mentor)).toEqual(['paid', 'in_transit']);
});

test('[T-179] a decision that is taken back lifts the hold, and what waits for something else still waits', async () => {
  const mentor = await known();
  const { id, version, decisions } = await hold(mentor);
  await scene.run(NEXT_RUN);
  const [, payout] = await scene.payoutsOf(mentor);
  await scene.api.context.db
    .updateTable('payout')
    .set({ held_for: ['decision', 'bank_changed'] })
    .where('id', '=', payout?.id ?? '')
    .execute();
  const { client } = await moderator();
  const body = { version, decision_id: decisions[0]?.id ?? '', reason: 'We were wrong' };
  await client.undoDecision({ params: { id }, body });
  await scene.runPayoutJobs();
  expect(await held(mentor)).toEqual(['paid', 'held bank_changed']);
});

test('[T-179] a hold for some days ends by itself; another decision still holds', async () => {
  const mentor = await known();
  await hold(mentor, 3);
  const { id, version, decisions } = await hold(mentor);
  await scene.run(NEXT_RUN);
  scene.clock.set('2055-02-12T06:00:00Z');
  await runJobsUntil(scene);
  expect(await held(mentor)).toEqual(['paid', 'held decision']);
  const { client } = await moderator();
  const last = decisions.find(({ can_undo }) => can_undo);
  await client.undoDecision({ params: { id }, body: { version, decision_id: last?.id ?? '', reason: 'Wrong' } });
  await scene.runPayoutJobs();
  expect(await held(mentor)).toEqual(['paid', 'in_transit']);
});

test.each([
  ['decision', { type: 'hold_payouts', days: null }],
  ['suspended', { type: 'suspend', days: null, end_sessions: false }],
] as const)('[T-179] a decision during a payout that isn’t sent yet holds it: %s', async (reason, action) => {
  const mentor = await known();
  await scene.run(NEXT_RUN);
  const [, payout] = await scene.payoutsOf(mentor);
  expect(payout?.status).toBe('pending');
  scene.clock.set('2055-02-08T06:00:01Z');
  const decided = await decide(
    { type: 'mentor_profile', id: mentor.profile_id, owner_user_id: mentor.user_id },
    action,
  );
  await scene.job('send-payout', { payout_id: payout?.id ?? '' });
  expect(await held(mentor)).toEqual(['paid', `held ${reason}`]);
  scene.clock.set('2055-02-08T06:01:00Z');
  const finance = await scene.finance();
  const params = { id: payout?.id ?? '' };
  const release = () => finance.client.releasePayout({ params, body: {} });
  if (reason === 'decision') {
    const twice = [await refusalCode(release()), await refusalCode(release())];
    expect(twice).toEqual(['PAYOUT_DECIDED', 'PAYOUT_DECIDED']);
    const { id, version, decisions } = decided;
    const shown = await finance.client.getStaffPayout({ params });
    expect(shown).toMatchObject({ allowed_actions: ['cancel'], decided_by: [{ case_id: id }] });
    const { client } = await moderator();
    await client.undoDecision({
      params: { id },
      body: { version, decision_id: decisions[0]?.id ?? '', reason: 'We were wrong' },
    });
    await scene.runPayoutJobs();
  } else {
    await release();
  }
  await scene.job('send-payout', { payout_id: payout?.id ?? '' });
  expect(await held(mentor)).toEqual(['paid', 'in_transit']);
});

test('[T-179] a decision about a payout that was held for something else is a reason at once, for staff and the mentor', async () => {
  const mentor = await known();
  await scene.run(NEXT_RUN);
  const [, payout] = await scene.payoutsOf(mentor);
  const finance = await scene.finance();
  const params = { id: payout?.id ?? '' };
  await finance.client.holdPayout({ params, body: { reason: 'The name differs.' } });
  await hold(mentor);
  expect((await finance.client.getStaffPayout({ params })).held_for).toEqual(['decision', 'by_staff']);
  expect((await mentor.client.getPayout({ params })).held_for).toEqual(['decision', 'by_staff']);
  expect(await refusalCode(finance.client.releasePayout({ params, body: {} }))).toBe('PAYOUT_DECIDED');
});

test('[T-432] a suspension while a payout is on its way: what the bank has arrives, and what is earned later waits', async () => {
  const mentor = await known();
  await scene.run(NEXT_RUN);
  const [, payout] = await scene.payoutsOf(mentor);
  await scene.job('send-payout', { payout_id: payout?.id ?? '' });
  expect(await held(mentor)).toEqual(['paid', 'in_transit']);
  const target = { type: 'mentor_profile', id: mentor.profile_id, owner_user_id: mentor.user_id } as const;
  await scene.earned(mentor);
  await decide(target, { type: 'suspend', days: null, end_sessions: false });
  await scene.runPayoutJobs();
  // No reversal takes money that is the mentor’s.
  expect(await scene.pendingReversals()).toEqual([]);
  const finance = await scene.finance();
  const params = { id: payout?.id ?? '' };
  expect((await finance.client.getStaffPayout({ params })).allowed_actions).toEqual([]);
  await scene.arrive(mentor);
  await scene.run('2055-02-15T06:00:00Z');
  expect(await held(mentor)).toEqual(['paid', 'paid', 'held suspended']);
});

test('[T-432] a payout that the bank sends back after a suspension is the mentor’s to send again once that is lifted', async () => {
  const mentor = await known();
  await scene.run(NEXT_RUN);
  const [, payout] = await scene.payoutsOf(mentor);
  const params = { id: payout?.id ?? '' };
  await scene.job('send-payout', { payout_id: params.id });
  const target = { type: 'mentor_profile', id: mentor.profile_id, owner_user_id: mentor.user_id } as const;
  await decide(target, { type: 'suspend', days: null, end_sessions: false });
  const [, { provider_payout_id } = { provider_payout_id: null }] = await scene.payoutsOf(mentor);
  scene.double.bank(provider_payout_id, 'failed');
  await scene.job('settle-payout', { payout_id: params.id });
  expect(await held(mentor)).toEqual(['paid', 'failed']);
  expect(await refusalCode(mentor.client.retryPayout({ params }))).toBe('ACCOUNT_SUSPENDED');
  const { client } = await moderator();
  await client.liftSuspension({ params: { user_id: mentor.user_id } });
  await scene.runPayoutJobs();
  expect(await held(mentor)).toEqual(['paid', 'failed']);
  await mentor.client.retryPayout({ params });
  await scene.runPayoutJobs();
  expect(await held(mentor)).toEqual(['paid', 'in_transit']);
});

test('[T-179] payouts of someone who is no mentor can’t be held', async () => {
  const student = await scene.prospect();
  const { user_id } = student;
  const account = { type: 'account', id: user_id, owner_user_id: user_id } as const;
  expect(await refusal(decide(account, { type: 'hold_payouts', days: null }))).toMatchObject({ paths: ['actions'] });
});
