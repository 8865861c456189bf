import { afterAll, expect, test } from 'vitest';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../testing/booking-scene.ts';
import { googleScene } from '../../testing/google/google-scene.ts';
import type { MentorWishes } from '../../testing/make.ts';
import { memoryCalendar, onlyMemory } from '../../testing/memory-calendar.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { CALENDAR_JOBS } from '../../testing/session-scene.ts';
import { connectAccount } from '../calendars/connect-account.ts';

const wire = await googleScene();
const scene = bookingScene({ calendars: { ...onlyMemory(memoryCalendar()), google: wire.provider } });
afterAll(() => wire.google.close());

const HOUR_MS = 3_600_000;
let count = 0;

/** A mentor whose sessions are written to a calendar at Google, and a student who books them. */
async function people(wishes: MentorWishes = {}) {
  count += 1;
  const account = wire.google.addAccount(`sessions-${count}@gmail.test`);
  const primary = account.calendars.get(account.email) ?? wire.google.addCalendar(account);
  const granted = await wire.provider.exchange(await wire.signIn({ account: account.email }));
  const [mentor, prospect] = [await scene.mentor(wishes), await scene.prospect()];
  const connection = await connectAccount(scene.api.context, mentor.user_id, {
    credentials: granted.credentials,
    provider_account_id: granted.account_id,
    provider_email: granted.email,
    display_name: granted.email,
    scopes: granted.scopes,
  });
  const refresh = async () => {
    await mentor.client.refreshCalendarConnection({ params: { id: connection.id } });
    await scene.runJobs(...CALENDAR_JOBS);
  };
  const events = () => [...primary.events.values()].map(({ event }) => event);
  return { mentor, prospect, primary, refresh, events };
}
const slotsOf = async ({ slug }: { slug: string }) => {
  const { available_slots } = await scene.api.as(null).getAvailabilityBySlug({ params: { slug }, query: {} });
  return available_slots.map(({ start }) => start);
};
const until = (start: string, hours: number) => ({
  start: { dateTime: start },
  end: { dateTime: new Date(Date.parse(start) + hours * HOUR_MS).toISOString() },
});
const busyOf = (user_id: string) =>
  scene.api.context.db
    .selectFrom('calendar_busy as busy')
    .innerJoin('provider_calendar as calendar', 'calendar.id', 'busy.provider_calendar_id')
    .select('busy.event_key')
    .where('calendar.auth_user_id', '=', user_id)
    .execute();
const suggestions = (booking_id: string) =>
  scene.api.context.db
    .selectFrom('session_suggestion')
    .select(['kind', 'start_at', 'resolution'])
    .where('booking_id', '=', booking_id)
    .execute();

test('a session is in Google with its Meet link, counts once, and is removed when it is cancelled', async () => {
  const { mentor, prospect, refresh, events } = await people({ event_types: [{ default_platform: 'google_meet' }] });
  const { id } = await scene.book(prospect, mentor);
  await scene.runJobs(...CALENDAR_JOBS);
  expect(events()).toMatchObject([{ status: 'confirmed', start: { dateTime: '2055-01-11T08:00:00.000Z' } }]);
  const booking = await prospect.client.getBooking({ params: { id } });
  expect(booking.join_url).toMatch(/^https:\/\/meet\.google\.com\//);
  expect(booking.join_url).toBe(events()[0]?.hangoutLink);
  await refresh();
  expect(await busyOf(mentor.user_id)).toEqual([]);
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  await scene.runJobs(...CALENDAR_JOBS);
  expect(events()).toMatchObject([{ status: 'cancelled' }]);
  expect(await slotsOf(mentor)).toContain(NINE);
});

test('a Meet link that Google is still making is added to the booking when it is ready', async () => {
  const { mentor, prospect, primary, events } = await people({ event_types: [{ default_platform: 'google_meet' }] });
  wire.google.world.meet = 'later';
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  await runJob(scene.api.context, 'write-session-event', { booking_id: id });
  wire.google.world.meet = 'at-once';
  expect(events()).toHaveLength(1);
  wire.google.settleMeet(primary, events()[0]?.id ?? '');
  await runJob(scene.api.context, 'write-session-event', { booking_id: id });
  expect((await prospect.client.getBooking({ params: { id } })).join_url).toMatch(/^https:\/\/meet\.google\.com\//);
});

test('an event that the mentor moves or deletes in Google is suggested, and changes nothing', async () => {
  const { mentor, prospect, primary, refresh, events } = await people();
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  await runJob(scene.api.context, 'write-session-event', { booking_id: id });
  const event_id = events()[0]?.id ?? '';
  wire.google.changeEvent(primary, event_id, until(HALF_PAST_NINE, 0.5));
  await refresh();
  expect(await suggestions(id)).toEqual([{ kind: 'moved', start_at: HALF_PAST_NINE, resolution: null }]);
  wire.google.cancelEvent(primary, event_id);
  await refresh();
  expect((await suggestions(id)).at(-1)).toEqual({ kind: 'deleted', start_at: null, resolution: null });
  expect((await mentor.client.getBooking({ params: { id } })).start).toBe(NINE);
});

test('the answer to a suggestion is applied in Google: the event is moved back, or stays where it was moved', async () => {
  const { mentor, prospect, primary, refresh, events } = await people({
    event_types: [{ default_platform: 'google_meet' }],
  });
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  await runJob(scene.api.context, 'write-session-event', { booking_id: id });
  const answer = async (call: 'acceptSessionSuggestion' | 'dismissSessionSuggestion') => {
    await refresh();
    const { items } = await mentor.client.listSessionSuggestions();
    await mentor.client[call]({ params: { id: items[0]?.id ?? '' } });
    await scene.runJobs(...CALENDAR_JOBS);
  };
  const standing = () =>
    events().map(({ status, start }) => [status, new Date(start?.dateTime ?? '').toISOString().replace('.000Z', 'Z')]);
  const event_id = events()[0]?.id ?? '';
  wire.google.cancelEvent(primary, event_id);
  await answer('dismissSessionSuggestion');
  expect(standing()).toEqual([['confirmed', NINE]]);
  wire.google.changeEvent(primary, event_id, until(HALF_PAST_NINE, 0.5));
  await answer('acceptSessionSuggestion');
  expect(standing()).toEqual([['confirmed', HALF_PAST_NINE]]);
  const moved = await prospect.client.getBooking({ params: { id } });
  expect(moved.start).toBe(HALF_PAST_NINE);
  expect(moved.join_url).toBe(events()[0]?.hangoutLink);
  await refresh();
  expect((await mentor.client.listSessionSuggestions()).total).toBe(0);
});

test('[C-14] an event in Google closes its times, and opens them when it is removed', async () => {
  const { mentor, primary, refresh } = await people();
  const open = await slotsOf(mentor);
  expect(open).toContain(NINE);
  const meeting = wire.google.addEvent(primary, until(NINE, 0.5));
  const holiday = wire.google.addEvent(primary, { start: { date: '2055-01-18' }, end: { date: '2055-01-19' } });
  await refresh();
  const closed = await slotsOf(mentor);
  expect(closed).not.toContain(NINE);
  expect(closed).toContain(HALF_PAST_NINE);
  expect(closed.filter((start) => start.startsWith('2055-01-18'))).toEqual([]);
  wire.google.cancelEvent(primary, meeting.id);
  wire.google.changeEvent(primary, holiday.id, { transparency: 'transparent' });
  await refresh();
  expect(await slotsOf(mentor)).toEqual(open);
});

test('a booking asks Google again before it is confirmed', async () => {
  const { mentor, prospect, primary } = await people();
  wire.google.addEvent(primary, until(NINE, 0.5));
  expect(await slotsOf(mentor)).toContain(NINE);
  expect(await refusalCode(scene.book(prospect, mentor))).toBe('SLOT_NOT_OFFERED');
  expect(await slotsOf(mentor)).not.toContain(NINE);
});
