import { expect, test } from 'vitest';
import { make } from '../../../testing/make.ts';
import { noPayments } from '../../../providers/payments/none.ts';
import { runJob } from '../../../testing/run-due-jobs.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { bookingScene } from '../../../testing/booking-scene.ts';

const scene = bookingScene({ payments: { ...noPayments, takes_payments: true } });
const starts = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30'].map((hour) => `2055-01-11T${hour}:00Z`);

test('attack 5: a student can hold three times without paying, over all mentors, also with concurrent calls', async () => {
  const paid = { event_types: [{ price_minor: 2500 }] };
  const [one, two] = [await scene.mentor(paid), await scene.mentor(paid)];
  const prospect = await scene.prospect();
  const wishes = starts.map((start, at) => refusalCode(scene.book(prospect, at % 2 === 0 ? one : two, { start })));
  const codes = await Promise.all(wishes);
  expect(codes.filter((code) => code === null)).toHaveLength(3);
  expect(codes.filter((code) => code === 'TOO_MANY_HOLDS')).toHaveLength(3);
  const { items } = await prospect.client.listBookings({ query: { when: 'waiting' } });
  expect(items.map(({ status }) => status)).toEqual(['pending_payment', 'pending_payment', 'pending_payment']);
  expect(new Set(items.map(({ price }) => price))).toEqual(new Set([25]));
});

test('[U-02] a hold ends by itself after fifteen minutes, with one email to the student and none to the mentor', async () => {
  const mentor = await scene.mentor({ event_types: [{ price_minor: 2500 }] });
  const [first, second] = [await scene.prospect(), await scene.prospect()];
  const { id, hold_expires_at } = await scene.book(first, mentor);
  expect(hold_expires_at).toBe('2055-01-07T10:15:00Z');
  scene.clock.set('2055-01-07T10:14:59Z');
  expect(await refusalCode(scene.book(second, mentor))).toBe('SLOT_TAKEN');
  scene.clock.set('2055-01-07T10:15:00Z');
  expect((await scene.book(second, mentor)).status).toBe('pending_payment');
  await runJob(scene.api.context, 'sweep-holds');
  expect((await first.client.getBooking({ params: { id } })).status).toBe('expired');
  await runJob(scene.api.context, 'sweep-holds');
  await scene.runJobs('send-mail');
  expect(await scene.mailsTo(mentor)).toEqual([]);
  const subjects = (await scene.mailsTo(first)).map(({ subject }) => subject.split(':')[0]);
  expect(subjects).toEqual(['Not paid in time']);
});

test('a mentor’s own limit of open requests holds, and a request taken back makes room', async () => {
  const mentor = await scene.mentor({ policy: { requires_approval: true, max_open_requests: 2 } });
  const prospect = await scene.prospect();
  const [first] = [await scene.book(prospect, mentor, { start: starts[0] ?? '' })];
  await scene.book(prospect, mentor, { start: starts[1] ?? '' });
  const third = () => scene.book(prospect, mentor, { start: starts[2] ?? '' });
  expect(await refusalCode(third())).toBe('TOO_MANY_OPEN_REQUESTS');
  await prospect.client.cancelBooking({ params: { id: first.id }, body: {} });
  expect((await third()).status).toBe('requested');
});

test('[N-04] a student has one free session ahead with a mentor who allows no more, and books the next once it was held', async () => {
  const [mentor, prospect] = [await make(scene.api).mentor({ open: ['Mon 09:00-12:00'] }), await scene.prospect()];
  const [first = '', second = ''] = starts;
  const { id } = await scene.book(prospect, mentor, { start: first });
  const again = () => scene.book(prospect, mentor, { start: second });
  expect(await refusalCode(again())).toBe('TOO_MANY_FREE_SESSIONS');
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  expect((await again()).status).toBe('confirmed');
  scene.clock.set(new Date(Date.parse(second) + 3_600_000).toISOString());
  const later = new Date(Date.parse(first) + 7 * 24 * 3_600_000).toISOString().replace('.000', '');
  expect((await scene.book(prospect, mentor, { start: later })).status).toBe('confirmed');
});

test('one account can’t take a mentor’s whole calendar with free sessions', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  for (const start of starts.slice(0, 5)) {
    await scene.book(prospect, mentor, { start });
  }
  expect(await refusalCode(scene.book(prospect, mentor, { start: starts[5] ?? '' }))).toBe('TOO_MANY_FREE_SESSIONS');
});

test('each allowance counts its own kind: a student with three unpaid holds can book a free session, and the other way round', async () => {
  const open = ['Mon 09:00-17:00'];
  const both = await scene.mentor({ open, event_types: [{ slug: 'free' }, { slug: 'paid', price_minor: 2500 }] });
  const hours = Array.from({ length: 9 }, (_, at) =>
    new Date(Date.parse(starts[0] ?? '') + at * 1_800_000).toISOString(),
  );
  const prospect = await scene.prospect();
  const book = (at: number, event_type_slug: string) =>
    refusalCode(scene.book(prospect, both, { start: hours[at]?.replace('.000', '') ?? '', event_type_slug }));
  for (const at of [0, 1, 2]) expect(await book(at, 'paid')).toBeNull();
  expect(await book(3, 'paid')).toBe('TOO_MANY_HOLDS');
  for (const at of [3, 4, 5, 6, 7]) expect(await book(at, 'free')).toBeNull();
  expect(await book(8, 'free')).toBe('TOO_MANY_FREE_SESSIONS');
  scene.clock.set('2055-01-07T10:15:00Z');
  expect(await book(8, 'paid')).toBeNull();
});
