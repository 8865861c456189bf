import type { Message, ThreadBooking } from '@abroad/contract/threads';
import { expect, test } from 'vitest';
import { daysOf } from './lines.ts';

const message = (id: string, created_at: string) => ({ id, created_at }) as Message;
const booking = (id: string, created_at: string) => ({ id, created_at }) as ThreadBooking;
const dayOf = (instant: string) => instant.slice(0, 10);
const ids = (days: ReturnType<typeof daysOf>) =>
  days.map(({ lines }) => lines.map((line) => (line.kind === 'message' ? line.message.id : line.booking.id)));

test('[T-252] sessions stand among the messages of the day on which they were booked', () => {
  const messages = [
    message('one', '2026-11-20T09:00:00Z'),
    message('two', '2026-11-20T11:00:00Z'),
    message('three', '2026-11-21T08:00:00Z'),
  ];
  const days = daysOf({ messages, bookings: [booking('session', '2026-11-20T10:00:00Z')], hasMore: false }, dayOf);
  expect(ids(days)).toEqual([['one', 'session', 'two'], ['three']]);
});

test('[T-252] messages of the same moment keep the order of the server', () => {
  const at = '2026-11-20T09:00:00Z';
  const days = daysOf({ messages: [message('b', at), message('a', at)], bookings: [], hasMore: false }, dayOf);
  expect(ids(days)).toEqual([['b', 'a']]);
});

test('[T-252] a session from before the messages that are shown waits for theirs', () => {
  const told = {
    messages: [message('one', '2026-11-20T09:00:00Z')],
    bookings: [booking('session', '2026-11-01T10:00:00Z')],
  };
  expect(ids(daysOf({ ...told, hasMore: true }, dayOf))).toEqual([['one']]);
  expect(ids(daysOf({ ...told, hasMore: false }, dayOf))).toEqual([['session'], ['one']]);
});
