import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { writeAs } from '../../db/write-as.ts';
import { aPdf } from '../../testing/authorisation/sample-requests/sealed-files.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { insertBooking } from '../../testing/insert-booking.ts';
import { make, type Made, type MadeMentor } from '../../testing/make.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';
import { runJobsUntil } from '../../testing/run-jobs-until.ts';
import { recordLateCancellation, strikesOf, recordNoShowStrike } from './strikes.ts';

const scene = bookingScene();
const db = () => scene.api.context.db;
const DAY_MS = 24 * 60 * 60_000;
let sessions = 0;

async function pastSession(mentor: MadeMentor, prospect: Made) {
  sessions += 1;
  const start_at = new Date(Date.parse('2054-01-01T10:00:00Z') + sessions * DAY_MS).toISOString();
  return {
    booking_id: await insertBooking(scene.api, { mentor, prospect, status: 'no_show_mentor', start: start_at }),
    start_at,
  };
}
async function miss(mentor: MadeMentor, prospect: Made, missed?: Awaited<ReturnType<typeof pastSession>>) {
  const session = missed ?? (await pastSession(mentor, prospect));
  const { user_id } = mentor;
  await writeAs(db(), user_id, (trx) => recordNoShowStrike(trx, { ...session, user_id, now: scene.clock.now() }));
  return session;
}
const hiddenUntil = async ({ user_id }: Made) => {
  const { status, hidden_until } = await db()
    .selectFrom('mentor_profile')
    .select(['status', 'hidden_until'])
    .where('auth_user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return status === 'suspended' ? (hidden_until ?? 'open') : null;
};

test('[T-36] missed sessions hide the profile until the checklist is read, then for 7, 14 and 30 days, then until a moderator decides', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const staff = await make(scene.api).staff('moderator');
  expect(await refusalCode(mentor.client.readSessionChecklist())).toBe('NOT_FOUND');
  const first = await miss(mentor, prospect);
  await miss(mentor, prospect, first);
  expect(await hiddenUntil(mentor)).toBe('open');
  const { items } = await mentor.client.listMyDecisions();
  expect(items).toMatchObject([{ automated: true, statement: expect.stringMatching(/checklist[^]*automatically/) }]);
  expect(items).toMatchObject([{ checklist_due: true }]);
  await mentor.client.readSessionChecklist();
  expect((await mentor.client.listMyDecisions()).items).toMatchObject([{ checklist_due: false }]);
  expect(await hiddenUntil(mentor)).toBeNull();
  const until = [];
  for (let round = 0; round < 3; round += 1) {
    await miss(mentor, prospect);
    until.push(await hiddenUntil(mentor));
    scene.clock.set(new Date(scene.clock.now() + 31 * DAY_MS).toISOString());
    await runJobsUntil(scene, 'end-measure', 'end-profile-hiding');
    expect(await hiddenUntil(mentor)).toBeNull();
  }
  expect(until).toEqual(['2055-01-14T10:00:00Z', '2055-02-21T10:00:00Z', '2055-04-09T10:00:00Z']);
  await miss(mentor, prospect);
  expect(await hiddenUntil(mentor)).toBe('open');
  expect(await refusalCode(mentor.client.readSessionChecklist())).toBe('NOT_FOUND');
  const waiting = (await staff.client.listCases()).items.filter(({ owner }) => owner?.user_id === mentor.user_id);
  expect(waiting).toHaveLength(1);
  const params = { id: waiting[0]?.id ?? '' };
  await staff.client.decideCase({
    params,
    body: { version: 1, actions: [{ type: 'no_action' }], rule: null, facts: null },
  });
  expect(await hiddenUntil(mentor)).toBeNull();
});

test('[T-36] what hides a profile for a missed session isn’t ended by deciding a report, and ends with its strike when overturned', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const staff = await make(scene.api).staff('moderator');
  const target = { type: 'mentor_profile', id: mentor.profile_id } as const;
  await prospect.client.createReport({ body: { target, reason: 'spam', text: null, good_faith: true } });
  await miss(mentor, prospect);
  const waiting = (await staff.client.listCases({ query: { page_size: 100 } })).items.find(
    ({ owner }) => owner?.user_id === mentor.user_id,
  );
  const params = { id: waiting?.id ?? '' };
  const decision = { actions: [{ type: 'no_action' as const }], rule: null, facts: null };
  const { version } = await staff.client.getCase({ params });
  await staff.client.decideCase({ params, body: { version, ...decision } });
  expect(await hiddenUntil(mentor)).toBe('open');
  const { items } = await mentor.client.listMyDecisions();
  await mentor.client.createAppeal({ params: { id: items[0]?.id ?? '' }, body: { text: 'I was there' } });
  const appealed = await staff.client.getCase({ params });
  const decided = await staff.client.decideAppeal({
    params,
    body: { version: appealed.version, outcome: 'overturn', answer: 'You were there' },
  });
  expect(decided.strikes.map(({ lifted_at }) => lifted_at === null)).toEqual([false]);
  expect(await hiddenUntil(mentor)).toBeNull();
});

test('[T-36] strikes fade after 12 months', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await miss(mentor, prospect);
  await mentor.client.readSessionChecklist();
  scene.clock.set('2056-01-07T10:00:00Z');
  await miss(mentor, prospect);
  expect(await hiddenUntil(mentor)).toBe('open');
  await mentor.client.readSessionChecklist();
});

test('[T-36] every third cancellation by the mentor less than 24 hours before counts as a missed session', async () => {
  const mentor = await scene.mentor({ open: ['Mon 09:00-12:00'] });
  const cancelAt = async (clock: string, start: string) => {
    scene.clock.set('2055-01-07T10:00:00Z');
    const { params } = await make(scene.api).session({ mentor, prospect: await scene.prospect(), start });
    scene.clock.set(clock);
    await mentor.client.cancelBooking({ params, body: {} });
    await runJobs(scene.api.context, 'record-late-cancellation');
  };
  await cancelAt('2055-01-10T08:00:00Z', '2055-01-11T08:00:00Z');
  for (const start of ['08:30', '09:00']) {
    await cancelAt('2055-01-10T12:00:00Z', `2055-01-11T${start}:00Z`);
  }
  expect(await hiddenUntil(mentor)).toBeNull();
  await cancelAt('2055-01-10T12:00:00Z', '2055-01-11T09:30:00Z');
  expect(await hiddenUntil(mentor)).toBe('open');
  const kinds = await db().selectFrom('strike').select('kind').where('user_id', '=', mentor.user_id).execute();
  expect(kinds).toHaveLength(3);
});

test('[T-270] a late cancellation counts for one missed session, also when another of its three has faded', async () => {
  scene.clock.set('2055-01-07T10:00:00Z');
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const cancelLate = async (clock: string) => {
    scene.clock.set(clock);
    const { booking_id } = await pastSession(mentor, prospect);
    await recordLateCancellation(scene.api.context, booking_id);
    return hiddenUntil(mentor);
  };
  const decisions = async () => (await mentor.client.listMyDecisions()).items.length;
  await cancelLate('2055-02-01T10:00:00Z');
  await cancelLate('2055-06-01T10:00:00Z');
  expect(await cancelLate('2055-07-01T10:00:00Z')).toBe('open');
  await mentor.client.readSessionChecklist();
  // The first has faded: two are left, which have counted.
  expect(await cancelLate('2056-03-01T10:00:00Z')).toBeNull();
  expect(await decisions()).toBe(1);
  await cancelLate('2056-03-02T10:00:00Z');
  expect(await cancelLate('2056-03-03T10:00:00Z')).toBe('2056-03-10T10:00:00Z');
  const { items } = await mentor.client.listMyDecisions();
  expect(items[0]?.statement).toContain('Missed sessions in 12 months: 2.');
});

test('[T-270] where the third late cancellation was lifted, the two others count for the next missed session', async () => {
  scene.clock.set('2057-01-07T10:00:00Z');
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const late = async () => {
    const { booking_id } = await pastSession(mentor, prospect);
    await recordLateCancellation(scene.api.context, booking_id);
    return booking_id;
  };
  const ids = [await late(), await late(), await late()];
  expect(await hiddenUntil(mentor)).toBe('open');
  await mentor.client.readSessionChecklist();
  await db()
    .updateTable('strike')
    .set({ lifted_at: '2057-01-07T11:00:00Z' })
    .where('booking_id', '=', ids[2] ?? '')
    .execute();
  expect(await strikesOf(db(), mentor.user_id, scene.clock.now())).toEqual(['late_cancellation', 'late_cancellation']);
  await late();
  expect(await strikesOf(db(), mentor.user_id, scene.clock.now())).toEqual(['no_show']);
  expect(await hiddenUntil(mentor)).toBe('open');
});

/** A mentor whose profile the platform hid because of three independent reports, and a moderator who looks at the case. */
async function hiddenByReports() {
  const [mentor, staff] = [await scene.mentor(), await make(scene.api).staff('moderator')];
  const reportFrom = async (address: string) => {
    const reporter = await scene.prospect();
    const target = { type: 'mentor_profile', id: mentor.profile_id } as const;
    await reporter.client.createReport({ body: { target, reason: 'spam', text: null, good_faith: true } });
    await sql`update report set reporter_address = sha256(${address}::bytea) where reporter_user_id = ${reporter.user_id}`.execute(
      db(),
    );
  };
  for (const address of ['a', 'b']) {
    await reportFrom(address);
  }
  expect(await hiddenUntil(mentor)).toBeNull();
  await reportFrom('c');
  expect(await hiddenUntil(mentor)).toBe('open');
  const { items } = await mentor.client.listMyDecisions();
  const waiting = (await staff.client.listCases()).items.find(({ owner }) => owner?.user_id === mentor.user_id);
  const params = { id: waiting?.id ?? '' };
  const decide = async () => {
    const { version } = await staff.client.getCase({ params });
    const actions = [{ type: 'no_action' as const }];
    await staff.client.decideCase({ params, body: { version, actions, rule: null, facts: null } });
  };
  return { mentor, decide, decisions: items, automated: { id: items[0]?.id ?? '' } };
}

test('[T-37] three independent reports hide a profile until a moderator has looked, and the statement says so', async () => {
  const { mentor, decide, decisions, automated } = await hiddenByReports();
  expect(decisions).toMatchObject([
    { automated: true, statement: expect.stringMatching(/Three or more people[^]*automatically/) },
  ]);
  await mentor.client.createAppeal({ params: automated, body: { text: 'They know each other' } });
  await decide();
  expect(await hiddenUntil(mentor)).toBeNull();
  expect(await mentor.client.getDecision({ params: automated })).toMatchObject({
    appeal: { state: 'overturned' },
    can_appeal: false,
  });
});

test('[T-102] documents with an appeal against what the platform did are deleted 30 days after its case is decided', async () => {
  const { mentor, decide, automated } = await hiddenByReports();
  const { id } = await mentor.client.createSealedFile({ file: aPdf() });
  await mentor.client.createAppeal({ params: automated, body: { text: 'It is mine', file_ids: [id] } });
  await decide();
  const { appeal } = await mentor.client.getDecision({ params: automated });
  expect(Date.parse(appeal?.files[0]?.delete_at ?? '') - scene.clock.now()).toBe(30 * DAY_MS);
});

test('[T-38] copies of words are forgotten six months after their case, and not before', async () => {
  const [mentor, staff] = [await scene.mentor(), await make(scene.api).staff('moderator')];
  const reporter = await scene.prospect();
  const target = { type: 'mentor_profile', id: mentor.profile_id } as const;
  await reporter.client.createReport({ body: { target, reason: 'spam', text: null, good_faith: true } });
  const open = (await staff.client.listCases()).items.find(({ owner }) => owner?.user_id === mentor.user_id);
  const params = { id: open?.id ?? '' };
  const look = async () => (await staff.client.getCase({ params })).evidence.length;
  scene.clock.set('2056-01-07T10:00:00Z');
  await runJob(scene.api.context, 'forget-evidence');
  expect(await look()).toBe(1);
  await staff.client.decideCase({
    params,
    body: { version: 1, actions: [{ type: 'no_action' }], rule: null, facts: null },
  });
  scene.clock.set('2056-07-07T10:00:00Z');
  await runJob(scene.api.context, 'forget-evidence');
  expect(await look()).toBe(1);
  scene.clock.set('2056-07-07T10:00:01Z');
  await runJob(scene.api.context, 'forget-evidence');
  expect(await look()).toBe(0);
});
