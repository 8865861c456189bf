/** @module-tag full Reads a year of calendars in twelve zones. */
import { referenceSlots } from '@abroad/slots/reference.test-helper';
import { TWELVE_ZONES } from '@abroad/slots/twelve-zones.test-helper';
import type { Client } from '@abroad/contract/client';
import { newMentor, newProspect } from './support/profiles.ts';
import { readCalendar } from './support/read-calendar.ts';
import { atOneSize, expect, test } from './support/test.ts';

atOneSize();

const DAY_MS = 24 * 60 * 60_000;
const HOME = 'Europe/London';
const WINDOW_DAYS = 365;
/** Office hours, a Wednesday round the clock, and a night over every change of clocks. */
const WEEKLY = [
  { weekday: 1, date: null, start_time: '09:00', end_time: '17:00' },
  { weekday: 3, date: null, start_time: '00:00', end_time: '24:00' },
  { weekday: 6, date: null, start_time: '22:30', end_time: '05:00' },
];
const DATED = [60, 130, 200].map((days) => ({
  weekday: null,
  date: Temporal.Now.plainDateISO(HOME).add({ days }).toString(),
  start_time: '20:15',
  end_time: '02:45',
}));
const RULES = [...WEEKLY, ...DATED];
const POLICY = {
  min_notice_min: 720,
  window_days: WINDOW_DAYS,
  slot_step_min: 45,
  buffer_before_min: 0,
  buffer_after_min: 15,
  max_per_day: null,
  max_per_week: null,
};

const dateIn = (zone: string, instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate();
const clockIn = (zone: string, instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });

/** A mentor with these hours and three sessions in the year, and the slots that are left by the reference. */
async function mentorOfTheYear(mentor: { slug: string; client: Client }, prospect: Client) {
  const { schedules, booking_policy } = await mentor.client.getAvailabilitySettings();
  const params = { id: schedules[0]?.id ?? '' };
  await mentor.client.patchAvailabilitySchedule({ params, body: { time_zone: HOME, rules: RULES } });
  await mentor.client.patchBookingPolicy({ params: { id: booking_policy.id }, body: POLICY });
  const now = Date.now();
  const question = { policy: { ...POLICY, duration_min: 30 }, busy: [], now, from: now, to: now + 370 * DAY_MS };
  const all = referenceSlots(HOME, RULES, question);
  const booked = [0.2, 0.5, 0.8].map((part) => all[Math.floor(all.length * part)] ?? 0);
  for (const start of booked) {
    const body = {
      mentor_slug: mentor.slug,
      event_type_slug: 'intro-call',
      start: new Date(start).toISOString(),
      time_zone: HOME,
      platform: 'google_meet' as const,
    };
    await prospect.createBooking({ body, idempotency_key: crypto.randomUUID() });
  }
  const buffers = { buffer_before_min: 0, buffer_after_min: 15, kind: 'booking' as const };
  const busy = booked.map((start) => ({ start, end: start + 30 * 60_000, ...buffers }));
  return referenceSlots(HOME, RULES, { ...question, busy });
}

/** The day of five weeks to check closely: one on which a clock changes there or at home, or any with slots. */
function telling(zone: string, monday: Temporal.PlainDate, hasSlots: (date: string) => boolean): string {
  const days = Array.from({ length: 35 }, (_, day) => monday.add({ days: day }));
  const hoursOf = (day: Temporal.PlainDate, of: string) => day.toZonedDateTime(of).hoursInDay;
  const changes = days.filter((day) => hoursOf(day, zone) !== 24 || hoursOf(day, HOME) !== 24);
  const later = days.toSpliced(0, (zone.length * 5) % 28);
  return [...changes, ...later, ...days].map(String).find(hasSlots) ?? String(monday);
}

test('[R-16] [C-14] [E-07] a year of days in twelve zones shows the slots of the reference, on the clock of the reader', async ({
  page,
  anotherBrowser,
  request,
}) => {
  const mentor = await newMentor(page, 'Xuan', 'Mai');
  const prospect = await newProspect(await anotherBrowser(), 'Ife', 'Eze');
  const slots = await mentorOfTheYear(mentor, prospect.client);
  // The clock runs during the test, and shifts both ends.
  const first = Date.now() + 2 * DAY_MS;
  const last = Date.now() + (WINDOW_DAYS - 3) * DAY_MS;
  let looked = 0;

  for (const zone of TWELVE_ZONES) {
    const byDate = Map.groupBy(slots, (slot) => dateIn(zone, slot).toString());
    const isSure = (date: Temporal.PlainDate) =>
      Temporal.PlainDate.compare(date, dateIn(zone, first)) > 0 &&
      Temporal.PlainDate.compare(date, dateIn(zone, last)) < 0;
    const today = dateIn(zone, Date.now());
    let monday = today.subtract({ days: today.dayOfWeek - 1 });
    while (isSure(monday) || Temporal.PlainDate.compare(monday, today) <= 0) {
      const date = telling(zone, monday, (day) => isSure(Temporal.PlainDate.from(day)) && byDate.has(day));
      const answer = await request.get(`/${mentor.slug}/availability`, { params: { date, time_zone: zone } });
      const { counts, times } = readCalendar(await answer.text());
      const expected = [...counts.keys()].map((day) => [day, byDate.get(day)?.length ?? 0] as const);
      const sure = ([day]: readonly [string, number]) => isSure(Temporal.PlainDate.from(day));
      expect([...counts].filter(sure), `${zone}, weeks of ${monday.toString()}`).toEqual(expected.filter(sure));
      const onDate = byDate.get(date) ?? [];
      expect(times, `${zone}, ${date}`).toEqual(
        onDate.map((slot) => ({
          start: slot,
          clock: expect.stringMatching(`^${clockIn(zone, slot)}( \\(GMT.*\\))?$`),
        })),
      );
      expect(new Set(times.map(({ clock }) => clock)).size, 'no two times read the same').toBe(times.length);
      looked += expected.filter(sure).length;
      monday = monday.add({ days: 35 });
    }
  }
  expect(looked).toBeGreaterThan(12 * 355);
});
