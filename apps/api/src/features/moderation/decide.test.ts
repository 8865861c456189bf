import { LANGUAGES, type CaseAction, type CasesQuery, type DecideCase, type Language } from '@abroad/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { insertPaidBooking } from '../../testing/insert-payment.ts';
import { type MadeMentor, make } from '../../testing/make.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { runJobsUntil } from '../../testing/run-jobs-until.ts';
import { openCase, type CaseOpening } from './open-case.ts';
import { suspend as suspendByCommand } from './decide-on-account.ts';
import { composeStatement } from './compose-statement.ts';

const scene = bookingScene();
const db = () => scene.api.context.db;
const DAY_MS = 24 * 60 * 60_000;

const moderator = () => make(scene.api).staff('moderator');
const open = async (target: CaseOpening['target']): Promise<string> => {
  const opening = { target, reason: 'scam', source: 'report', now: scene.clock.now() } as const;
  return (
    await db()
      .transaction()
      .execute((trx) => openCase(trx, opening))
  ).id;
};
const aboutProfile = ({ profile_id, user_id }: MadeMentor) =>
  open({ type: 'mentor_profile', id: profile_id, owner_user_id: user_id });
const body = (version: number, actions: CaseAction[], more: Partial<DecideCase> = {}): DecideCase => ({
  version,
  actions,
  rule: 'scam',
  facts: 'You sold visas.',
  ...more,
});
const HIDE: CaseAction = { type: 'hide_profile', days: 7 };
const pageOf = (slug: string) => scene.api.as(null).getMentorProfileBySlug({ params: { slug } });
/** Sets the clock to some days after the start, and runs the jobs that are due by then. */
async function after(days: number): Promise<void> {
  scene.clock.set(new Date(Date.parse('2055-01-07T10:00:00Z') + days * DAY_MS).toISOString());
  await runJobsUntil(scene, 'end-measure', 'end-profile-hiding');
}

test('[T-32] two moderators decide at once: one does, the other is told that the case has changed', async () => {
  const [mentor, one, other] = [await scene.mentor(), await moderator(), await moderator()];
  const id = await aboutProfile(mentor);
  const answers = await Promise.allSettled(
    [one, other].map(({ client }) => client.decideCase({ params: { id }, body: body(1, [{ type: 'warn' }]) })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = answers.find((answer) => answer.status === 'rejected');
  expect(refused?.reason).toMatchObject({ status: 409, code: 'STALE' });
  const { decisions, strikes, state } = await one.client.getCase({ params: { id } });
  expect([decisions.length, strikes.length, state]).toEqual([1, 1, 'decided']);
});

test('[T-32] a claimed case is its moderator’s for half an hour, renewed by each write, and an old version is refused', async () => {
  const [one, other] = [await moderator(), await moderator()];
  const params = { id: await aboutProfile(await scene.mentor()) };
  const claimed = await one.client.claimCase({ params, body: { version: 1 } });
  expect(claimed).toMatchObject({ state: 'in_review', version: 2, claim: { by: { user_id: one.user_id } } });
  expect(await refusalCode(other.client.claimCase({ params, body: { version: 2 } }))).toBe('CASE_CLAIMED');
  expect(await refusalCode(other.client.claimCase({ params, body: { version: 1 } }))).toBe('STALE');
  expect(await refusalCode(one.client.addCaseNote({ params, body: { version: 1, text: 'Late' } }))).toBe('STALE');
  scene.clock.set('2055-01-07T10:20:00Z');
  await one.client.addCaseNote({ params, body: { version: 2, text: 'Asked the bank' } });
  scene.clock.set('2055-01-07T10:49:59Z');
  expect(await refusalCode(other.client.claimCase({ params, body: { version: 3 } }))).toBe('CASE_CLAIMED');
  scene.clock.set('2055-01-07T10:50:00Z');
  const taken = await other.client.claimCase({ params, body: { version: 3 } });
  expect(taken.history.map(({ kind, text }) => [kind, text])).toContainEqual(['note', 'Asked the bank']);
  const free = await other.client.releaseCase({ params, body: { version: 4 } });
  expect(free).toMatchObject({ state: 'open', claim: null });
});

test('[T-34] what is wrong with a decision is refused before anything happens', async () => {
  const { client } = await moderator();
  const params = { id: await aboutProfile(await scene.mentor()) };
  const wrong = async (actions: CaseAction[], more: Partial<DecideCase> = {}) => {
    const refused = await refusal(client.decideCase({ params, body: body(1, actions, more) }));
    return refused?.paths[0];
  };
  expect(await wrong([{ type: 'remove' }])).toBe('actions');
  expect(await wrong([{ type: 'warn' }, { type: 'warn' }])).toBe('actions');
  expect(await wrong([{ type: 'no_action' }, { type: 'warn' }])).toBe('actions');
  expect(await wrong([{ type: 'mask', fields: ['message'] }])).toBe('actions');
  expect(await wrong([{ type: 'warn' }], { rule: null })).toBe('rule');
  expect(await wrong([{ type: 'warn' }], { facts: null })).toBe('facts');
  expect(await client.getCase({ params })).toMatchObject({ version: 1, state: 'open', decisions: [] });
});

test('[T-34] the statement is shown before it is sent, in the person’s language and the moderator’s, and is what is sent', async () => {
  const [mentor, { client }] = [await scene.mentor(), await moderator()];
  await mentor.client.patchAuthenticatedUser({ body: { language: 'fr' } });
  const params = { id: await aboutProfile(mentor) };
  const { version: _, ...decision } = body(1, [HIDE]);
  const { for_person, for_moderator } = await client.previewDecision({ params, body: decision });
  expect([for_person?.language, for_moderator?.language]).toEqual(['fr', 'en']);
  expect(for_moderator?.paragraphs).toEqual([
    'This is about your mentor profile.',
    expect.stringContaining('hidden until January 14, 2055'),
    'This applies everywhere on Abroad Mentors.',
    'What we found: You sold visas.',
    expect.stringContaining('Deceiving people'),
    expect.stringMatching(/reported to us.*A person decided this/),
    expect.stringContaining('January 7, 2056'),
    expect.stringContaining('until July 7, 2055'),
  ]);
  await client.decideCase({ params, body: body(1, [HIDE]) });
  const { items } = await mentor.client.listMyDecisions();
  expect(items[0]).toMatchObject({ lang: 'fr', statement: for_person?.paragraphs.join('\n\n'), automated: false });
  await runJobs(scene.api.context, 'tell-decision-made');
  const mails = await scene.mailsTo(mentor);
  expect(mails.filter(({ kind }) => kind === 'decision_made')).toHaveLength(1);
});

test.each(Object.keys(LANGUAGES) as Language[])(
  '[T-34] a statement has all that the law asks for in %s',
  (language) => {
    const actions: CaseAction[] = [
      { type: 'warn' },
      { type: 'mask', fields: ['about', 'headline'] },
      HIDE,
      { type: 'suspend', days: null, end_sessions: true },
    ];
    const reasons = {
      target_type: 'mentor_profile',
      source: 'report',
      rule: 'scam',
      facts: 'X',
      automated: false,
    } as const;
    const said = composeStatement({ ...reasons, actions, now: scene.clock.now() }, language);
    expect(said).toHaveLength(8);
    expect(said.every((paragraph) => paragraph.length > 5 && !paragraph.includes('undefined'))).toBe(true);
    const by_itself = composeStatement({ ...reasons, actions, automated: true, now: scene.clock.now() }, language);
    expect(by_itself[5]).not.toBe(said[5]);
    expect(composeStatement({ ...reasons, actions: [{ type: 'no_action' }], now: 0 }, language)).toEqual([]);
  },
);

test('[T-35] a profile that is hidden and an account that is suspended for a time are back when it is over', async () => {
  const [mentor, { client }] = [await scene.mentor(), await moderator()];
  const actions: CaseAction[] = [HIDE, { type: 'suspend', days: 3, end_sessions: false }];
  await client.decideCase({ params: { id: await aboutProfile(mentor) }, body: body(1, actions) });
  expect(await refusalCode(pageOf(mentor.slug))).toBe('PROFILE_NOT_FOUND');
  expect((await mentor.client.getAuthenticatedUser()).status).toBe('suspended');
  await after(3);
  expect((await mentor.client.getAuthenticatedUser()).status).toBe('active');
  expect(await refusalCode(pageOf(mentor.slug))).toBe('PROFILE_NOT_FOUND');
  await after(7);
  expect(await pageOf(mentor.slug)).toMatchObject({ profile_status: 'active' });
});

test('[T-35] a shorter suspension that ends leaves a longer one, and one without a decision, as they are', async () => {
  const [mentor, { client }] = [await scene.mentor(), await moderator()];
  const suspend = async (days: number | null) =>
    client.decideCase({
      params: { id: await aboutProfile(mentor) },
      body: body(1, [{ type: 'suspend', days, end_sessions: false }], { facts: `For ${days}` }),
    });
  await suspend(10);
  await suspend(3);
  await after(3);
  expect((await mentor.client.getAuthenticatedUser()).status).toBe('suspended');
  await suspendByCommand(scene.api.context, mentor.person.email, 'By the console');
  await after(10);
  expect((await mentor.client.getAuthenticatedUser()).status).toBe('suspended');
});

test('[T-34] texts are removed, a service is taken down that its mentor can’t switch on, and a payment is refunded', async () => {
  const [mentor, prospect, { client }] = [await scene.mentor(), await scene.prospect(), await moderator()];
  await mentor.client.patchMyMentorProfile({
    body: { about: 'Buy visas here', headline: 'Engineer', video_url: 'https://vimeo.com/76979871' },
  });
  const params = { id: await aboutProfile(mentor) };
  await client.decideCase({ params, body: body(1, [{ type: 'mask', fields: ['about', 'video_url'] }]) });
  const left = { about: null, video_url: null, headline: 'Engineer' };
  expect(await mentor.client.getMyMentorProfile()).toMatchObject(left);
  const service = { id: mentor.event_types[0]?.id ?? '' };
  await mentor.client.patchEventType({ params: service, body: { description: 'Kept', instruction: 'Call me' } });
  const masked = await open({ type: 'service', ...service, owner_user_id: mentor.user_id });
  await client.decideCase({ params: { id: masked }, body: body(1, [{ type: 'mask', fields: ['instruction'] }]) });
  const [texts] = (await mentor.client.getAvailabilitySettings()).event_types;
  expect(texts).toMatchObject({ description: 'Kept', instruction: null });
  const down = await open({ type: 'service', ...service, owner_user_id: mentor.user_id });
  await client.decideCase({ params: { id: down }, body: body(1, [{ type: 'remove' }]) });
  expect(await refusalCode(mentor.client.patchEventType({ params: service, body: { is_active: true } }))).toBe(
    'FORBIDDEN',
  );
  const paid = await insertPaidBooking(scene.api, {
    mentor,
    prospect,
    start: '2055-01-11T08:00:00Z',
    status: 'confirmed',
    price_minor: 5000,
  });
  const about = await open({ type: 'booking', id: paid.booking_id, owner_user_id: mentor.user_id });
  await client.decideCase({ params: { id: about }, body: body(1, [{ type: 'refund_booking' }], { rule: null }) });
  const refund = await db().selectFrom('refund').selectAll().executeTakeFirstOrThrow();
  expect(refund).toMatchObject({ amount_minor: 5000, reason: 'by_staff' });
  // The other person reads the booking's history; only one person gets the facts.
  const history = await db()
    .selectFrom('booking_event')
    .select('detail')
    .where('booking_id', '=', paid.booking_id)
    .execute();
  expect(JSON.stringify(history)).not.toContain('You sold visas.');
});

test('[T-34] where one action fails, nothing of the decision stays', async () => {
  const [mentor, prospect, { client }] = [await scene.mentor(), await scene.prospect(), await moderator()];
  const booking = await make(scene.api).session({ mentor, prospect });
  const params = { id: await open({ type: 'booking', id: booking.id, owner_user_id: mentor.user_id }) };
  const actions: CaseAction[] = [{ type: 'warn' }, { type: 'refund_booking' }];
  expect(await refusalCode(client.decideCase({ params, body: body(1, actions) }))).toBe('NOTHING_TO_REFUND');
  expect(await client.getCase({ params })).toMatchObject({ state: 'open', version: 1, decisions: [], strikes: [] });
});

test('[T-38] each look at a case is an entry in the audit', async () => {
  const staff = await moderator();
  const id = await aboutProfile(await scene.mentor());
  await staff.client.getCase({ params: { id } });
  await staff.client.getCase({ params: { id } });
  const looks = await db()
    .selectFrom('staff_event')
    .select('kind')
    .where('actor_user_id', '=', staff.user_id)
    .where('subject_id', '=', id)
    .execute();
  expect(looks).toEqual([{ kind: 'case_seen' }, { kind: 'case_seen' }]);
});

test('[T-31] the queue has what is overdue first, then by priority, and filters', async () => {
  const { client } = await moderator();
  const first = await aboutProfile(await scene.mentor());
  await after(4);
  const mentor = await scene.mentor();
  const later = await open({ type: 'service', id: mentor.event_types[0]?.id ?? '', owner_user_id: mentor.user_id });
  await sql`update moderation_case set priority = 99 where id = ${later}`.execute(db());
  const ids = async (query: Partial<CasesQuery>) =>
    (await client.listCases({ query: { page_size: 100, ...query } })).items.map(({ id }) => id);
  const all = await ids({});
  expect(all.indexOf(first)).toBeLessThan(all.indexOf(later));
  expect(await ids({ due: 'overdue' })).not.toContain(later);
  expect(await ids({ type: 'service' })).toEqual(expect.arrayContaining([later]));
  expect(await ids({ type: 'service' })).not.toContain(first);
  expect(await ids({ state: ['decided'] })).not.toContain(first);
});

test('[T-34] a decision refunds a booking before it suspends and ends the sessions ahead, in whatever order it names them', async () => {
  const [mentor, prospect, { client }] = [await scene.mentor(), await scene.prospect(), await moderator()];
  const { booking_id } = await insertPaidBooking(scene.api, {
    mentor,
    prospect,
    start: '2055-03-01T08:00:00Z',
    status: 'confirmed',
    price_minor: 5000,
  });
  const params = { id: await open({ type: 'booking', id: booking_id, owner_user_id: mentor.user_id }) };
  const actions: CaseAction[] = [{ type: 'suspend', days: null, end_sessions: true }, { type: 'refund_booking' }];
  await client.decideCase({ params, body: body(1, actions) });
  const refunds = await db()
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.amount_minor', 'reason'])
    .where('payment.booking_id', '=', booking_id)
    .execute();
  expect(refunds).toEqual([{ amount_minor: 5000, reason: 'by_staff' }]);
  expect((await mentor.client.getAuthenticatedUser()).status).toBe('suspended');
  const { status } = await db()
    .selectFrom('booking')
    .select('status')
    .where('id', '=', booking_id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('cancelled');
});
