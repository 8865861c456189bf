import { expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { cancelWords } from './cancel-words.ts';

const t = createTranslate('en');
const now = Date.parse('2026-11-20T09:18:00Z');
const format = createFormat({ locale: 'en', zone: 'Asia/Ho_Chi_Minh', clock: '24', now, t });
const words = (
  price: number | null,
  start: string | null,
  rules: { free_cancel_min?: number; late_refund_pct?: number } = {},
) => cancelWords({ service: { price, free_cancel_min: 1440, late_refund_pct: 50, ...rules }, start, now }, t, format);

test('[U-01] a paid session names the last moment of a free cancellation, and what is refunded after it', () => {
  expect(words(28, '2026-11-27T12:30:00Z')).toBe(
    'Free cancellation until Thu 26 Nov, 19:30. After that, 50% is refunded.',
  );
  expect(words(28, '2026-11-27T12:30:00Z', { late_refund_pct: 0 })).toBe(
    'Free cancellation until Thu 26 Nov, 19:30. After that, there’s no refund.',
  );
});

test('[U-01] while no time is chosen it names the hours', () => {
  expect(words(28, null)).toBe('Free cancellation until 24 hours before the start. After that, 50% is refunded.');
  expect(words(28, null, { free_cancel_min: 60, late_refund_pct: 0 })).toBe(
    'Free cancellation until 1 hour before the start. After that, there’s no refund.',
  );
});

test('[U-01] a rule of minutes never promises longer than it says', () => {
  expect(words(28, null, { free_cancel_min: 20 })).toContain('until 1 hour before the start.');
  expect(words(28, null, { free_cancel_min: 70 })).toContain('until 2 hours before the start.');
});

test('[U-01] a short-notice booking says what is refunded, which may be nothing', () => {
  expect(words(28, '2026-11-20T20:00:00Z')).toBe(
    'Free cancellation has ended for this time. If you cancel, 50% is refunded.',
  );
  expect(words(28, '2026-11-20T20:00:00Z', { late_refund_pct: 0 })).toBe(
    'Free cancellation has ended for this time. If you cancel, there’s no refund.',
  );
});

test.each([
  [null, {}],
  [0, {}],
  [28, { free_cancel_min: 0 }],
  [28, { late_refund_pct: 100 }],
])('a price of %s with %o can always be cancelled', (price, rules) => {
  expect(words(price, '2026-11-20T20:00:00Z', rules)).toBe('Cancel free of charge any time before the start');
});
