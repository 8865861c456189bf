import { beforeAll, expect, test } from 'vitest';
import { loadMessages } from '../locales/index.ts';
import { createTranslate } from './i18n.tsx';

const bare = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

beforeAll(() => loadMessages('ar'));

test('a name in letters of the other direction stands by itself in a sentence', () => {
  const english = createTranslate('en');
  const arabic = createTranslate('ar');
  expect(english('prospects.page', { name: 'ليلى' })).toBe('\u2068ليلى\u2069’s student profile');
  expect(english('prospects.page', { name: 'Linh Trần' })).toBe('Linh Trần’s student profile');
  const own = arabic('prospects.page', { name: 'ليلى' });
  expect(own).toBe(bare(own));
  const foreign = arabic('prospects.page', { name: 'Linh Trần' });
  expect(foreign).toContain('\u2068Linh Trần\u2069');
  expect(bare(foreign)).toBe(own.replace('ليلى', 'Linh Trần'));
});

test('[T-96] a name with an override reads as it is written, and turns no word beside it', () => {
  const english = createTranslate('en');
  const line = english('noshow.staff_title', { mentor: 'Eve\u202Elive', student: 'Ada' });
  expect(line).toBe(english('noshow.staff_title', { mentor: '\u2068Evelive\u2069', student: 'Ada' }));
  expect(createTranslate('ar')('prospects.page', { name: 'ليلى\u202D' })).not.toContain('\u202D');
});

test('numbers and times stay as they are in every direction', () => {
  const arabic = createTranslate('ar');
  const text = arabic('forms.period', { start: '2021', end: '2023' });
  expect(text).toBe(bare(text));
});
