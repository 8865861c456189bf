import { expect, test } from 'vitest';
import { languageName } from './language-names.ts';
import { searchLanguages } from './languages.ts';

test('a language is found by its English name, its own name and its tag', () => {
  expect(searchLanguages('vietn', 'en')[0]?.id).toBe('vi');
  expect(searchLanguages('tieng', 'en')[0]?.id).toBe('vi');
  expect(searchLanguages('deutsch', 'en')[0]).toMatchObject({ id: 'de', label: 'German', detail: 'Deutsch' });
  expect(searchLanguages('ko', 'en').map(({ id }) => id)).toContain('ko');
  expect(searchLanguages('xyzzy', 'en')).toEqual([]);
});

test('an unknown tag stands for itself', () => {
  expect(languageName('not a tag', 'en')).toBe('not a tag');
});
