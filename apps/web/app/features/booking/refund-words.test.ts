import { expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { refundWords } from './refund-words.ts';

const t = createTranslate('en');
const now = Date.parse('2026-11-20T09:18:00Z');
const format = createFormat({ locale: 'en', zone: 'Asia/Ho_Chi_Minh', clock: '24', now, t });
const words = (until: string | null, start: string | null) => refundWords({ until, start }, 'Their rule.', t, format);

test('[T-156] without a right to withdraw, or a time, the mentor’s rule is all there is', () => {
  expect(words(null, '2026-12-27T12:30:00Z')).toBe('Their rule.');
  expect(words('2026-12-04T17:00:00Z', null)).toBe('Their rule.');
});

test('[T-156] the right to withdraw comes first, with its last minute, and the mentor’s rule after it', () => {
  expect(words('2026-12-04T17:00:00Z', '2026-12-27T12:30:00Z')).toMatch(
    /^You can withdraw from the contract until .*23:59.* and get a full refund\. Then the mentor’s rule applies: Their rule\.$/,
  );
});

test('[T-156] where the right lasts until the session starts, the mentor’s rule never applies', () => {
  for (const until of ['2026-11-27T12:30:00Z', '2026-12-04T17:00:00Z']) {
    expect(words(until, '2026-11-27T12:30:00Z')).toBe(
      'Until the session starts you can withdraw from the contract and get a full refund.',
    );
  }
});
