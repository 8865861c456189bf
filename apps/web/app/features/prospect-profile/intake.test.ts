import { expect, test } from 'vitest';
import { intakeYears, termKey } from './intake.ts';

const now = Date.UTC(2026, 10, 20);

test('seven years can be chosen, and the one that was chosen before', () => {
  expect(intakeYears(now, '')).toEqual(['2026', '2027', '2028', '2029', '2030', '2031', '2032']);
  expect(intakeYears(now, '2028')).toHaveLength(7);
  expect(intakeYears(now, '2024')[0]).toBe('2024');
});

test('a term of one’s own has no words in the catalogue', () => {
  expect(termKey('autumn')).toBe('prospects.term_autumn');
  expect(termKey('Michaelmas')).toBeNull();
});
