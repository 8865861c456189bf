import { LIMITS } from '@abroad/contract';
import { ApiFailure } from '@abroad/contract/api-failure';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene, NOW } from '../../testing/booking-scene.ts';
import type { Made, MadeMentor } from '../../testing/make.ts';
import { refusalCode } from '../../testing/refusal.ts';

const scene = bookingScene();
const OPEN = ['Mon 00:00-24:00', 'Tue 00:00-24:00'];
const FIRST = Date.parse('2055-01-11T00:00:00Z');
const start = (at: number) => new Date(FIRST + at * 30 * 60_000).toISOString().replace('.000', '');

/** The error of a call, with the seconds until a retry. */
async function refused(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ApiFailure ? { code: error.code, status: error.status, wait_s: error.retry_after_s } : error;
}

const cancel = (who: Made, id: string, reason?: string) =>
  who.client.cancelBooking({ params: { id }, body: reason === undefined ? {} : { reason } });

async function cancelAll(who: Made): Promise<void> {
  const { items } = await who.client.listBookings({ query: { page_size: 100 } });
  for (const { id, status } of items) {
    if (status === 'confirmed') await cancel(who, id);
  }
}

test('[N-04] booking and cancelling in turns ends after a few turns, and a day later it goes on', async () => {
  const [mentor, prospect] = [await scene.mentor({ open: OPEN }), await scene.prospect()];
  for (let at = 0; at < LIMITS.taken_back_per_mentor_day; at += 1) {
    const { id } = await scene.book(prospect, mentor, { start: start(at), message: 'Hello!' });
    await cancel(prospect, id, 'Not now');
  }
  const again = () => scene.book(prospect, mentor, { start: start(20) });
  expect(await refused(again())).toEqual({
    code: 'TOO_MANY_BOOKINGS_WITH_MENTOR',
    status: 429,
    wait_s: 24 * 60 * 60,
  });
  await scene.runJobs('send-mail');
  // Once a session is cancelled, its first email is no longer sent.
  const kinds = (await scene.mailsTo(mentor)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'cancelled')).toHaveLength(LIMITS.taken_back_per_mentor_day);
  // Another student and another mentor are not affected.
  expect((await scene.book(await scene.prospect(), mentor, { start: start(20) })).status).toBe('confirmed');
  const other = await scene.mentor({ open: OPEN });
  expect((await scene.book(prospect, other, { start: start(21) })).status).toBe('confirmed');
  scene.clock.set('2055-01-08T10:00:01Z');
  expect((await scene.book(prospect, mentor, { start: start(22) })).status).toBe('confirmed');
});

test('[N-04] [N-10] of many bookings at once with one mentor no more are made than a day allows', async () => {
  const mentor = await scene.mentor({ open: OPEN, event_types: [{ price_minor: 0 }] });
  const prospect = await scene.prospect();
  const all = Array.from({ length: 12 }, (_, at) => refusalCode(scene.book(prospect, mentor, { start: start(at) })));
  const codes = await Promise.all(all);
  expect(codes.filter((code) => code === null)).toHaveLength(LIMITS.free_ahead_per_mentor);
  expect(new Set(codes)).toEqual(new Set([null, 'TOO_MANY_FREE_SESSIONS']));
  // Sessions that the mentor cancels make room, until the daily limit is reached.
  await cancelAll(mentor);
  const more = Array.from({ length: 12 }, (_, at) => refusalCode(scene.book(prospect, mentor, { start: start(at) })));
  await Promise.all(more);
  await cancelAll(mentor);
  const { total } = await prospect.client.listBookings();
  expect(total).toBe(LIMITS.bookings_per_mentor_day);
  expect(await refusalCode(scene.book(prospect, mentor, { start: start(30) }))).toBe('TOO_MANY_BOOKINGS_WITH_MENTOR');
});

test('[N-04] a free session too many says when the first one is over', async () => {
  const [mentor, prospect] = [await scene.mentor({ open: OPEN }), await scene.prospect()];
  for (let at = 0; at < LIMITS.free_ahead_per_mentor; at += 1) {
    await scene.book(prospect, mentor, { start: start(at) });
  }
  expect(await refused(scene.book(prospect, mentor, { start: start(30) }))).toEqual({
    code: 'TOO_MANY_FREE_SESSIONS',
    status: 429,
    wait_s: (Date.parse(start(1)) - Date.parse(NOW)) / 1000,
  });
});

test('[N-04] [N-10] of bookings with many mentors at once no more are made than a day allows', async () => {
  const mentors = await Promise.all(Array.from({ length: 7 }, () => scene.mentor({ open: OPEN })));
  const prospect = await scene.prospect();
  const wishes = mentors.flatMap((mentor, index) =>
    Array.from({ length: LIMITS.free_ahead_per_mentor }, (_, at) => ({ mentor, start: start(index * 10 + at) })),
  );
  const codes: (string | null)[] = [];
  while (wishes.length > 0) {
    const atOnce = wishes.splice(0, 10).map(({ mentor, ...when }) => refusalCode(scene.book(prospect, mentor, when)));
    codes.push(...(await Promise.all(atOnce)));
  }
  expect(codes.filter((code) => code === null)).toHaveLength(LIMITS.bookings_per_person_day);
  expect(new Set(codes)).toEqual(new Set([null, 'TOO_MANY_BOOKINGS']));
});

/** This many proposals of a user for a session, some of them older than a day. */
async function propose(booking_id: string, { user_id }: Made, { count, hours_ago }: Record<string, number>) {
  await sql`insert into booking_event (id, booking_id, kind, from_status, to_status, actor_user_id, actor_role, created_at)
    select gen_random_uuid(), ${booking_id}, 'proposed', 'confirmed', 'confirmed', ${user_id}, 'prospect',
      now() - make_interval(hours => ${hours_ago}) from generate_series(1, ${count})`.execute(scene.api.context.db);
}

/** A session of two users with one message left for the day. */
async function almostSilent(): Promise<{ mentor: MadeMentor; prospect: Made; id: string }> {
  const [mentor, prospect] = [await scene.mentor({ open: OPEN }), await scene.prospect()];
  const { id } = await scene.book(prospect, mentor, { start: start(0) });
  await propose(id, prospect, { count: 50, hours_ago: 25 });
  await propose(id, prospect, { count: LIMITS.texts_per_pair_day - 1, hours_ago: 23 });
  return { mentor, prospect, id };
}

test('[N-04] words beyond a day’s are refused and say when; without them the same is done', async () => {
  const { mentor, prospect, id } = await almostSilent();
  const move = (at: number) => prospect.client.rescheduleBooking({ params: { id }, body: { start: start(at) } });
  await move(1);
  const proposed = () => prospect.client.createProposal({ params: { id }, body: { starts: [start(5)] } });
  for (const call of [() => move(2), proposed]) {
    expect(await refused(call())).toMatchObject({ code: 'TOO_MANY_CHANGES', status: 429 });
  }
  const silent = await refused(cancel(prospect, id, 'One more word'));
  expect(silent).toMatchObject({ code: 'TOO_MANY_MESSAGES', status: 429 });
  expect((silent as { wait_s: number }).wait_s).toBeGreaterThan(3500);
  expect((silent as { wait_s: number }).wait_s).toBeLessThanOrEqual(3600);
  const withWords = scene.book(prospect, mentor, { start: start(8), message: 'And one more' });
  expect(await refusalCode(withWords)).toBe('TOO_MANY_MESSAGES');
  expect((await scene.book(prospect, mentor, { start: start(8) })).status).toBe('confirmed');
  // The other person can still write.
  const proposal = { params: { id }, body: { starts: [start(6)], message: 'How about this?' } };
  expect((await mentor.client.createProposal(proposal)).proposal?.proposed_by).toBe('mentor');
  const { proposal: open } = await prospect.client.getBooking({ params: { id } });
  const params = { id, proposal_id: open?.id ?? '' };
  const no = (body: { reason?: string }) => prospect.client.declineProposal({ params, body });
  expect(await refusalCode(no({ reason: 'No' }))).toBe('TOO_MANY_MESSAGES');
  expect((await no({})).proposal).toBeNull();
  expect((await cancel(prospect, id)).status).toBe('cancelled');
});

test('[N-04] [N-10] of changes back and forth at once no more happen than a day allows', async () => {
  const { mentor, id } = await almostSilent();
  const db = scene.api.context.db;
  await sql`update booking set policy = policy || '{"max_reschedules": 100}' where id = ${id}`.execute(db);
  await propose(id, mentor, { count: LIMITS.texts_per_pair_day - 1, hours_ago: 1 });
  const moves = Array.from({ length: 10 }, (_, at) =>
    refusalCode(mentor.client.rescheduleBooking({ params: { id }, body: { start: start(at + 1) } })),
  );
  const codes = await Promise.all(moves);
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(await refusalCode(mentor.client.rescheduleBooking({ params: { id }, body: { start: start(20) } }))).toBe(
    'TOO_MANY_CHANGES',
  );
});
