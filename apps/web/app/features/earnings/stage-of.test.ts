import type { PayoutStatus } from '@abroad/contract/payouts';
import { expect, test } from 'vitest';
import { stageOf } from './stage-of.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const EARLIER = '2026-11-20T12:00:00Z';

test.each<[string, Omit<Parameters<typeof stageOf>[0], 'payout'>, PayoutStatus | null, string | null]>([
  ['was paid for', { status: 'pending', booking_status: 'confirmed', end: EARLIER }, null, 'booked'],
  ['took place', { status: 'earned', booking_status: 'completed', end: '2026-11-28T12:00:00Z' }, null, 'cleared'],
  ['waits for a payout', { status: 'earned', booking_status: 'completed', end: EARLIER }, null, 'payable'],
  ['waits for the staff', { status: 'earned', booking_status: 'completed', end: EARLIER }, 'held', 'payable'],
  ['came back', { status: 'earned', booking_status: 'completed', end: EARLIER }, 'failed', 'payable'],
  ['is being sent', { status: 'earned', booking_status: 'completed', end: EARLIER }, 'pending', 'sent'],
  ['was sent', { status: 'earned', booking_status: 'completed', end: EARLIER }, 'in_transit', 'sent'],
  ['arrived', { status: 'earned', booking_status: 'completed', end: EARLIER }, 'paid', 'paid'],
  ['left a cancelled payout', { status: 'earned', booking_status: 'completed', end: EARLIER }, 'cancelled', 'payable'],
  ['is contested', { status: 'disputed', booking_status: 'completed', end: EARLIER }, null, 'cleared'],
  ['is the student’s again', { status: 'refunded', booking_status: 'cancelled', end: EARLIER }, null, null],
])('[T-123] the money of a session that %s has its stage', (_, earning, payout, stage) => {
  expect(stageOf({ ...earning, payout: payout && { status: payout } }, NOW)).toBe(stage);
});
