import type { NoShowOutcome } from '@abroad/contract';
import { expect, test } from 'vitest';
import { endStaff, grantRole } from '../../testing/grant-role.ts';
import { insertBooking } from '../../testing/insert-booking.ts';
import { make, type Made } from '../../testing/make.ts';
import { CARDS } from '../../testing/payments-sandbox-browser.ts';
import { noShowScene, REPORTED } from '../../testing/no-show-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { decideNoShow } from './decide-no-show.ts';

const { scene, after, paid, END } = noShowScene();
const HOUR = 60 * 60_000;
const FACTS = 'Both joined at 9:01 and stayed until 9:29.';

const moderator = () => make(scene.api).staff('moderator');

/**
 * A session that the student reported and the mentor contests, and a moderator who decides.
 * @param card the card of the payment, where the provider makes a refund
 */
async function contested(card?: string) {
  scene.clock.set('2055-01-07T10:00:00Z');
  const session = await paid(undefined, card === undefined ? {} : { card });
  scene.clock.set(REPORTED);
  await session.report(session.prospect, 'Nobody came');
  await session.contest(session.mentor, 'I was in the call');
  const staff = await moderator();
  const params = { booking_id: session.id };
  const decide = (outcome: NoShowOutcome, { by = staff, version = 2 } = {}) =>
    by.client.decideNoShow({ params, body: { outcome, facts: FACTS, version } });
  return { ...session, staff, decide, read: (who: Made = staff) => who.client.getStaffNoShow({ params }) };
}

test('[T-44] before a decision the moderator reads what each of the two will be sent, and nothing has changed', async () => {
  const { decide, staff, mentor, prospect, read } = await contested(CARDS.good);
  await scene.api.context.db
    .updateTable('authenticated_user')
    .set({ language: 'fr' })
    .where('id', '=', mentor.user_id)
    .execute();
  const body = { outcome: 'mentor_absent', facts: FACTS, version: 2 } as const;
  const params = { booking_id: (await read()).booking_id };
  const preview = await staff.client.previewNoShow({ params, body });
  expect(await read()).toMatchObject({ state: 'contested', version: 2 });
  expect(preview.mentor).toMatchObject({ for_person: { language: 'fr' }, for_moderator: { language: 'en' } });
  await decide('mentor_absent');
  await runJobs(scene.api.context, 'tell-no-show');
  for (const [who, { for_person }] of [
    [mentor, preview.mentor],
    [prospect, preview.prospect],
  ] as const) {
    const { text } = await scene.mailTo(who, 'no_show_ended');
    expect(for_person?.paragraphs.at(-1)).toBe(FACTS);
    for (const paragraph of for_person?.paragraphs ?? []) expect(text).toContain(paragraph);
  }
  expect(await refusalCode(mentor.client.previewNoShow({ params, body }))).toBe('NOT_FOUND');
});

test.each([
  ['mentor_absent', 'no_show_mentor', [{ amount_minor: 5000, reason: 'mentor_absent', status: 'succeeded' }], {}],
  ['prospect_absent', 'no_show_prospect', [], { provider: 5000, platform_fee: -500, mentor_earned: -4500 }],
  ['both_came', 'completed', [], { provider: 5000, platform_fee: -500, mentor_earned: -4500 }],
  [
    'technical',
    'cancelled',
    [{ amount_minor: 2500, reason: 'technical_fault', status: 'succeeded' }],
    { provider: 2500, platform_fee: -250, mentor_earned: -2250 },
  ],
] as const)(
  '[T-44] decided as %s: the booking is %s, and the money follows',
  async (outcome, status, refunds, ledger) => {
    const { decide, mentor, prospect, booking, money, see } = await contested(CARDS.good);
    const decided = await decide(outcome);
    expect(decided).toMatchObject({ state: 'decided', outcome, facts: FACTS, booking_status: status });
    await scene.settleMoney();
    expect(await money()).toMatchObject({ refunds, ledger });
    expect(await booking(mentor)).toMatchObject({ status, no_show: { state: 'decided', outcome } });
    expect(await see(prospect)).toMatchObject({ facts: FACTS, positions: [] });
    await runJobs(scene.api.context, 'tell-no-show');
    for (const who of [mentor, prospect]) {
      expect(await scene.mailKindsTo(who)).toContain('no_show_ended');
    }
    const { items } = await mentor.client.listBookingEvents({ params: { id: decided.booking_id } });
    expect(items.filter(({ kind }) => kind === 'no_show_ended')).toMatchObject([
      { to_status: status, actor_role: 'system' },
    ]);
  },
);

test('[T-44] two moderators decide at once: one decision counts, and the money moves once', async () => {
  const { decide, money, see, mentor } = await contested(CARDS.good);
  const other = await moderator();
  const codes = await Promise.all([
    refusalCode(decide('mentor_absent')),
    refusalCode(decide('both_came', { by: other })),
  ]);
  expect(codes.toSorted()).toEqual(['ILLEGAL_MOVE', null]);
  await scene.settleMoney();
  const { outcome } = await see(mentor);
  const { refunds } = await money();
  expect(refunds.map(({ amount_minor }) => amount_minor)).toEqual(outcome === 'mentor_absent' ? [5000] : []);
  expect(await refusalCode(decide('technical', { version: 3 }))).toBe('ILLEGAL_MOVE');
});

test('[T-44] a worker that is killed between the decision and the refund refunds once when it is back, never twice', async () => {
  const { decide, money, id } = await contested(CARDS.good);
  scene.sandbox.spoil('lose_answer', { calls: /POST .*refunds/ });
  await decide('mentor_absent');
  await runJobs(scene.api.context, 'refund-payment');
  expect((await money()).refunds).toEqual([{ amount_minor: 5000, reason: 'mentor_absent', status: 'pending' }]);
  scene.sandbox.repair();
  const refunds = await scene.api.context.db
    .selectFrom('refund')
    .select('id')
    .where('status', '=', 'pending')
    .execute();
  for (const { id: refund_id } of refunds) {
    await scene.job('refund-payment', { refund_id });
    await scene.job('refund-payment', { refund_id });
  }
  await scene.settleMoney();
  expect(await money()).toMatchObject({
    refunds: [{ amount_minor: 5000, reason: 'mentor_absent', status: 'succeeded' }],
    ledger: {},
  });
  expect(await scene.atProvider({ id })).toMatchObject({ refunded_minor: 5000 });
});

test('[T-44] a decision about what was read: a word that came since changes the version', async () => {
  const { decide, contest, prospect, read } = await contested();
  expect((await read()).version).toBe(2);
  await contest(prospect, 'I have a screenshot');
  expect(await refusalCode(decide('both_came'))).toBe('CHANGED_MEANWHILE');
  const seen = await read();
  expect(seen.statements.map(({ text }) => text)).toEqual(['Nobody came', 'I was in the call', 'I have a screenshot']);
  await decide('both_came', { version: seen.version });
});

test('[T-44] a member of the staff neither reads nor decides the case of their own session, nor decides before it is contested', async () => {
  const { id, decide, read, mentor, prospect } = await contested();
  for (const own of [mentor, prospect]) {
    await grantRole(scene.api, own, 'admin');
    expect(await refusalCode(read(own))).toBe('STAFF_INVOLVED');
    expect(await refusalCode(decide('prospect_absent', { by: own }))).toBe('STAFF_INVOLVED');
    const { items, total } = await own.client.listNoShows({ query: { state: 'contested', page_size: 100 } });
    expect(items.map(({ booking_id }) => booking_id)).not.toContain(id);
    const tile = (await own.client.getAdminToday()).items.find((counted) => counted.tile === 'no_shows');
    expect(tile?.due).toBe(total);
  }
  scene.clock.set('2055-01-07T10:00:00Z');
  const early = await paid();
  scene.clock.set(REPORTED);
  await early.report(early.prospect);
  const staff = await moderator();
  const body = { outcome: 'both_came', facts: FACTS, version: 1 } as const;
  const decision = staff.client.decideNoShow({ params: { booking_id: early.id }, body });
  expect(await refusalCode(decision)).toBe('ILLEGAL_MOVE');
});

test('[T-44] each look at a case is in the audit, about each of its people, and so is the decision', async () => {
  const { decide, read, staff, id, mentor, prospect } = await contested();
  await read();
  await decide('both_came');
  const acts = await scene.api.context.db
    .selectFrom('staff_event')
    .select(['kind', 'subject_type', 'subject_id', 'about_user_id'])
    .where('actor_user_id', '=', staff.user_id)
    .orderBy('created_at')
    .execute();
  const about = { subject_type: 'no_show_case', subject_id: id };
  expect(acts).toEqual([
    { kind: 'no_show_read', ...about, about_user_id: mentor.user_id },
    { kind: 'no_show_read', ...about, about_user_id: prospect.user_id },
    { kind: 'no_show_decided', ...about, about_user_id: null },
  ]);
});

test('[T-44] those that staff have to decide come first, by when they are due, and the overdue are named', async () => {
  const first = await contested();
  after(REPORTED, HOUR);
  const second = await contested();
  scene.clock.set('2055-01-14T08:15:01Z');
  const list = await first.staff.client.listNoShows({ query: { state: 'contested', page_size: 100 } });
  expect(list.total).toBeGreaterThanOrEqual(2);
  const { items } = list;
  const own = items.filter(({ booking_id }) => [first.id, second.id].includes(booking_id));
  expect(own.every(({ is_overdue, due_at }) => is_overdue && due_at === '2055-01-14T08:15:00Z')).toBe(true);
  const dues = items.map(({ due_at }) => due_at ?? '');
  expect(dues).toEqual(dues.toSorted());
});

test('[T-45] an open no-show has no reviews and doesn’t count as kept or missed; afterwards it does', async () => {
  const { decide, mentor, prospect, id, booking } = await contested();
  after(END, HOUR);
  const write = () => prospect.client.putReview({ params: { id }, body: { stars: 5, would_book_again: true } });
  expect(await refusalCode(write())).toBe('REVIEW_CLOSED');
  const student = () => mentor.client.getBookingStudent({ params: { id } });
  expect(await student()).toMatchObject({ sessions_kept: 0, sessions_missed: 0 });
  await decide('both_came');
  expect((await booking(prospect)).allowed_actions).toContain('review');
  await write();
  expect(await student()).toMatchObject({ sessions_kept: 1, sessions_missed: 0 });
});

test.each([
  ['both_came', { kept: 6, sessions: 6 }],
  ['mentor_absent', { kept: 5, sessions: 6 }],
  ['technical', { kept: 5, sessions: 5 }],
] as const)(
  '[T-45] the profile’s “5 of 5” leaves an open no-show out; decided as %s it is %o',
  async (outcome, after_it) => {
    const { decide, mentor, prospect } = await contested();
    for (const day of [1, 2, 3, 4, 5]) {
      await insertBooking(scene.api, { mentor, prospect, status: 'completed', start: `2054-01-0${day}T09:00:00Z` });
    }
    const shown = async () => {
      const { reliability } = await scene.api.as(null).getMentorProfileBySlug({ params: { slug: mentor.slug } });
      return reliability;
    };
    expect(await shown()).toEqual({ kept: 5, sessions: 5 });
    await decide(outcome);
    // A mentor's no-show hides the profile for a while, but not from the mentor.
    expect((await mentor.client.getMyMentorProfile()).reliability).toEqual(after_it);
  },
);

/** The student disputes the payment at their bank. @returns its intent */
async function dispute({ money }: Pick<Awaited<ReturnType<typeof contested>>, 'money'>): Promise<string> {
  const { intent_id } = (await money()).payment;
  await scene.sandbox.pool.query('update payments_sandbox.charge set dispute_due = now() where intent_id = $1', [
    intent_id,
  ]);
  await scene.sandbox.passTime();
  await scene.settleMoney();
  expect((await money()).payment.dispute).toBe('open');
  return intent_id ?? '';
}

test('[T-43] a dispute that is won while a no-show is open refunds nothing; its outcome does', async () => {
  const { decide, money } = await contested(CARDS.good);
  await scene.sandbox.closeDispute(await dispute({ money }), 'won');
  await scene.settleMoney();
  expect(await money()).toMatchObject({ refunds: [], payment: { dispute: 'won' } });
  await decide('technical');
  await scene.settleMoney();
  expect((await money()).refunds).toMatchObject([{ amount_minor: 2500, reason: 'technical_fault' }]);
});

test.each([
  ['technical', 'technical_fault', 2500, { mentor_earned: -2250, mentor_pending: -2250 }],
  ['mentor_absent', 'mentor_absent', 5000, { mentor_pending: -4500 }],
] as const)(
  '[T-43] decided as %s during a dispute: nothing is earned until it is won, and then the refund has the reason %s',
  async (outcome, reason, amount_minor, ledger) => {
    const { decide, money } = await contested(CARDS.good);
    const intent_id = await dispute({ money });
    await decide(outcome);
    await scene.settleMoney();
    expect(await money()).toMatchObject({
      refunds: [],
      ledger: { dispute: 5000, platform_fee: -500, mentor_pending: -4500 },
    });
    await scene.sandbox.closeDispute(intent_id, 'won');
    await scene.settleMoney();
    const after_dispute = await money();
    expect(after_dispute.refunds).toMatchObject([{ amount_minor, reason }]);
    expect(after_dispute.ledger).toMatchObject(ledger);
  },
);

test.each(['mentor', 'prospect'] as const)(
  '[T-44] an erasure of the %s takes what the staff wrote about both out of the decision',
  async (side) => {
    const session = await contested();
    await session.decide('both_came');
    const [leaving, staying] =
      side === 'mentor' ? [session.mentor, session.prospect] : [session.prospect, session.mentor];
    await leaving.client.deleteAccount({ body: { confirm: leaving.slug } });
    expect(await session.see(staying)).toMatchObject({ outcome: 'both_came', facts: null });
    expect((await session.read()).facts).toBe(null);
  },
);

test.each([
  ['suspended', 'ACCOUNT_SUSPENDED'],
  ['without their role', 'NOT_FOUND'],
] as const)('[T-44] a member who is %s by the time that the decision is written decides nothing', async (how, code) => {
  const { id, staff, see, mentor } = await contested();
  await endStaff(scene.api, staff, how);
  const actor = { user_id: staff.user_id, role: 'moderator' } as const;
  const body = { outcome: 'mentor_absent', facts: FACTS, version: 2 } as const;
  await expect(decideNoShow(scene.api.context, { actor, booking_id: id, body })).rejects.toMatchObject({ code });
  expect(await see(mentor)).toMatchObject({ state: 'contested' });
});
