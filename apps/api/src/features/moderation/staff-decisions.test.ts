import type { CaseAction, CaseRule } from '@abroad/contract';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { grantRole } from '../../testing/grant-role.ts';
import { make, type Made } from '../../testing/make.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { readTransparency } from '../../views/transparency.ts';
import { openCase, type CaseOpening } from './open-case.ts';
import { suspend } from './decide-on-account.ts';

const scene = bookingScene();
const db = () => scene.api.context.db;
const REASON = 'You asked a student to pay by bank transfer.';

const moderator = () => make(scene.api).staff('moderator');
const suspendFromPeople = ({ client }: Made, { user_id }: Made, more: { days?: number } = {}) =>
  client.suspendPerson({ params: { user_id }, body: { rule: 'paying_outside', reason: REASON, cancel: [], ...more } });
const decisionsOf = async ({ client }: Made) => (await client.listMyDecisions()).items;
/** In the order of the alphabet: the jobs of one moment are sent at once. */
const kindsTo = async (who: Made) => {
  await runJobs(scene.api.context, 'tell-decision-made', 'tell-appeal-decided', 'tell-account-lifted');
  const kinds = (await scene.mailsTo(who)).map(({ kind }) => kind);
  return kinds.filter((kind) => /^(account|decision|appeal)_/.test(kind)).toSorted();
};
const statusOf = async ({ client }: Made) => (await client.getAuthenticatedUser()).status;
const strikesOf = ({ user_id }: Made) =>
  db().selectFrom('strike').select(['kind', 'lifted_at']).where('user_id', '=', user_id).execute();
/** The case of the latest decision about someone. */
async function caseOf({ user_id }: Made) {
  const { case_id } = await db()
    .selectFrom('moderation_decision')
    .select('case_id')
    .where('about_user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { id: case_id };
}
async function decide(
  { client }: Made,
  target: CaseOpening['target'],
  { actions, rule = 'scam' }: { actions: CaseAction[]; rule?: CaseRule | null },
) {
  const opening = { target, reason: 'scam', source: 'report', now: scene.clock.now() } as const;
  const params = await db()
    .transaction()
    .execute((trx) => openCase(trx, opening));
  return client.decideCase({ params, body: { version: 1, actions, rule, facts: 'You sold visas.' } });
}

test('[T-175] a suspension from the People page is a decision: statement, one email, a strike, and a place in the numbers', async () => {
  const [student, staff] = [await scene.prospect(), await moderator()];
  const numbers = async () => (await readTransparency(scene.api.context)).years[0];
  const before = await numbers();
  await suspendFromPeople(staff, student, { days: 7 });
  expect(await student.client.getAuthenticatedUser()).toMatchObject({ status: 'suspended', suspension_reason: REASON });
  const [decision] = await decisionsOf(student);
  expect(decision).toMatchObject({
    automated: false,
    can_appeal: true,
    actions: [{ type: 'suspend', is_over: false }],
  });
  expect(decision?.statement?.split('\n\n')).toEqual([
    'This is about your account.',
    expect.stringMatching(/suspended until January 14, 2055\. Confirmed sessions still take place/),
    'This applies everywhere on Abroad Mentors.',
    `What we found: ${REASON}`,
    expect.stringContaining('Asking for payment outside'),
    expect.stringMatching(/No one reported this.*A person decided this/),
    expect.stringContaining('This is a strike'),
    expect.stringContaining('you can appeal once'),
  ]);
  expect(await kindsTo(student)).toEqual(['decision_made']);
  expect(await strikesOf(student)).toEqual([{ kind: 'paying_outside', lifted_at: null }]);
  const after = await numbers();
  expect([after?.decisions, after?.automated]).toEqual([(before?.decisions ?? 0) + 1, before?.automated]);
  const found = await staff.client.getCase({ params: await caseOf(student) });
  expect(found).toMatchObject({
    state: 'decided',
    target_type: 'account',
    source: 'staff',
    target: { is_hidden: true },
  });
});

test('[T-175] an appeal against a suspension from the People page is answered by another moderator, and lifts it', async () => {
  const [student, staff, other] = [await scene.prospect(), await moderator(), await moderator()];
  await suspendFromPeople(staff, student);
  const [decision] = await decisionsOf(student);
  const text = 'I paid for a book, not for a session';
  await student.client.createAppeal({ params: { id: decision?.id ?? '' }, body: { text } });
  const params = await caseOf(student);
  const { version } = await other.client.getCase({ params });
  const body = { version, outcome: 'overturn', answer: 'It was for a book' } as const;
  expect(await refusalCode(staff.client.decideAppeal({ params, body }))).toBe('OWN_DECISION');
  await other.client.decideAppeal({ params, body });
  expect(await statusOf(student)).toBe('active');
  expect((await strikesOf(student))[0]?.lifted_at).not.toBeNull();
  expect(await kindsTo(student)).toEqual(['appeal_decided', 'decision_made']);
});

test('[T-175] a suspension on the command line is a decision too, by no one who is signed in and not by software', async () => {
  const [student, other] = [await scene.prospect(), await moderator()];
  await suspend(scene.api.context, student.person.email, REASON, { rule: 'scam', days: 3 });
  const [decision] = await decisionsOf(student);
  expect(decision).toMatchObject({ automated: false, can_appeal: true });
  expect(decision?.statement).toContain('A person decided this, not software.');
  expect(await strikesOf(student)).toMatchObject([{ kind: 'other' }]);
  await student.client.createAppeal({ params: { id: decision?.id ?? '' }, body: { text: 'It was not me' } });
  const params = await caseOf(student);
  const { version, decisions } = await other.client.getCase({ params });
  expect(decisions).toMatchObject([{ decided_by: null, automated: false }]);
  await other.client.decideAppeal({ params, body: { version, outcome: 'uphold', answer: 'It was' } });
  expect(await statusOf(student)).toBe('suspended');
  expect(await suspend(scene.api.context, student.person.email, null)).toBe(1);
  expect(await suspend(scene.api.context, student.person.email, null)).toBe(0);
  expect((await decisionsOf(student))[0]).toMatchObject({ actions: [{ type: 'restore' }], can_appeal: false });
});

test('[T-175] lifting a suspension is a decision, with one email; the strike stays', async () => {
  const [student, staff] = [await scene.prospect(), await moderator()];
  await suspendFromPeople(staff, student);
  await staff.client.liftSuspension({ params: { user_id: student.user_id } });
  const [lifted, suspended] = await decisionsOf(student);
  expect(lifted?.statement).toBe(
    'This is about your account.\n\nYour account is active again.\n\nA person decided this, not software.',
  );
  expect(suspended?.actions).toMatchObject([{ type: 'suspend', is_over: true }]);
  expect(await strikesOf(student)).toMatchObject([{ lifted_at: null }]);
  await staff.client.liftSuspension({ params: { user_id: student.user_id } });
  expect(await kindsTo(student)).toEqual(['decision_made', 'decision_made']);
});

test('[T-176] a moderator takes a decision back without an appeal, by a new one, once', async () => {
  const [mentor, staff] = [await scene.mentor(), await moderator()];
  const target = { type: 'mentor_profile', id: mentor.profile_id, owner_user_id: mentor.user_id } as const;
  const actions: CaseAction[] = [
    { type: 'hide_profile', days: null },
    { type: 'suspend', days: null, end_sessions: false },
  ];
  const { id, version, decisions } = await decide(staff, target, { actions });
  expect(decisions).toMatchObject([{ can_undo: true }]);
  const params = { id };
  const decision_id = decisions[0]?.id ?? '';
  const undo = (at: number, of = decision_id) =>
    staff.client.undoDecision({ params, body: { version: at, decision_id: of, reason: 'It was another person' } });
  expect(await refusalCode(undo(version - 1))).toBe('STALE');
  expect(await refusalCode(undo(version, mentor.user_id))).toBe('NOT_FOUND');
  const asked = { version, decision_id, reason: 'It was another person' };
  const { for_person } = await staff.client.previewUndo({ params, body: asked });
  expect(await statusOf(mentor)).toBe('suspended');
  const undone = await undo(version);
  expect(undone).toMatchObject({ state: 'decided', strikes: [{ lifted_at: expect.any(String) }] });
  expect(undone.decisions).toMatchObject([
    { overturns_decision_id: decision_id, can_undo: false, decided_by: { user_id: staff.user_id } },
    { id: decision_id, can_undo: false },
  ]);
  expect(undone.history.at(-1)).toMatchObject({ kind: 'undone', actor: { user_id: staff.user_id } });
  expect(await statusOf(mentor)).toBe('active');
  const page = await scene.api.as(null).getMentorProfileBySlug({ params: { slug: mentor.slug } });
  expect(page.profile_status).toBe('active');
  const [told, taken] = await decisionsOf(mentor);
  expect(told?.statement).toBe(for_person?.paragraphs.join('\n\n'));
  expect(told?.statement).toContain('We’ve withdrawn our decision of January 7, 2055.');
  expect(told?.statement).toContain('What we found: It was another person');
  expect(taken).toMatchObject({ overturned_at: expect.any(String), can_appeal: false });
  expect(await refusalCode(undo(undone.version))).toBe('CANT_UNDO');
  expect(await kindsTo(mentor)).toEqual(['decision_made', 'decision_made']);
});

test('[T-176] a decision whose appeal waits isn’t taken back: the appeal is answered', async () => {
  const [student, staff, peer] = [await scene.prospect(), await moderator(), await moderator()];
  await suspendFromPeople(staff, student);
  const [decision] = await decisionsOf(student);
  await student.client.createAppeal({ params: { id: decision?.id ?? '' }, body: { text: 'It was not me' } });
  const params = await caseOf(student);
  const { version, decisions } = await staff.client.getCase({ params });
  expect(decisions[0]?.can_undo).toBe(false);
  const body = { version, decision_id: decision?.id ?? '', reason: 'Wrong person' };
  expect(await refusalCode(staff.client.undoDecision({ params, body }))).toBe('CANT_UNDO');
  // Staff take nothing back that is about themselves.
  await grantRole(scene.api, student, 'moderator');
  expect(await refusalCode(peer.client.undoDecision({ params, body }))).toBe('STAFF_PROTECTED');
});

test('[T-177] texts that were taken from a student profile and a booking come back, and are offered only then', async () => {
  const [mentor, student, staff] = [await scene.mentor(), await scene.prospect(), await moderator()];
  await student.client.patchMyProspectProfile({ body: { about: 'I paint' } });
  const booking = await make(scene.api).session({ mentor, prospect: student, message: 'Until Monday!' });
  const { id } = await db()
    .selectFrom('prospect_profile')
    .select('id')
    .where('auth_user_id', '=', student.user_id)
    .executeTakeFirstOrThrow();
  const owner_user_id = student.user_id;
  const targets = [
    [{ type: 'prospect_profile', id, owner_user_id }, 'about'],
    [{ type: 'booking', id: booking.id, owner_user_id }, 'message'],
  ] as const;
  const words = async () => [
    (await student.client.getMyProspectProfile()).about,
    (await student.client.getBooking({ params: { id: booking.id } })).message,
  ];
  for (const [target, field] of targets) {
    const { id: opened } = await db()
      .transaction()
      .execute((trx) => openCase(trx, { target, reason: 'scam', source: 'report', now: scene.clock.now() }));
    const { actions } = await staff.client.getCase({ params: { id: opened } });
    expect(actions).not.toContain('restore');
    expect(actions).not.toContain('hide_profile');
    const masked = await decide(staff, target, { actions: [{ type: 'mask', fields: [field] }] });
    expect(masked.actions).toContain('restore');
  }
  expect(await words()).toEqual([null, null]);
  for (const [target] of targets) {
    const restored = await decide(staff, target, { actions: [{ type: 'restore' }], rule: null });
    expect(restored.actions).not.toContain('restore');
  }
  expect(await words()).toEqual(['I paint', 'Until Monday!']);
});

test('[T-178] the next step of each ladder is shown to who decides: paying outside leads to a warning, 7 days, 30 days, the end', async () => {
  const [mentor, staff] = [await scene.mentor(), await moderator()];
  const target = { type: 'mentor_profile', id: mentor.profile_id, owner_user_id: mentor.user_id } as const;
  const steps = [];
  for (let time = 0; time < 4; time += 1) {
    const decided = await decide(staff, target, { actions: [{ type: 'warn' }], rule: 'paying_outside' });
    steps.push(decided.next_steps.find(({ rule }) => rule === 'paying_outside'));
  }
  expect(steps).toEqual([
    { rule: 'paying_outside', strike: 2, step: 'suspend', days: 7 },
    { rule: 'paying_outside', strike: 3, step: 'suspend', days: 30 },
    { rule: 'paying_outside', strike: 4, step: 'close', days: null },
    { rule: 'paying_outside', strike: 5, step: 'close', days: null },
  ]);
  // Strikes fade.
  scene.clock.set('2056-02-01T10:00:00Z');
  const { next_steps } = await staff.client.getCase({ params: await caseOf(mentor) });
  expect(next_steps).toContainEqual({ rule: 'paying_outside', strike: 1, step: 'warn', days: null });
  expect(next_steps).toContainEqual({ rule: 'no_show', strike: 1, step: 'hide_until_read', days: null });
});
