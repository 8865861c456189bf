import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeCancelUntil, keptFreeCancel, refund } from './refund.ts';
import type { RefundCase } from './refund.ts';

const START = Date.parse('2026-11-27T12:00Z');
const HOUR = 3_600_000;

const paid: RefundCase = {
  price_minor: 2555,
  captured_minor: 2555,
  refunded_minor: 0,
  policy: { free_cancel_min: 720, late_refund_pct: 50 },
  step_minor: 1,
  cancelled_by: 'prospect',
  now: START - 24 * HOUR,
  start: START,
};

const cases: fc.Arbitrary<RefundCase> = fc
  .record({
    price: fc.integer({ min: 0, max: 10_000_000 }),
    captured: fc.boolean(),
    refundedShare: fc.double({ min: 0, max: 1, noNaN: true }),
    free_cancel_min: fc.integer({ min: 0, max: 10_000 }),
    late_refund_pct: fc.integer({ min: 0, max: 100 }),
    cancelled_by: fc.constantFrom('mentor' as const, 'prospect' as const, 'system' as const),
    minutesBefore: fc.integer({ min: -100, max: 20_000 }),
  })
  .map((drawn) => {
    const captured = drawn.captured ? drawn.price : 0;
    return {
      price_minor: drawn.price,
      captured_minor: captured,
      refunded_minor: Math.floor(captured * drawn.refundedShare),
      step_minor: 1,
      policy: { free_cancel_min: drawn.free_cancel_min, late_refund_pct: drawn.late_refund_pct },
      cancelled_by: drawn.cancelled_by,
      now: START - drawn.minutesBefore * 60_000,
      start: START,
    };
  });

test('[E-17] a prospect cancels free of charge up to the last minute of the notice, and not a moment later', () => {
  expect(freeCancelUntil(paid)).toBe(START - 12 * HOUR);
  expect(refund({ ...paid, now: START - 12 * HOUR })).toMatchObject({ refund_minor: 2555, reason: 'IN_TIME' });
  expect(refund({ ...paid, now: START - 12 * HOUR + 1 })).toMatchObject({ refund_minor: 1277, reason: 'LATE' });
});

test('[E-17] who moves a session when it is too late to cancel it free of charge stays too late; the mentor’s wish begins anew', () => {
  const ended = START - 12 * HOUR;
  const late = { wished_by: 'prospect', now: ended + 1 } as const;
  expect(keptFreeCancel(paid, late)).toBe(ended);
  expect(keptFreeCancel(paid, { ...late, now: ended })).toBeNull();
  expect(keptFreeCancel(paid, { ...late, wished_by: 'mentor' })).toBeNull();
  const moved = { ...paid, start: START + 24 * 7 * HOUR, now: ended + 1, free_cancel_until: ended };
  expect(refund(moved)).toMatchObject({ refund_minor: 1277, reason: 'LATE' });
  expect(keptFreeCancel(moved, { ...late, now: ended + HOUR })).toBe(ended);
  expect(keptFreeCancel(moved, { ...late, wished_by: 'mentor' })).toBeNull();
});

test('[E-17] a late refund is rounded down to whole minor units, and says its share', () => {
  const late = { ...paid, now: START - HOUR, policy: { free_cancel_min: 720, late_refund_pct: 33 } };
  expect(refund(late)).toEqual({
    refund_minor: 843,
    reason: 'LATE',
    words: 'Cancelled late: 33 % of the price is refunded.',
  });
  const none = { ...late, policy: { free_cancel_min: 720, late_refund_pct: 0 } };
  expect(refund(none)).toMatchObject({ refund_minor: 0, words: 'Cancelled late: nothing is refunded.' });
});

test('[E-17] a late refund can be paid: of a dinar no single fils goes back', () => {
  const policy = { free_cancel_min: 720, late_refund_pct: 33 };
  const late = { ...paid, price_minor: 12_340, captured_minor: 12_340, now: START - HOUR, policy, step_minor: 10 };
  expect(refund(late).refund_minor).toBe(4070);
  expect(refund({ ...late, policy: { ...policy, late_refund_pct: 100 } }).refund_minor).toBe(12_340);
});

test('[E-23] a mentor who cancels gives everything back, even after the start', () => {
  const late = { ...paid, cancelled_by: 'mentor' as const, now: START + HOUR };
  expect(refund(late)).toMatchObject({ refund_minor: 2555, reason: 'MENTOR_CANCELLED' });
});

test('[E-23] a free booking has nothing to refund', () => {
  expect(refund({ ...paid, price_minor: null, captured_minor: 0 })).toMatchObject({
    refund_minor: 0,
    reason: 'NOTHING_PAID',
  });
});

test('[E-23] refunds are whole, never negative, and never more than is left of what was captured', () => {
  fc.assert(
    fc.property(cases, (of) => {
      const { refund_minor: sum } = refund(of);
      expect(Number.isSafeInteger(sum)).toBe(true);
      expect(sum).toBeGreaterThanOrEqual(0);
      expect(of.refunded_minor + sum).toBeLessThanOrEqual(of.captured_minor);
    }),
  );
});

test("[E-23] waiting never raises a prospect's refund, and refunding twice gives nothing more", () => {
  fc.assert(
    fc.property(cases, fc.nat(20_000), (of, minutes) => {
      const first = refund(of).refund_minor;
      const later = refund({ ...of, now: of.now + minutes * 60_000 }).refund_minor;
      expect(later).toBeLessThanOrEqual(first);
      expect(refund({ ...of, refunded_minor: of.refunded_minor + first }).refund_minor).toBe(0);
    }),
  );
});
