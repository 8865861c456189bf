import { expect, test } from 'vitest';
import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';
import { refundWords } from './refund-words.ts';

const t = ((key: string, values: Record<string, string> = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Translate;
const format = { momentWithin: (at: string) => at } as Format;
const start = '2027-03-29T08:30:00Z';
const words = (until: string | null, isPaidLater = false) =>
  refundWords({ until, start, isPaidLater }, 'RULE', t, format);

test('[T-308] what is paid later can be withdrawn from after the payment, not for two weeks from the booking', () => {
  expect(words('2026-12-11T17:00:00Z', true)).toBe('withdrawal.later withdrawal.after RULE');
  expect(words(null, true)).toBe('RULE');
});

test('[T-308] what is paid now says the last minute of the right, or that it lasts until the session', () => {
  expect(words('2026-12-11T17:00:00Z')).toBe('withdrawal.until 2026-12-11T16:59:00.000Z withdrawal.after RULE');
  expect(words(start)).toBe('withdrawal.until_start');
  expect(words(null)).toBe('RULE');
});
