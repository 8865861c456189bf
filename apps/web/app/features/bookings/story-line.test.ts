import { BookingEventKind, type BookingEvent } from '@abroad/contract/booking-events';
import type { Booking } from '@abroad/contract/bookings';
import { expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { storyWords } from './story-line.ts';

const t = createTranslate('en');
const now = Date.parse('2026-11-27T12:00:00Z');
const format = createFormat({ locale: 'en', zone: 'UTC', clock: '24', now, t });
const booking = (viewer_role: Booking['viewer_role']) =>
  ({
    viewer_role,
    payment_opens_at: null,
    mentor: { first_name: 'Linh' },
    prospect: { first_name: 'Minh' },
  }) as Booking;
const event = (kind: BookingEventKind, changes: Partial<BookingEvent> = {}): BookingEvent => ({
  id: '0199c0de-0000-7000-8000-000000000001',
  kind,
  from_status: 'confirmed',
  to_status: 'confirmed',
  actor_role: 'prospect',
  reason: null,
  moved_from: null,
  moved_to: null,
  was_proposed: false,
  amount: null,
  created_at: '2026-11-27T12:00:00Z',
  ...changes,
});
const words = (of: BookingEvent, reader: Booking['viewer_role']) => storyWords(of, booking(reader), t, format);

test('[R-20] every event of a booking has words for both sides, for each person who may cause it', () => {
  for (const kind of BookingEventKind.options) {
    for (const actor_role of ['mentor', 'prospect', 'system'] as const) {
      for (const reader of ['mentor', 'prospect'] as const) {
        const to_status = kind === 'no_show_ended' ? 'completed' : 'confirmed';
        const said = words(event(kind, { actor_role, to_status }), reader);
        expect(said, kind).not.toMatch(/story\.|undefined/);
        expect(said, kind).not.toBe(t('story.changed'));
      }
    }
  }
});

test('each side reads who did it', () => {
  expect(words(event('rescheduled'), 'prospect')).toBe('You rescheduled the session');
  expect(words(event('rescheduled'), 'mentor')).toBe('Minh rescheduled the session');
  expect(words(event('cancelled', { actor_role: 'mentor' }), 'prospect')).toBe('Linh cancelled the session');
  expect(words(event('cancelled', { actor_role: 'system' }), 'prospect')).toBe('We cancelled the session');
});

test('[U-07] a user who accepted a proposed time reads that they did, and which time it was', () => {
  const accepted = event('rescheduled', {
    was_proposed: true,
    moved_from: '2026-12-01T09:00:00Z',
    moved_to: '2026-12-03T14:00:00Z',
  });
  expect(words(accepted, 'prospect')).toBe('You accepted Thu 3 Dec, 14:00');
  expect(words(accepted, 'mentor')).toBe('Minh accepted Thu 3 Dec, 14:00');
});

test('a session begins as booked, asked for, or held for payment', () => {
  const made = (to_status: BookingEvent['to_status']) => event('created', { from_status: null, to_status });
  expect(words(made('confirmed'), 'prospect')).toBe('You booked the session');
  expect(words(made('requested'), 'mentor')).toBe('Minh requested the session');
  expect(words(made('pending_payment'), 'prospect')).toBe('You chose this time and went to payment');
});

test('a booking that ended by itself says why', () => {
  expect(words(event('expired', { from_status: 'requested' }), 'mentor')).toBe('The request expired without an answer');
  expect(words(event('expired', { from_status: 'pending_payment' }), 'mentor')).toBe(
    'The time wasn’t paid for and was released',
  );
});
