import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { NINE, bookingScene } from '../../testing/booking-scene.ts';
import { tablesWith } from '../../testing/tables-with.ts';
import { make } from '../../testing/make.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';
import { enqueueErasure } from '../identity/erasure-job.ts';

const scene = bookingScene();
const erase = (who: { client: ReturnType<typeof scene.api.as>; slug: string }) =>
  who.client.deleteAccount({ body: { confirm: who.slug } });

const whereIsFound = (text: string) => tablesWith(scene.api.context.db, text);

test('says first what would go, in numbers', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  for (const start of [NINE, '2055-01-11T09:00:00Z']) {
    await make(scene.api).session({ mentor, prospect, start });
  }
  expect(await mentor.client.getAccountDeletion()).toEqual({
    upcoming_bookings: 2,
    as_mentor: 2,
    as_prospect: 0,
    past_bookings: 0,
    reportable_sessions: 0,
    services: 1,
    has_mentor_profile: true,
    has_prospect_profile: false,
    refunds: [],
    owed: [],
    slug: mentor.slug,
  });
  scene.clock.set('2055-01-11T08:45:00Z');
  expect(await prospect.client.getAccountDeletion()).toMatchObject({
    upcoming_bookings: 1,
    as_prospect: 1,
    past_bookings: 1,
    reportable_sessions: 1,
    services: 0,
    has_prospect_profile: true,
  });
});

test('only one’s own slug, typed, deletes an account', async () => {
  const [mentor, other] = [await scene.mentor(), await scene.prospect()];
  for (const confirm of [other.slug, `${mentor.slug}x`, 'yes']) {
    expect(await refusal(mentor.client.deleteAccount({ body: { confirm } }))).toEqual({
      code: 'VALIDATION_FAILED',
      paths: ['confirm'],
    });
  }
  expect((await mentor.client.getAuthenticatedUser()).slug).toBe(mentor.slug);
  await mentor.client.deleteAccount({ body: { confirm: ` ${mentor.slug.toUpperCase()} ` } });
  expect(await refusalCode(mentor.client.getAuthenticatedUser())).toBe('USER_NOT_FOUND');
});

test('[E-24] a deleted mentor’s upcoming sessions are cancelled with their own message, and all their data is deleted', async () => {
  const mentor = await scene.mentor({ first_name: 'Zebulon', last_name: 'Quistgaard', about: 'I grow xylophones' });
  const prospect = await scene.prospect();
  const { id } = await scene.book(prospect, mentor);
  const question = { id: newId(), kind: 'text', label: 'Do you play xylophones?', help: null } as const;
  await mentor.client.patchEventType({
    params: { id: mentor.event_types[0]?.id ?? '' },
    body: { questions: [{ ...question, is_required: false, choices: [] }] },
  });
  await scene.runDueJobs();
  await erase(mentor);

  expect(await prospect.client.getBooking({ params: { id } })).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'mentor',
    mentor: { name: 'Deleted user', first_name: 'Deleted user', email: null, has_profile: false, is_deleted: true },
  });
  await scene.runDueJobs();
  const [latest] = await scene.mailsTo(prospect);
  const mail = await scene.api.as(null).getMail({ params: { id: latest?.id ?? '' } });
  expect(mail.kind).toBe('cancelled');
  expect(mail.sent_at).not.toBeNull();
  expect(mail.text).toContain('Zebulon cancelled your session');
  expect(mail.attachments[0]?.content).toContain('METHOD:CANCEL');

  const nobody = scene.api.as(null);
  for (const call of [
    () => nobody.getMentorProfileBySlug({ params: { slug: mentor.slug } }),
    () => nobody.getAvailabilityBySlug({ params: { slug: mentor.slug } }),
    () => nobody.listEventTypesBySlug({ params: { slug: mentor.slug } }),
  ]) {
    expect(await refusalCode(call())).toBe('PROFILE_NOT_FOUND');
  }
  expect((await nobody.searchProfiles({ query: { keyword: ['xylophones'] } })).total_count).toBe(0);
  // The other side's mails name who cancelled, until they are forgotten after 30 days.
  expect(await whereIsFound('quistgaard')).toEqual(['mail_message']);
  expect(await whereIsFound(mentor.person.email)).toEqual(['mail_message']);
  await sql`delete from mail_message where auth_user_id = ${prospect.user_id}`.execute(scene.api.context.db);
  for (const trace of ['quistgaard', 'zebulon', 'xylophones', mentor.person.email, mentor.person.clerk_id]) {
    expect([trace, await whereIsFound(trace)]).toEqual([trace, []]);
  }
});

test('what a deleted prospect wrote goes from the bookings that stay, and so does their request', async () => {
  const mentor = await scene.mentor();
  const prospect = await scene.prospect({ first_name: 'Wilhelmine', last_name: 'Ostrander' });
  const { session } = make(scene.api);
  const held = await session({ mentor, prospect, start: NINE, message: 'About my plumcake' });
  const proposal = { starts: ['2055-01-12T09:00:00Z'], message: 'The plumcake needs a day' };
  await prospect.client.createProposal({ params: { id: held.id }, body: proposal });
  const asked = await session({ mentor, prospect, start: '2055-01-11T09:00:00Z', waits: 'requested' });
  const taken = await session({ mentor, prospect, start: '2055-01-11T09:30:00Z', waits: 'requested' });
  await prospect.client.cancelBooking({ params: { id: taken.id }, body: { reason: 'My grandmother’s plumcake' } });
  scene.clock.set('2055-01-11T08:45:00Z');
  await erase(prospect);

  const seen = async (id: string) => mentor.client.getBooking({ params: { id } });
  expect(await seen(held.id)).toMatchObject({
    status: 'confirmed',
    message: null,
    prospect: { name: 'Deleted user' },
  });
  expect(await seen(asked.id)).toMatchObject({ status: 'cancelled', cancelled_by: 'prospect' });
  expect(await seen(taken.id)).toMatchObject({ cancel_reason: null });
  await runJobs(scene.api.context, 'send-mail');
  const withdrawnMails = (await scene.mailsTo(mentor)).filter(({ kind }) => kind === 'withdrawn');
  expect(withdrawnMails.map(({ subject }) => /^Request withdrawn: .+ with Wilhelmine, /.test(subject))).toEqual([
    true,
    true,
  ]);
  await sql`delete from mail_message`.execute(scene.api.context.db);
  expect(await whereIsFound('plumcake')).toEqual([]);
  const { rows } = await sql`select 1 from booking_event where booking_id = ${taken.id}`.execute(scene.api.context.db);
  expect(rows).toHaveLength(2);
});

test('the history of bookings is append-only for everything but an erasure', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await make(scene.api).session({ mentor, prospect });
  const { db } = scene.api.context;
  await expect(sql`update booking_event set detail = '{}'`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`delete from booking_event`.execute(db)).rejects.toThrow('append-only');
});

test('tokens stop working at once, and the same person can sign up again with a new account', async () => {
  const mentor = await scene.mentor({ first_name: 'Once', last_name: 'More' });
  await mentor.client.patchAuthenticatedUser({ body: { slug: 'once-again' } });
  await mentor.client.deleteAccount({ body: { confirm: 'once-again' } });
  expect(await refusalCode(mentor.client.getAuthenticatedUser())).toBe('USER_NOT_FOUND');
  expect(await refusalCode(mentor.client.getMyMentorProfile())).toBe('USER_NOT_FOUND');

  const anew = await mentor.client.createAuthenticatedUser({ body: { first_name: 'Once', last_name: 'More' } });
  expect(anew).toMatchObject({ status: 'active', email: mentor.person.email, mentor_terms_version: null });
  expect(anew.id).not.toBe(mentor.user_id);
  // Neither former slug leads to another person, in upper or lower case.
  expect([mentor.slug, 'once-again']).not.toContain(anew.slug);
  for (const slug of [mentor.slug, 'Once-Again']) {
    expect(await refusalCode(mentor.client.patchAuthenticatedUser({ body: { slug } }))).toBe('SLUG_TAKEN');
  }
  await sql`update erased_slug set free_after = now()`.execute(scene.api.context.db);
  await runJob(scene.api.context, 'free-slugs');
  expect((await mentor.client.patchAuthenticatedUser({ body: { slug: 'Once-Again' } })).slug).toBe('Once-Again');
});

test('a booking during an erasure is either made before it and cancelled, or refused', async () => {
  const mentor = await scene.mentor();
  const people: Awaited<ReturnType<typeof scene.prospect>>[] = [];
  for (let at = 0; at < 5; at += 1) {
    people.push(await scene.prospect());
  }
  const starts = ['08:00', '08:30', '09:00', '09:30', '10:00'];
  const wishes = people.map((who, at) =>
    refusalCode(scene.book(who, mentor, { start: `2055-01-11T${starts[at] ?? ''}:00Z` })),
  );
  const [codes] = await Promise.all([Promise.all(wishes), erase(mentor)]);
  // The profile goes first, or the hours do, where it was read before them.
  const expected = new Set([null, 'PROFILE_NOT_FOUND', 'SLOT_NOT_OFFERED']);
  expect(codes.filter((code) => !expected.has(code))).toEqual([]);
  const live = await scene.api.context.db
    .selectFrom('booking')
    .select('id')
    .where('mentor_user_id', '=', mentor.user_id)
    .where('status', '=', 'confirmed')
    .execute();
  expect(live).toEqual([]);
});

test('a webhook’s erasure is a job, runs twice without harm, and is replayed after a restore', async () => {
  const mentor = await scene.mentor();
  await enqueueErasure(scene.api.context, mentor.user_id);
  await enqueueErasure(scene.api.context, mentor.user_id);
  await runJobs(scene.api.context, 'erase-account');
  await runJob(scene.api.context, 'erase-account', { user_id: mentor.user_id });
  expect(await refusalCode(mentor.client.getAuthenticatedUser())).toBe('USER_NOT_FOUND');

  const { db } = scene.api.context;
  await sql`update authenticated_user set status = 'active', first_name = 'Back', clerk_id = 'back', slug = 'back-again'
            where id = ${mentor.user_id}`.execute(db);
  await sql`insert into taken_allowance (auth_user_id, kind) values (${mentor.user_id}, 'export')`.execute(db);
  await runJob(scene.api.context, 'replay-erasures');
  expect(await whereIsFound('back-again')).toEqual([]);
  const left = await db
    .selectFrom('taken_allowance')
    .select('kind')
    .where('auth_user_id', '=', mentor.user_id)
    .execute();
  expect(left).toEqual([]);
  const { rows } = await sql`select status from authenticated_user where id = ${mentor.user_id}`.execute(db);
  expect(rows).toEqual([{ status: 'deleted' }]);
});
