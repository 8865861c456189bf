import { expect, test } from 'vitest';
import { refundAheadKey } from './refund-ahead-key.ts';

test.each([
  ['mentor', 50, 50, 'settings.delete_paid_to_me'],
  ['prospect', 50, 50, 'settings.delete_paid_whole'],
  ['prospect', 50, 20, 'settings.delete_paid_part'],
  ['prospect', 50, 0, 'settings.delete_paid_lost'],
] as const)('the %s of sessions for %d of which %d goes back reads so', (viewer_role, paid, refund, key) => {
  expect(refundAheadKey({ viewer_role, currency: 'EUR', paid, refund })).toBe(key);
});
