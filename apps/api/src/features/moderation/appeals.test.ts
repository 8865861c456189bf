import type { CaseAction } from '@abroad/contract';
import { expect, test } from 'vitest';
import { writeAs } from '../../db/write-as.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { grantRole } from '../../testing/grant-role.ts';
import { insertBooking } from '../../testing/insert-booking.ts';
import { make, type Made, type MadeMentor } from '../../testing/make.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { openCase } from './open-case.ts';
import { recordNoShowStrike } from './strikes.ts';

const scene = bookingScene();
const db = () => scene.api.context.db;

const moderator = () => make(scene.api).staff('moderator');

/** A mentor whose case was decided, and who appealed. */
async function appealed({ client }: Made, actions: CaseAction[], mentor: MadeMentor) {
  const target = { type: 'mentor_profile', id: mentor.profile_id, owner_user_id: mentor.user_id } as const;
  const opening = { target, reason: 'scam', source: 'report', now: scene.clock.now() } as const;
  const { id } = await db()
    .transaction()
    .execute((trx) => openCase(trx, opening));
  const params = { id };
  await client.decideCase({ params, body: { version: 1, actions, rule: 'scam', facts: 'You sold visas.' } });
  const { items } = await mentor.client.listMyDecisions();
  const decision_id = items[0]?.id ?? '';
  await mentor.client.createAppeal({ params: { id: decision_id }, body: { text: 'My name was used by others' } });
  return { params, decision_id };
}

test('[T-33] who made a decision decides on no appeal against it where someone else could', async () => {
  const [mentor, one, other] = [await scene.mentor(), await moderator(), await moderator()];
  const { params } = await appealed(one, [{ type: 'warn' }], mentor);
  const body = { version: 3, outcome: 'uphold', answer: 'The visas were sold by you' } as const;
  expect(await refusalCode(one.client.decideAppeal({ params, body }))).toBe('OWN_DECISION');
  expect(await refusalCode(other.client.decideAppeal({ params, body: { ...body, version: 2 } }))).toBe('STALE');
  expect(await other.client.decideAppeal({ params, body })).toMatchObject({
    state: 'upheld',
    strikes: [{ lifted_at: null }],
  });
  expect(await refusalCode(other.client.decideAppeal({ params, body: { ...body, version: 4 } }))).toBe('STALE');
  await db()
    .updateTable('staff_member')
    .set({ revoked_at: new Date() })
    .where('auth_user_id', '<>', one.user_id)
    .execute();
  const alone = await appealed(one, [{ type: 'warn' }], await scene.mentor());
  expect(await one.client.decideAppeal({ params: alone.params, body })).toMatchObject({ state: 'upheld' });
});

test('[T-33] another admin decides about an admin, in cases and appeals', async () => {
  const [mentor, one, other, plain] = [
    await scene.mentor(),
    await scene.prospect(),
    await scene.prospect(),
    await moderator(),
  ];
  for (const admin of [mentor, one, other]) {
    await grantRole(scene.api, admin, 'admin');
  }
  const { params } = await appealed(one, [{ type: 'warn' }], mentor);
  const body = { version: 3, outcome: 'uphold', answer: 'The visas were sold by you' } as const;
  expect(await refusalCode(plain.client.decideAppeal({ params, body }))).toBe('STAFF_PROTECTED');
  expect(await refusalCode(mentor.client.decideAppeal({ params, body }))).toBe('STAFF_INVOLVED');
  expect(await other.client.decideAppeal({ params, body })).toMatchObject({ state: 'upheld' });
});

test('[T-35] an overturned decision is undone by a new one: shown again, texts back, suspension and strike lifted', async () => {
  const [mentor, one, other] = [await scene.mentor(), await moderator(), await moderator()];
  await mentor.client.patchMyMentorProfile({ body: { about: 'I help with essays' } });
  const { params, decision_id } = await appealed(
    one,
    [
      { type: 'mask', fields: ['about'] },
      { type: 'hide_profile', days: null },
      { type: 'suspend', days: null, end_sessions: false },
    ],
    mentor,
  );
  const page = () => scene.api.as(null).getMentorProfileBySlug({ params: { slug: mentor.slug } });
  expect(await refusalCode(page())).toBe('PROFILE_NOT_FOUND');
  const body = { version: 3, outcome: 'overturn', answer: 'It was another person' } as const;
  const { for_person } = await other.client.previewAppeal({ params, body });
  const decided = await other.client.decideAppeal({ params, body });
  expect(decided).toMatchObject({ state: 'overturned', appeal: { answer: 'It was another person' } });
  expect(decided.decisions[0]).toMatchObject({ overturns_decision_id: decision_id, actions: [{ type: 'restore' }] });
  expect(decided.strikes[0]?.lifted_at).not.toBeNull();
  await runJobs(scene.api.context, 'tell-appeal-decided');
  expect(await page()).toMatchObject({ about: 'I help with essays', profile_status: 'active' });
  expect((await mentor.client.getAuthenticatedUser()).status).toBe('active');
  const { items } = await mentor.client.listMyDecisions();
  expect(items).toMatchObject([{ id: decision_id, appeal: { state: 'overturned' }, can_appeal: false }]);
  expect((await scene.mailsTo(mentor)).filter(({ kind }) => kind === 'appeal_decided')).toHaveLength(1);
  const { text } = await scene.mailTo(mentor, 'appeal_decided');
  expect(for_person?.paragraphs).toHaveLength(3);
  for (const paragraph of for_person?.paragraphs ?? []) expect(text).toContain(paragraph);
});

test('[T-33] two open appeals in one case are answered one after the other, the older first', async () => {
  const [mentor, one, other] = [await scene.mentor(), await moderator(), await moderator()];
  const { user_id } = mentor;
  const target = { type: 'mentor_profile', id: mentor.profile_id, owner_user_id: user_id } as const;
  const now = scene.clock.now();
  const start_at = '2054-01-01T10:00:00Z';
  const prospect = await scene.prospect();
  const booking_id = await insertBooking(scene.api, { mentor, prospect, status: 'no_show_mentor', start: start_at });
  const { id } = await writeAs(db(), user_id, async (trx) => {
    const opened = await openCase(trx, { target, reason: 'scam', source: 'report', now });
    await recordNoShowStrike(trx, { user_id, booking_id, start_at, now });
    return opened;
  });
  const appeal = async (text: string) => {
    const { items } = await mentor.client.listMyDecisions();
    const decision_id = items.find(({ can_appeal }) => can_appeal)?.id ?? '';
    await mentor.client.createAppeal({ params: { id: decision_id }, body: { text } });
    return decision_id;
  };
  const missed = await appeal('The link did not work');
  const params = { id };
  const version = async () => (await one.client.getCase({ params })).version;
  await one.client.decideCase({
    params,
    body: { version: await version(), actions: [{ type: 'warn' }], rule: 'scam', facts: 'You sold visas.' },
  });
  scene.clock.set('2055-01-08T10:00:00Z');
  const warned = await appeal('My name was used by others');
  const judge = async (outcome: 'uphold' | 'overturn') =>
    other.client.decideAppeal({ params, body: { version: await version(), outcome, answer: `We ${outcome} it` } });
  // The answer to the first leads to the second.
  expect(await judge('overturn')).toMatchObject({ state: 'appealed', appeal: { decision_id: warned, answer: null } });
  expect(await mentor.client.getDecision({ params: { id: missed } })).toMatchObject({
    appeal: { state: 'overturned' },
  });
  expect(await mentor.client.getDecision({ params: { id: warned } })).toMatchObject({ appeal: { state: 'open' } });
  expect(await judge('uphold')).toMatchObject({ state: 'upheld', appeal: { decision_id: warned } });
  expect(await mentor.client.getDecision({ params: { id: warned } })).toMatchObject({ appeal: { state: 'upheld' } });
  expect(await refusalCode(judge('uphold'))).toBe('STALE');
});
