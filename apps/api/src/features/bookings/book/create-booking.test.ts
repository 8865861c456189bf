import { Booking } from '@abroad/contract';
import { expect, test } from 'vitest';
import type { Made } from '../../../testing/make.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { noPayments } from '../../../providers/payments/none.ts';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../../testing/booking-scene.ts';
import { toInstant } from '../../../core/clock.ts';

const scene = bookingScene({ payments: noPayments });

test('[C-02] [E-23] books a free session at once, with the policy in force kept with it', async () => {
  const mentor = await scene.mentor({ policy: { buffer_after_min: 10 } });
  const prospect = await scene.prospect();
  const booking = await scene.book(prospect, mentor, { message: 'Hello' });
  expect(Booking.parse(booking)).toEqual(booking);
  expect(booking).toMatchObject({
    status: 'confirmed',
    event_type: { id: mentor.event_types[0]?.id, slug: 'intro-call', title: 'Intro call', duration_min: 30 },
    mentor: { user_id: mentor.user_id, slug: mentor.slug, email: mentor.person.email, time_zone: 'Europe/Amsterdam' },
    prospect: { user_id: prospect.user_id, email: prospect.person.email, time_zone: 'Africa/Lagos' },
    viewer_role: 'prospect',
    start: toInstant(NINE),
    end: toInstant(HALF_PAST_NINE),
    platform: 'google_meet',
    answers: [],
    message: 'Hello',
    price: 0,
    payment: null,
    policy: { buffer_after_min: 10, min_notice_min: 720, max_reschedules: 2 },
    hold_expires_at: null,
    allowed_actions: ['reschedule', 'propose', 'cancel'],
  });
  const { items } = await mentor.client.listBookings({ query: { role: 'mentor', when: 'upcoming' } });
  expect(items.map(({ id, viewer_role }) => [id, viewer_role])).toEqual([[booking.id, 'mentor']]);
});

test('[C-02] books by the id of the service too, and knows no other mentor’s', async () => {
  const [mentor, other, prospect] = [await scene.mentor(), await scene.mentor(), await scene.prospect()];
  const byId = { event_type_slug: undefined, event_type_id: mentor.event_types[0]?.id };
  const stranger = { event_type_slug: undefined, event_type_id: other.event_types[0]?.id };
  expect(await refusalCode(scene.book(prospect, mentor, stranger))).toBe('NOT_FOUND');
  expect((await scene.book(prospect, mentor, byId)).status).toBe('confirmed');
});

test('attack 3: refuses what is past, off the grid, outside the hours, inside the notice or beyond the window', async () => {
  const [mentor, prospect] = [await scene.mentor({ policy: { window_days: 30 } }), await scene.prospect()];
  const at = (start: string) => refusalCode(scene.book(prospect, mentor, { start }));
  expect(await at('2055-01-04T08:00:00Z')).toBe('SLOT_NOT_OFFERED');
  expect(await at('2055-01-11T08:10:00Z')).toBe('SLOT_NOT_OFFERED');
  expect(await at('2055-01-11T08:00:00.001Z')).toBe('SLOT_NOT_OFFERED');
  expect(await at('2055-01-11T11:00:00Z')).toBe('SLOT_NOT_OFFERED');
  expect(await at('2055-01-12T08:00:00Z')).toBe('SLOT_NOT_OFFERED');
  expect(await at('2055-02-15T08:00:00Z')).toBe('SLOT_NOT_OFFERED');
  scene.clock.set('2055-01-10T20:01:00Z');
  expect(await at(NINE)).toBe('SLOT_NOT_OFFERED');
  expect(await at(HALF_PAST_NINE)).toBe(null);
});

test('attack 4: takes no price, duration or end from the client', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  for (const field of [
    { price: 0 },
    { currency: 'XXX' },
    { duration_min: 5 },
    { end: NINE },
    { status: 'confirmed' },
  ]) {
    expect(await refusalCode(scene.book(prospect, mentor, field as object))).toBe('VALIDATION_FAILED');
  }
});

test('attack 2: refuses a taken slot, another service that overlaps it by minutes, and one that meets it by its buffers only', async () => {
  const services = [{ slug: 'half' }, { slug: 'quarter', duration_min: 45 }];
  const mentor = await scene.mentor({ event_types: services, policy: { slot_step_min: 15, buffer_before_min: 15 } });
  const [first, second] = [await scene.prospect(), await scene.prospect()];
  await scene.book(first, mentor, { start: '2055-01-11T09:00:00Z', event_type_slug: 'half' });
  const at = (start: string, event_type_slug: string) =>
    refusalCode(scene.book(second, mentor, { start, event_type_slug }));
  expect(await at('2055-01-11T09:00:00Z', 'half')).toBe('SLOT_TAKEN');
  expect(await at('2055-01-11T08:30:00Z', 'quarter')).toBe('SLOT_TAKEN');
  expect(await at('2055-01-11T09:15:00Z', 'quarter')).toBe('SLOT_TAKEN');
  expect(await at('2055-01-11T09:30:00Z', 'half')).toBe('SLOT_TAKEN');
  expect(await at('2055-01-11T08:30:00Z', 'half')).toBe('SLOT_TAKEN');
  expect(await at('2055-01-11T09:45:00Z', 'half')).toBe(null);
});

test('a user can’t be in two sessions at once, in any role, nor book themselves', async () => {
  const [mentor, other, both] = [await scene.mentor(), await scene.mentor(), await scene.mentor()];
  const prospect = await scene.prospect();
  await scene.book(prospect, mentor);
  expect(await refusalCode(scene.book(prospect, other))).toBe('PROSPECT_BUSY');
  expect(await refusalCode(scene.book(mentor, other))).toBe('PROSPECT_BUSY');
  expect((await scene.book(both, other)).viewer_role).toBe('prospect');
  expect(await refusalCode(scene.book(await scene.prospect(), both))).toBe('SLOT_TAKEN');
  expect(await refusalCode(scene.book(both, both, { start: HALF_PAST_NINE }))).toBe('OWN_BOOKING');
});

test('says that paid sessions can’t be booked where payments are off, and that a platform is not offered', async () => {
  const mentor = await scene.mentor({ event_types: [{ slug: 'paid', price_minor: 100 }, { slug: 'free' }] });
  const prospect = await scene.prospect();
  expect(await refusalCode(scene.book(prospect, mentor, { event_type_slug: 'paid' }))).toBe('PAYMENTS_UNAVAILABLE');
  const phone = scene.book(prospect, mentor, { event_type_slug: 'free', platform: 'phone' });
  expect(await refusalCode(phone)).toBe('PLATFORM_NOT_OFFERED');
});

test('[E-05] a booking takes place where its service says: a link, a phone number, an address', async () => {
  const zoom = 'https://zoom.example/j/1';
  const mentor = await scene.mentor({
    event_types: [
      { slug: 'zoom', default_platform: 'zoom', meeting_location: zoom },
      { slug: 'teams', default_platform: 'teams', meeting_location: 'javascript:alert(1)' },
      { slug: 'phone', default_platform: 'phone', meeting_location: '+31 20 123 4567' },
      { slug: 'in-person', default_platform: 'in_person', meeting_location: 'Library, 2nd floor' },
      { slug: 'meet', default_platform: 'google_meet', meeting_location: zoom },
    ],
  });
  const prospect = await scene.prospect();
  const where = async (event_type_slug: string, hour: string) => {
    const { join_url, location } = await scene.book(prospect, mentor, {
      event_type_slug,
      start: `2055-01-11T${hour}:00Z`,
    });
    return join_url ?? location;
  };
  expect(await where('zoom', '08:00')).toBe(zoom);
  expect(await where('teams', '08:30')).toBe(null);
  expect(await where('phone', '09:00')).toBe('+31 20 123 4567');
  expect(await where('in-person', '09:30')).toBe('Library, 2nd floor');
  expect(await where('meet', '10:00')).toBe(zoom);
});

test('[C-02] the same key gives the first answer again, and refuses another body', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const before = await scene.bookingCount();
  const first = await scene.book(prospect, mentor, {}, 'key-1');
  expect(await scene.book(prospect, mentor, {}, 'key-1')).toEqual(first);
  const other = scene.book(prospect, mentor, { start: HALF_PAST_NINE }, 'key-1');
  expect(await refusalCode(other)).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await scene.bookingCount()).toBe(before + 1);
});

test('after a lost answer without a key the booking is returned again, also to five concurrent calls', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const before = await scene.bookingCount();
  const answers = await Promise.all(Array.from({ length: 5 }, () => scene.book(prospect, mentor)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await scene.bookingCount()).toBe(before + 1);
});

test('the daily and weekly caps hold for concurrent bookings', async () => {
  const mentor = await scene.mentor({ policy: { max_per_day: 2, max_per_week: 2 } });
  const people: Made[] = [];
  for (let index = 0; index < 5; index += 1) {
    people.push(await scene.prospect());
  }
  const starts = ['08:00', '08:30', '09:00', '09:30', '10:00'].map((hour) => `2055-01-11T${hour}:00Z`);
  const codes = await Promise.all(
    people.map((who, at) => refusalCode(scene.book(who, mentor, { start: starts[at] ?? '' }))),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(2);
  expect(codes.filter((code) => code === 'DAY_FULL' || code === 'WEEK_FULL')).toHaveLength(3);
});

test('a time that no one has, on a day or in a week that is full, is refused with that, and one that someone has with SLOT_TAKEN', async () => {
  const [day, week] = [
    await scene.mentor({ policy: { max_per_day: 1, max_per_week: 2 } }),
    await scene.mentor({ policy: { max_per_week: 1 } }),
  ];
  for (const mentor of [day, week]) await scene.book(await scene.prospect(), mentor, { start: '2055-01-11T08:00:00Z' });
  const prospect = await scene.prospect();
  const refused = (mentor: typeof day, start: string) => refusalCode(scene.book(prospect, mentor, { start }));
  expect(await refused(day, '2055-01-11T09:00:00Z')).toBe('DAY_FULL');
  expect(await refused(week, '2055-01-11T09:00:00Z')).toBe('WEEK_FULL');
  expect(await refused(week, '2055-01-11T08:00:00Z')).toBe('SLOT_TAKEN');
});
