import { beforeEach, expect, test } from 'vitest';
import { enqueue } from '../../jobs/enqueue.ts';
import { writeSessionEventJob } from '../../jobs/known-jobs.ts';
import { NINE } from '../../testing/booking-scene.ts';
import { insertBooking } from '../../testing/insert-booking.ts';
import { remoteCalendar, resetMemory } from '../../testing/memory-calendar.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { sessionScene } from '../../testing/session-scene.ts';

const scene = sessionScene();
const { account } = scene;
beforeEach(() => resetMemory(account));

const choose = async (mentor: Awaited<ReturnType<typeof scene.people>>['mentor'], name: string) => {
  const { items } = await mentor.client.listProviderCalendars({ query: {} });
  const id = items.find((calendar) => calendar.name === name)?.id ?? '';
  return mentor.client.patchProviderCalendar({ params: { id }, body: { is_target: true } });
};
const NOBODY: ReturnType<typeof scene.inCalendar> = [];

test('a booked session is in the mentor’s calendar, and is removed when it is cancelled', async () => {
  const { mentor, prospect } = await scene.people();
  const { id } = await scene.book(prospect, mentor, { message: 'About visas' });
  await scene.runCalendarJobs();
  expect(scene.inCalendar()).toEqual([{ start: NINE, sequence: 0 }]);
  const [event] = account.sessions.get('main')?.values() ?? [];
  expect(event).toMatchObject({ title: 'Intro call: Linh Trần & Amara Okafor', time_zone: 'Europe/Amsterdam' });
  expect(event?.description).toContain('About visas');
  expect(event?.description).toContain(`/bookings/${id}`);
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  await scene.runCalendarJobs();
  expect(scene.inCalendar()).toEqual(NOBODY);
});

test('a request is written to the calendar once it is accepted', async () => {
  const { mentor, prospect } = await scene.people('caldav', { policy: { requires_approval: true } });
  const { id } = await scene.book(prospect, mentor);
  await scene.runCalendarJobs();
  expect(scene.inCalendar()).toEqual(NOBODY);
  await mentor.client.acceptBooking({ params: { id } });
  await scene.runCalendarJobs();
  expect(scene.inCalendar()).toHaveLength(1);
});

test('[T-198] what is paid later is in the calendar from the booking on, written again once it is paid, and taken out when it is released', async () => {
  const { mentor, prospect } = await scene.people();
  const { db } = scene.api.context;
  const booking = { mentor, prospect, price_minor: 5000, start: NINE, payment_opens_at: '2055-01-01T00:00:00Z' };
  const id = await insertBooking(scene.api, { ...booking, status: 'pending_payment' });
  const move = (status: 'confirmed' | 'cancelled') =>
    db.updateTable('booking').set({ status, ical_sequence: 1, hold_expires_at: null }).where('id', '=', id).execute();
  await scene.writeEvent(id);
  expect(scene.inCalendar()).toEqual([{ start: NINE, sequence: 0 }]);
  await scene.writeEvent(id);
  expect(account.writes).toBe(1);
  await move('confirmed');
  await scene.writeEvent(id);
  expect(scene.inCalendar()).toEqual([{ start: NINE, sequence: 1 }]);
  await move('cancelled');
  await scene.writeEvent(id);
  expect(scene.inCalendar()).toEqual(NOBODY);
});

test('without a calendar to write to nothing is written', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await scene.book(prospect, mentor);
  await scene.runCalendarJobs();
  expect(account.writes).toBe(0);
});

/** Makes workers find three jobs for one booking at the same time. */
async function writeThriceAtOnce(booking_id: string): Promise<void> {
  const jobs = ['first', 'second', 'third'].map((key) => Object.assign(writeSessionEventJob({ booking_id }), { key }));
  await enqueue(scene.api.context.db, jobs);
  account.takes_ms = 100;
  await Promise.all([scene.runCalendarJobs(), scene.runCalendarJobs()]);
}

test('writing twice, at once and after a lost answer leaves one event', async () => {
  const { mentor, prospect } = await scene.people();
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  account.loses_answers = true;
  await expect(scene.writeEvent(id)).rejects.toThrow('the answer was lost');
  expect(scene.inCalendar()).toHaveLength(1);
  account.loses_answers = false;
  await writeThriceAtOnce(id);
  expect(scene.inCalendar()).toEqual([{ start: NINE, sequence: 0 }]);
  // The lost write, and one more. Later runs find the event written.
  expect(account.writes).toBe(2);
});

test('a session that is cancelled after its answer was lost is taken out', async () => {
  const { mentor, prospect } = await scene.people();
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  account.loses_answers = true;
  await expect(scene.writeEvent(id)).rejects.toThrow('the answer was lost');
  account.loses_answers = false;
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  await writeThriceAtOnce(id);
  expect(scene.inCalendar()).toEqual(NOBODY);
});

test('[C-13] choosing another calendar moves the sessions ahead into it', async () => {
  const { mentor, prospect } = await scene.people();
  account.calendars = [remoteCalendar('main'), remoteCalendar('work')];
  await scene.connect(mentor, 'caldav');
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  await scene.writeEvent(id);
  await choose(mentor, 'work');
  await scene.runCalendarJobs();
  expect(scene.inCalendar('main')).toEqual(NOBODY);
  expect(scene.inCalendar('work')).toEqual([{ start: NINE, sequence: 0 }]);
});

test('a service’s own calendar precedes the mentor’s', async () => {
  const { mentor, prospect } = await scene.people();
  account.calendars = [remoteCalendar('main'), remoteCalendar('work')];
  await scene.connect(mentor, 'caldav');
  const { items } = await mentor.client.listProviderCalendars({ query: {} });
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  await scene.writeEvent(id);
  const params = { id: mentor.event_types[0]?.id ?? '' };
  const target_calendar_id = items.find(({ name }) => name === 'work')?.id ?? null;
  await mentor.client.patchEventType({ params, body: { target_calendar_id } });
  await scene.runCalendarJobs();
  expect([scene.inCalendar('main').length, scene.inCalendar('work').length]).toEqual([0, 1]);
});

test('a calendar that refuses our credentials gets no requests until it is connected again, and then all sessions', async () => {
  const { mentor, prospect } = await scene.people();
  const gone = await scene.session({ mentor, prospect, start: NINE });
  await scene.writeEvent(gone.id);
  account.problem = 'signed_out';
  await prospect.client.cancelBooking({ params: { id: gone.id }, body: {} });
  await scene.book(prospect, mentor, { start: '2055-01-18T08:00:00Z' });
  await scene.runCalendarJobs();
  const asked = account.asked;
  await scene.writeEvent(gone.id);
  expect(account.asked).toBe(asked);
  account.problem = null;
  expect(scene.inCalendar()).toEqual([{ start: NINE, sequence: 0 }]);
  await scene.connect(mentor, 'caldav');
  await scene.runCalendarJobs();
  expect(scene.inCalendar()).toEqual([{ start: '2055-01-18T08:00:00Z', sequence: 0 }]);
});

test('the sweep writes events that the queue gave up, and leaves correct ones alone', async () => {
  const { mentor, prospect } = await scene.people();
  const { id } = await scene.book(prospect, mentor);
  const { db } = scene.api.context;
  const { sql } = await import('kysely');
  await sql`select graphile_worker.remove_job(${`write-session-event:${id}`})`.execute(db);
  await runJob(scene.api.context, 'sweep-session-events');
  await scene.runCalendarJobs();
  expect(account.writes).toBe(1);
  await runJob(scene.api.context, 'sweep-session-events');
  await scene.runCalendarJobs();
  expect(account.writes).toBe(1);
});

test('a session that was held stays as it is', async () => {
  const { mentor, prospect } = await scene.people();
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  await scene.writeEvent(id);
  account.sessions.clear();
  scene.clock.set('2055-01-11T08:30:00Z');
  const asked = account.asked;
  await scene.writeEvent(id);
  expect(account.asked).toBe(asked);
});
