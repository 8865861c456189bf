import { afterAll, beforeAll, expect, test } from 'vitest';
import { toInstant } from '../../core/clock.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make, type Made, type MadeMentor } from '../../testing/make.ts';
import { needs } from '../../testing/needs.ts';
import {
  ADA,
  hasRadicale,
  RADICALE_HOOK_MS,
  startRadicale,
  type Radicale,
} from '../../testing/radicale/start-radicale.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runDueJobs, runJob } from '../../testing/run-due-jobs.ts';
import { settableClock } from '../../testing/settable-clock.ts';

const MINUTE_MS = 60_000;
const NOW = Date.parse('2055-01-09T00:00:00Z');
const MONDAY = { start: '2055-01-11T00:00:00Z', end: '2055-01-12T00:00:00Z' };

const meeting = (from: string, to: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//a calendar//EN',
    'BEGIN:VEVENT',
    'UID:dentist',
    'DTSTAMP:20550101T000000Z',
    `DTSTART;TZID=Europe/Amsterdam:20550111T${from}00`,
    `DTEND;TZID=Europe/Amsterdam:20550111T${to}00`,
    'SUMMARY:Dentist',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

needs('radicale', hasRadicale).describe('a mentor whose calendar is a CalDAV server', () => {
  const clock = settableClock();
  let radicale: Radicale;
  let api: TestApi;
  let mentor: MadeMentor;
  let prospect: Made;
  let folder: string;
  let connection_id: string;
  beforeAll(async () => {
    [api, radicale] = await Promise.all([startTestApi({ clock }, { CALENDAR_PRIVATE_NETWORKS: '1' }), startRadicale()]);
    clock.set(toInstant(NOW));
    folder = new URL(await radicale.makeCalendar('home')).pathname;
    mentor = await make(api).mentor({ open: ['Mon 09:00-11:00'] });
    prospect = await make(api).prospect();
    const body = { ...ADA, server_url: radicale.url };
    ({ id: connection_id } = await mentor.client.connectCaldavCalendar({ body }));
  }, RADICALE_HOOK_MS);
  afterAll(async () => {
    await api?.close();
    await radicale?.stop();
  });

  const seen = () => prospect.client.getAvailabilityBySlug({ params: { slug: mentor.slug }, query: MONDAY });
  const starts = async () => (await seen()).available_slots.map(({ start }) => start.slice(11, 16));
  const book = (time: string) =>
    prospect.client.createBooking({
      body: {
        mentor_slug: mentor.slug,
        event_type_slug: 'intro-call',
        start: `2055-01-11T${time}:00Z`,
        time_zone: 'Africa/Lagos',
      },
    });

  /** Lets time pass, and runs the due jobs. */
  async function pass(minutes: number): Promise<void> {
    clock.set(toInstant(clock.now() + minutes * MINUTE_MS));
    await runJob(api.context, 'sweep-calendars');
    await runDueJobs(api.context);
  }
  /** Where the event of a booking was written. */
  const placeOf = async (booking_id: string) => {
    const row = await api.context.db
      .selectFrom('session_event')
      .select('event_key')
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow();
    return row.event_key ?? 'nowhere';
  };

  test('[R-16] [C-14] an event made there closes its slots within 5 minutes, one taken away opens them again', async () => {
    expect(await starts()).toEqual(['08:00', '08:30', '09:00', '09:30']);
    await radicale.send('PUT', `${folder}dentist.ics`, meeting('0915', '0945'));
    await pass(4.5);
    expect(await starts()).toEqual(['09:00', '09:30']);
    await radicale.send('PUT', `${folder}dentist.ics`, meeting('0915', '0930'));
    await pass(4.5);
    expect(await starts()).toEqual(['08:30', '09:00', '09:30']);
    await radicale.send('DELETE', `${folder}dentist.ics`);
    await pass(4.5);
    expect(await starts()).toEqual(['08:00', '08:30', '09:00', '09:30']);
  });

  test('[R-17] [C-14] its owner need not wait: refreshing reads it at once', async () => {
    const { client } = mentor;
    const params = { id: connection_id };
    await radicale.send('PUT', `${folder}dentist.ics`, meeting('1000', '1030'));
    expect(await client.refreshCalendarConnection({ params })).toMatchObject({ problem: null });
    expect(await starts()).toEqual(['08:00', '08:30', '09:30']);
    await radicale.send('DELETE', `${folder}dentist.ics`);
    await client.refreshCalendarConnection({ params });
    expect(await starts()).toEqual(['08:00', '08:30', '09:00', '09:30']);
  });

  test('[C-02] an appointment added since the page was opened is not booked over', async () => {
    await radicale.send('PUT', `${folder}dentist.ics`, meeting('0900', '0930'));
    expect(await starts()).toContain('08:00');
    expect(await refusalCode(book('08:00'))).toBe('SLOT_NOT_OFFERED');
    expect(await starts()).not.toContain('08:00');
    await radicale.send('DELETE', `${folder}dentist.ics`);
  });

  test('[C-02] a booking is in the calendar, and is removed when it is cancelled', async () => {
    await pass(4.5);
    const booking = await book('08:30');
    await runDueJobs(api.context);
    const place = await placeOf(booking.id);
    expect(await radicale.send('GET', place)).toBe(200);
    await pass(4.5);
    expect(await starts()).toEqual(['08:00', '09:00', '09:30']);
    await prospect.client.cancelBooking({ params: { id: booking.id }, body: {} });
    await runDueJobs(api.context);
    expect(await radicale.send('GET', place)).toBe(404);
    await pass(4.5);
    expect(await starts()).toEqual(['08:00', '08:30', '09:00', '09:30']);
  });

  test('[C-02] a rescheduled session moves in the calendar; an event moved or deleted there is suggested, and put back', async () => {
    const { client } = mentor;
    const params = { id: connection_id };
    const { id } = await book('08:00');
    await runDueJobs(api.context);
    await client.rescheduleBooking({ params: { id }, body: { start: '2055-01-11T09:00:00Z' } });
    await runDueJobs(api.context);
    const [row] = await api.context.db.selectFrom('session_event').selectAll().where('booking_id', '=', id).execute();
    const text = async () => (await radicale.read(row?.event_key ?? '')) ?? '';
    expect(await text()).toMatch(/DTSTART;TZID=Europe\/Amsterdam:20550111T100000/);
    expect(await text()).toMatch(/SEQUENCE:1\b/);
    await client.refreshCalendarConnection({ params });
    await runDueJobs(api.context);
    expect((await client.listSessionSuggestions()).total).toBe(0);
    await radicale.send(
      'PUT',
      row?.event_key ?? '',
      (await text()).replaceAll('T100000', 'T101500').replaceAll('T103000', 'T104500'),
    );
    await client.refreshCalendarConnection({ params });
    await runDueJobs(api.context);
    expect((await client.listSessionSuggestions()).items).toMatchObject([
      { kind: 'moved', start: '2055-01-11T09:15:00Z' },
    ]);
    await radicale.send('DELETE', row?.event_key ?? '');
    await client.refreshCalendarConnection({ params });
    await runDueJobs(api.context);
    const { items } = await client.listSessionSuggestions();
    expect(items.map(({ kind }) => kind)).toEqual(['deleted']);
    await client.dismissSessionSuggestion({ params: { id: items[0]?.id ?? '' } });
    await runDueJobs(api.context);
    expect(await text()).toMatch(/DTSTART;TZID=Europe\/Amsterdam:20550111T100000/);
    await client.cancelBooking({ params: { id }, body: {} });
    await runDueJobs(api.context);
  });

  // The last one: the server does not come back.
  test('[C-14] [C-02] once the server is unavailable times are stale, then withheld, and bookings refused only where nothing is known', async () => {
    await pass(4.5);
    await radicale.stop();
    await pass(4.5);
    expect(await seen()).toMatchObject({ stale: true });
    expect(await starts()).toEqual(['08:00', '08:30', '09:00', '09:30']);
    const booking = await book('09:30');
    expect(booking.status).toBe('confirmed');
    clock.set(toInstant(clock.now() + 11 * MINUTE_MS));
    expect(await seen()).toMatchObject({ stale: true, available_slots: [], next_available_at: null });
    expect(await refusalCode(book('08:00'))).toBe('MENTOR_CALENDAR_UNKNOWN');
  });
});
