import { expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { cancelWords } from './cancel-words.ts';

const t = createTranslate('en');
const now = Date.parse('2026-11-20T09:18:00Z');
const format = createFormat({ locale: 'en', zone: 'Asia/Ho_Chi_Minh', clock: '24', now, t });
const words = (price: number | null, start: string | null, free_cancel_min = 1440) =>
  cancelWords({ service: { price, free_cancel_min }, start, now }, t, format);

test('a paid session names the last moment of a free cancellation', () => {
  expect(words(28, '2026-11-27T12:30:00Z')).toBe('Free cancellation until Thu 26 Nov, 19:30');
});

test('while no time is chosen it names the hours', () => {
  expect(words(28, null)).toBe('Free cancellation until 24 hours before the start');
  expect(words(28, null, 60)).toBe('Free cancellation until 1 hour before the start');
  expect(words(28, null, 0)).toBe('Free cancellation until the start');
});

test('it does not promise what is over', () => {
  expect(words(28, '2026-11-20T20:00:00Z')).toBe('Free cancellation has ended for this time');
});

test.each([null, 0])('a price of %s can always be cancelled', (price) => {
  expect(words(price, '2026-11-20T20:00:00Z')).toBe('Cancel free of charge any time before the start');
});
