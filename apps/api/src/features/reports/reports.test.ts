import type { CreateReport } from '@abroad/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';
import { suspend } from '../moderation/decide-on-account.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { DAY_MS, exportedText, reviewScene } from '../../testing/review-scene.ts';
import { make, type Made } from '../../testing/make.ts';

const { scene, at, complete, met } = reviewScene();

type Target = CreateReport['target'];
const bodyOf = (target: Target, changes: Partial<CreateReport> = {}): CreateReport => ({
  target,
  reason: 'spam',
  good_faith: true,
  ...changes,
});
const report = ({ client }: Pick<Made, 'client'>, target: Target, changes: Partial<CreateReport> = {}) =>
  client.createReport({ body: bodyOf(target, changes) });
const signedOut = () => ({ client: scene.api.as(null) });

let addresses = 0;
/** A report from a network address that no other call here uses. */
async function reportFrom(target: Target, { ip, ...changes }: Partial<CreateReport> & { ip?: string } = {}) {
  addresses += 1;
  const { statusCode, body } = await scene.api.app.inject({
    method: 'POST',
    url: '/api/v1/reports',
    remoteAddress: ip ?? `198.51.100.${addresses}`,
    payload: bodyOf(target, changes),
  });
  return { status: statusCode, ...(JSON.parse(body) as { code: string; is_addition?: boolean }) };
}
const ofProfile = ({ profile_id }: { profile_id: string }): Target => ({ type: 'mentor_profile', id: profile_id });
const mailsTo = async (who: Made, kind: string) => (await scene.mailsTo(who)).filter((mail) => mail.kind === kind);

test('[T-70] a profile, a service and a public review can be reported signed out', async () => {
  const { id: booking_id, mentor, prospect, write, answer, profile } = await met();
  at(2 * DAY_MS);
  await complete();
  await write();
  await answer();
  const [review] = (await profile()).items;
  const targets: Target[] = [
    ofProfile(mentor),
    { type: 'service', id: mentor.event_types[0]?.id ?? '' },
    { type: 'review', id: review?.id ?? '' },
  ];
  for (const target of targets) {
    expect(await reportFrom(target)).toMatchObject({ status: 201, is_addition: false });
  }
  expect((await reportFrom({ type: 'booking', id: booking_id })).status).toBe(404);
  const { rows } = await sql<{ target_type: string; words: object }>`
    select target_type, words from moderation_evidence join moderation_case on moderation_case.id = case_id
    where target_id = any(${targets.map(({ id }) => id)}::uuid[])`.execute(scene.api.context.db);
  expect(rows.map(({ target_type }) => target_type).toSorted()).toEqual(['mentor_profile', 'review', 'service']);
  // Pages that are open still show it.
  await prospect.client.deleteReview({ params: { id: booking_id } });
  expect(await reportFrom({ type: 'review', id: review?.id ?? '' })).toMatchObject({
    status: 409,
    code: 'REVIEW_WITHDRAWN',
  });
});

test('[T-70] a booking is reported by its two people, each about the other', async () => {
  const { id, mentor, prospect } = await met();
  const target = { type: 'booking', id } as const;
  await report(prospect, target);
  expect(await refusalCode(report(await scene.prospect(), target))).toBe('NOT_FOUND');
  const { items } = await prospect.client.listMyReports();
  expect(items).toMatchObject([
    { target, about: { last_name: mentor.person.last_name }, reason: 'spam', outcome: null },
  ]);
  await report(mentor, target);
  expect((await mentor.client.listMyReports()).total).toBe(1);
});

test('[T-70] a sealed review can’t be probed by reporting its id: the answer is that of an unknown one', async () => {
  const { mentor, write } = await met();
  at(60 * 60_000);
  const { id } = await write();
  const unknown = { type: 'review', id: '00000000-0000-4000-8000-000000000000' } as const;
  const sealed = { type: 'review', id } as const;
  for (const who of [mentor, await scene.prospect(), signedOut()]) {
    expect(await refusal(report(who, sealed))).toEqual(await refusal(report(who, unknown)));
    expect(await refusalCode(report(who, sealed))).toBe('NOT_FOUND');
  }
});

test('[T-70] what a viewer can’t see is not found, and no one reports themselves', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await prospect.client.getMyProspectProfile();
  const hidden = { type: 'prospect_profile', id } as const;
  expect(await refusalCode(report(mentor, hidden))).toBe('NOT_FOUND');
  await prospect.client.patchMyProspectProfile({ body: { visibility: 'public' } });
  await report(mentor, hidden);
  await mentor.client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
  expect(await refusalCode(report(prospect, ofProfile(mentor)))).toBe('NOT_FOUND');
  expect(await refusal(report(mentor, ofProfile(mentor)))).toEqual({
    code: 'VALIDATION_FAILED',
    paths: ['target.id'],
  });
});

test('[T-70] who says that something is against the law explains it, and signed out says who they are', async () => {
  const mentor = await scene.mentor();
  const target = ofProfile(mentor);
  const prospect = await scene.prospect();
  const scam = { reason: 'scam', text: 'Takes money up front' } as const;
  expect(await refusal(report(prospect, target, { ...scam, text: 'Takes money' }))).toMatchObject({ paths: ['text'] });
  expect(await refusal(report(signedOut(), target, scam))).toMatchObject({ paths: ['email', 'name'] });
  const child = { reason: 'minor_at_risk', text: 'Writes to children of 14' } as const;
  expect(await reportFrom(target, child)).toMatchObject({ status: 201 });
  expect(await reportFrom(target, { ...scam, name: 'Pim', email: 'pim@example.org' })).toMatchObject({ status: 201 });
  await report(prospect, target, scam);
  const broken = { ...bodyOf(target), good_faith: false } as unknown as CreateReport;
  expect(await refusal(prospect.client.createReport({ body: broken }))).toMatchObject({ paths: ['good_faith'] });
});

test('[T-71] signed-out limits go by address: the fourth report of a day is refused, from another address it isn’t', async () => {
  const target = ofProfile(await scene.mentor());
  const ip = '203.0.113.7';
  for (let made = 0; made < 3; made += 1) expect(await reportFrom(target, { ip })).toMatchObject({ status: 201 });
  expect(await reportFrom(target, { ip })).toMatchObject({ status: 429, code: 'TOO_MANY_REPORTS' });
  expect(await reportFrom(target, { ip: '203.0.113.8' })).toMatchObject({ status: 201 });
  const network = '2001:db8:1:2';
  for (let made = 0; made < 3; made += 1) await reportFrom(target, { ip: `${network}::${made + 1}` });
  expect(await reportFrom(target, { ip: `${network}::99` })).toMatchObject({ status: 429 });
  scene.clock.set('2055-01-08T10:00:01Z');
  expect(await reportFrom(target, { ip })).toMatchObject({ status: 201 });
});

test('[T-71] a mailbox gets three receipts a day, whatever addresses they are sent from', async () => {
  const email = 'flooded@example.org';
  const statuses = [];
  for (let made = 0; made < 4; made += 1) {
    statuses.push((await reportFrom(ofProfile(await scene.mentor()), { email })).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test('[T-71] ten reports a day, additions among them; suspended people report too', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await suspend(scene.api.context, prospect.person.email, 'Rude.');
  for (let made = 0; made < 10; made += 1) await report(prospect, ofProfile(mentor), { text: `Time ${made}` });
  expect(await refusalCode(report(prospect, ofProfile(mentor)))).toBe('TOO_MANY_REPORTS');
});

test('[T-31] [T-71] 30 accounts of one address are one reporter, and hide nothing', async () => {
  const mentor = await scene.mentor();
  const target = ofProfile(mentor);
  const accounts = await Promise.all(Array.from({ length: 30 }, () => scene.prospect()));
  for (const account of accounts) await report(account, target);
  const found = await scene.api.context.db
    .selectFrom('moderation_case')
    .select(['priority', 'state'])
    .where('target_id', '=', target.id)
    .execute();
  expect(found).toEqual([{ priority: 15, state: 'open' }]);
  await reportFrom(target);
  expect(
    await scene.api.context.db
      .selectFrom('moderation_case')
      .select('priority')
      .where('target_id', '=', target.id)
      .executeTakeFirst(),
  ).toEqual({ priority: 20 });
  expect((await scene.api.as(null).getMentorProfileBySlug({ params: { slug: mentor.slug } })).id).toBe(target.id);
});

test('[T-72] the same person adds to their report, and both copies of what was reported stay', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const target = ofProfile(mentor);
  await mentor.client.patchMyMentorProfile({ body: { about: 'Buy my course' } });
  const first = await report(prospect, target, { text: 'Sells a course' });
  await mentor.client.patchMyMentorProfile({ body: { about: 'I help with essays' } });
  const second = await report(prospect, target, { reason: 'paying_outside', text: 'Wants cash' });
  expect(second).toMatchObject({ code: first.code, is_addition: true });
  const { items } = await prospect.client.listMyReports();
  expect(items).toMatchObject([{ code: first.code, reason: 'paying_outside', text: 'Sells a course\n\nWants cash' }]);
  const { rows } = await sql<{ about: string }>`
    select words->>'about' as about from moderation_evidence join moderation_case on moderation_case.id = case_id
    where target_id = ${target.id} order by taken_at, about`.execute(scene.api.context.db);
  expect(rows.map(({ about }) => about).toSorted()).toEqual(['Buy my course', 'I help with essays']);
});

test('[T-73] a receipt is emailed with the number, and without a word of the reporter’s', async () => {
  const mentor = await scene.mentor();
  const prospect = await scene.prospect();
  const { code } = await report(prospect, ofProfile(mentor), { text: '<b>Look</b> \u202Eat this' });
  const email = 'reporter@example.org';
  const name = 'Buy at evil.example';
  const { code: other } = await reportFrom(ofProfile(mentor), { email, name, text: 'Buy at evil.example', lang: 'fr' });
  await runJobs(scene.api.context, 'tell-report-received');
  const [receipt] = await mailsTo(prospect, 'report_received');
  const { items } = await scene.api.as(null).listMail({ query: { recipient: email } });
  expect(items).toHaveLength(1);
  const mails = await Promise.all(
    [receipt?.id ?? '', items[0]?.id ?? ''].map((id) => scene.api.as(null).getMail({ params: { id } })),
  );
  expect(mails[0]?.text).toContain(code);
  expect(mails[1]?.text).toContain(other);
  expect(mails[1]?.subject).toBe('Nous avons reçu votre signalement');
  for (const mail of mails) {
    expect(JSON.stringify(mail)).not.toMatch(/evil|Look|\u202E/);
  }
  expect(await mailsTo(mentor, 'report_received')).toEqual([]);
});

test('[T-73] a receipt goes to an international address, and says no name where none was given', async () => {
  const email = 'josé@bücher.example';
  const target = ofProfile(await scene.mentor());
  expect(await reportFrom(target, { email })).toMatchObject({ status: 201 });
  await runJobs(scene.api.context, 'tell-report-received');
  const mails = await scene.api.context.db
    .selectFrom('mail_message')
    .select('recipient')
    .where('recipient', 'like', '%josé%')
    .execute();
  expect(mails).toEqual([{ recipient: email }]);
  for (const wrong of ['josé@bücher', 'jo sé@example.com', '"a"@example.com', 'a@b@example.com', 'a<b>@example.com']) {
    expect(await reportFrom(target, { email: wrong })).toMatchObject({ status: 400 });
  }
});

test('[T-79] an export has a person’s reports, and an erasure takes their words and who they were', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { code } = await report(prospect, ofProfile(mentor), { text: 'Sells a course' });
  const exported = await exportedText(prospect);
  for (const text of [code, 'Sells a course', mentor.profile_id]) expect(exported).toContain(text);
  expect(await exportedText(mentor), 'nothing says who reported').not.toContain(code);
  await prospect.client.deleteAccount({ body: { confirm: prospect.slug } });
  const row = await scene.api.context.db
    .selectFrom('report')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ text: null, reporter_user_id: null, reporter_address: null, reason: 'spam' });
});

test('[T-79] six months after its case a report no longer says who made it signed out, and from where it came, and not before', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const staff = await make(scene.api).staff('moderator');
  await report(prospect, ofProfile(mentor), { text: 'Sells a course' });
  await reportFrom(ofProfile(mentor), { name: 'Pim', email: 'pim@example.org', text: 'Sold me a course' });
  const read = () =>
    scene.api.context.db
      .selectFrom('report')
      .select(['text', 'reporter_email', 'reporter_name', 'reporter_user_id', 'reporter_address'])
      .where('target_id', '=', mentor.profile_id)
      .orderBy('created_at')
      .execute();
  const sweep = async (moment: string) => {
    scene.clock.set(moment);
    await runJob(scene.api.context, 'sweep-reporters');
    return read();
  };
  const before = await read();
  const address = expect.any(Buffer);
  expect(before.toSorted((one, other) => (one.text ?? '').localeCompare(other.text ?? ''))).toMatchObject([
    { text: 'Sells a course', reporter_user_id: prospect.user_id, reporter_address: address },
    { text: 'Sold me a course', reporter_email: 'pim@example.org', reporter_name: 'Pim', reporter_address: address },
  ]);
  // Its case waits still.
  expect(await sweep('2056-01-07T10:00:00Z')).toEqual(before);
  const found = (await staff.client.listCases()).items.find(({ owner }) => owner?.user_id === mentor.user_id);
  const body = { version: found?.version ?? 0, actions: [{ type: 'no_action' as const }], rule: null, facts: null };
  await staff.client.decideCase({ params: { id: found?.id ?? '' }, body });
  expect(await sweep('2056-07-07T10:00:00Z')).toEqual(before);
  const nobody = { reporter_email: null, reporter_name: null, reporter_address: null };
  const after = await sweep('2056-07-07T10:00:01Z');
  expect(after.toSorted((one, other) => (other.text ?? '').localeCompare(one.text ?? ''))).toEqual([
    { ...nobody, text: 'Sells a course', reporter_user_id: prospect.user_id },
    { ...nobody, text: null, reporter_user_id: null },
  ]);
});
