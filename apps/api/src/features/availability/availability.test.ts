import { Availability } from '@abroad/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { busyEvent, memoryCalendar, onlyMemory } from '../../testing/memory-calendar.ts';
import { make, type MadeMentor } from '../../testing/make.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { settableClock } from '../../testing/settable-clock.ts';

const clock = settableClock();
const calendar = memoryCalendar();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ clock, calendars: onlyMemory(calendar) });
});
beforeEach(() => clock.set(NOW));
afterAll(() => api.close());

const availabilityOf = ({ slug }: { slug: string }, query = {}, client = api.as(null)) =>
  client.getAvailabilityBySlug({ params: { slug }, query });
const starts = async (...asked: Parameters<typeof availabilityOf>) =>
  (await availabilityOf(...asked)).available_slots.map(({ start }) => start);

/** Thursday, in winter. */
const NOW = '2055-01-07T10:00:00Z';

async function mentorAt(now: string, ...wishes: Parameters<ReturnType<typeof make>['mentor']>): Promise<MadeMentor> {
  clock.set(now);
  return make(api).mentor(...wishes);
}

test('[C-14] [E-07] gives slots, the mentor and the price of a service, without a token', async () => {
  const mentor = await mentorAt(NOW, {
    first_name: 'Mai',
    last_name: 'Phạm',
    open: ['Mon 09:00-11:00'],
    event_types: [
      { title: 'Essay', slug: 'essay', price_minor: 2550, description: 'First <b>line</b>\nsecond\n\nNew & "old"' },
    ],
  });
  const answer = await availabilityOf(mentor, { end: '2055-01-12T00:00:00Z' });
  expect(Availability.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({
    available_slots: [
      { start: '2055-01-11T08:00:00Z', end: '2055-01-11T08:30:00Z' },
      { start: '2055-01-11T08:30:00Z', end: '2055-01-11T09:00:00Z' },
      { start: '2055-01-11T09:00:00Z', end: '2055-01-11T09:30:00Z' },
      { start: '2055-01-11T09:30:00Z', end: '2055-01-11T10:00:00Z' },
    ],
    user: { name: 'Mai Phạm', user_id: mentor.user_id, email: null },
    slot_pricing: {
      title: 'Essay',
      price: 25.5,
      currency: 'EUR',
      duration: 30,
      description: {
        raw: 'First <b>line</b>\nsecond\n\nNew & "old"',
        html: '<p>First &lt;b&gt;line&lt;/b&gt;<br>second</p><p>New &amp; &quot;old&quot;</p>',
        plain_text: 'First <b>line</b> second New & "old"',
      },
    },
    time_zone: 'Europe/Amsterdam',
    next_available_at: '2055-01-11T08:00:00Z',
    window_end: '2055-03-08T23:00:00Z',
    stale: false,
  });
});

test('[C-14] shows the address to its owner only, and the asked zone changes no slot', async () => {
  const mentor = await mentorAt(NOW);
  const own = await availabilityOf(mentor, {}, mentor.client);
  expect(own.user.email).toBe(mentor.person.email);
  expect(await starts(mentor, { time_zone: 'Asia/Kathmandu' })).toEqual(await starts(mentor));
});

test('[E-15] [E-16] weekly rules, dated rules and overnight rules of the schedule decide, in its own zone', async () => {
  const mentor = await mentorAt(NOW, {
    time_zone: 'Asia/Kolkata',
    open: ['Mon 09:00-10:00', 'Tue 23:30-00:30', '2055-01-18 12:00-12:30', '2055-01-19 closed'],
  });
  expect(await starts(mentor, { end: '2055-01-21T00:00:00Z' })).toEqual([
    '2055-01-11T03:30:00Z',
    '2055-01-11T04:00:00Z',
    '2055-01-12T18:00:00Z',
    '2055-01-12T18:30:00Z',
    '2055-01-18T06:30:00Z',
  ]);
});

test('[E-15] keeps the wall time over a clock change, and leaves out the hour that is skipped', async () => {
  const mentor = await mentorAt('2055-03-20T00:00:00Z', { open: ['Sat 09:00-09:30', 'Sun 01:30-03:30'] });
  expect(await starts(mentor, { start: '2055-03-27T00:00:00Z', end: '2055-04-04T12:00:00Z' })).toEqual([
    '2055-03-27T08:00:00Z',
    '2055-03-28T00:30:00Z',
    '2055-03-28T01:00:00Z',
    '2055-04-03T07:00:00Z',
    '2055-04-03T23:30:00Z',
    '2055-04-04T00:00:00Z',
    '2055-04-04T00:30:00Z',
    '2055-04-04T01:00:00Z',
  ]);
  const overseas = await mentorAt('2055-03-05T00:00:00Z', { time_zone: 'America/New_York', open: ['Mon 09:00-09:30'] });
  expect(await starts(overseas, { end: '2055-03-17T00:00:00Z' })).toEqual([
    '2055-03-08T14:00:00Z',
    '2055-03-15T13:00:00Z',
  ]);
});

test('[E-17] notice, window and step of the booking policy decide', async () => {
  const mentor = await mentorAt('2055-01-11T07:00:00Z', {
    open: ['Mon 09:00-10:30'],
    policy: { min_notice_min: 90, window_days: 7, slot_step_min: 15 },
  });
  expect(await starts(mentor, { end: '2055-02-01T00:00:00Z' })).toEqual([
    '2055-01-11T08:30:00Z',
    '2055-01-11T08:45:00Z',
    '2055-01-11T09:00:00Z',
    '2055-01-18T08:00:00Z',
    '2055-01-18T08:15:00Z',
    '2055-01-18T08:30:00Z',
    '2055-01-18T08:45:00Z',
    '2055-01-18T09:00:00Z',
  ]);
});

test('[C-14] offers the next free time when the asked days have none', async () => {
  const mentor = await mentorAt(NOW, { open: ['Mon 09:00-09:30'] });
  const empty = await availabilityOf(mentor, { start: '2055-01-12T00:00:00Z', end: '2055-01-14T00:00:00Z' });
  expect(empty).toMatchObject({ available_slots: [], next_available_at: '2055-01-18T08:00:00Z' });
  const afterWindow = await availabilityOf(mentor, { start: '2055-04-01T00:00:00Z', end: '2055-04-20T00:00:00Z' });
  expect(afterWindow).toMatchObject({ available_slots: [], next_available_at: null });
});

test('[C-14] refuses spans that are too long or backwards, unknown services and unknown mentors', async () => {
  const mentor = await mentorAt(NOW);
  const long = { start: '2055-01-10T00:00:00Z', end: '2055-03-14T00:00:00Z' };
  expect(await refusal(availabilityOf(mentor, long))).toEqual({ code: 'RANGE_TOO_LONG', paths: ['end'] });
  const backwards = { start: '2055-01-10T00:00:00Z', end: '2055-01-10T00:00:00Z' };
  expect(await refusal(availabilityOf(mentor, backwards))).toEqual({ code: 'VALIDATION_FAILED', paths: ['end'] });
  expect(await refusalCode(availabilityOf(mentor, { event_type_slug: 'no-such' }))).toBe('NOT_FOUND');
  expect(await refusalCode(availabilityOf({ slug: 'nobody-at-all' }))).toBe('PROFILE_NOT_FOUND');
  await mentor.client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
  expect(await refusalCode(availabilityOf(mentor))).toBe('PROFILE_NOT_FOUND');
});

test('[C-14] bookings with their buffers and the viewer’s own sessions keep slots from being offered', async () => {
  const open = { open: ['Mon 09:00-12:00'], policy: { buffer_after_min: 15 } };
  const other = await make(api).mentor({ open: ['Mon 11:00-11:30'] });
  const mentor = await make(api).mentor(open);
  const [first, second] = [await make(api).prospect(), await make(api).prospect()];
  const book = (who: typeof first, slug: string, start: string) =>
    who.client.createBooking({
      body: { mentor_slug: slug, event_type_slug: 'intro-call', start, time_zone: 'Africa/Lagos' },
    });
  await book(first, mentor.slug, '2055-01-11T09:00:00Z');
  await book(second, other.slug, '2055-01-11T10:00:00Z');
  const day = { end: '2055-01-12T00:00:00Z' };
  const withoutOwn = ['2055-01-11T08:00:00Z', '2055-01-11T10:00:00Z', '2055-01-11T10:30:00Z'];
  expect(await starts(mentor, day)).toEqual(withoutOwn);
  expect(await starts(mentor, day, second.client)).toEqual(['2055-01-11T08:00:00Z', '2055-01-11T10:30:00Z']);
});

test('[C-14] calendar appointments count; an old copy is marked as old, and without a copy nothing is offered', async () => {
  const mentor = await make(api).mentor({ open: ['Mon 09:00-10:00'] });
  calendar.events.set('main', [busyEvent('dentist', '2055-01-11T08:30:00Z', '2055-01-11T08:45:00Z')]);
  clock.set('2055-01-09T00:00:00Z');
  await mentor.client.connectCalendarFeed({ body: { url: 'https://calendar.example.org/mine.ics' } });
  const day = { start: '2055-01-11T00:00:00Z', end: '2055-01-12T00:00:00Z' };
  const isOpen = { available_slots: [{ start: '2055-01-11T08:00:00Z' }] };
  expect(await availabilityOf(mentor, day)).toMatchObject({ ...isOpen, stale: false });
  clock.set('2055-01-09T00:14:59Z');
  expect(await availabilityOf(mentor, day)).toMatchObject({ ...isOpen, stale: true, withheld: false });
  clock.set('2055-01-09T00:15:00Z');
  expect(await availabilityOf(mentor, day)).toMatchObject({
    available_slots: [],
    stale: true,
    withheld: true,
    next_available_at: null,
  });
});

test('a mentor without an active service, or without any hours, offers nothing and says so', async () => {
  const idle = await mentorAt(NOW, { event_types: [{ is_active: false }] });
  expect(await availabilityOf(idle)).toMatchObject({ available_slots: [], event_type: null, next_available_at: null });
  const closed = await mentorAt(NOW, { open: [] });
  expect(await availabilityOf(closed)).toMatchObject({ available_slots: [], next_available_at: null });
});
