import { expect, test } from 'vitest';
import { LANGUAGE_TAGS } from './languages.ts';
import { withLatinDigits } from './latin-digits.ts';

test('[U-25] numbers have the digits 0 to 9 in every language, also where a region writes others', () => {
  expect(new Intl.NumberFormat('ar-EG').format(27)).toBe('٢٧');
  for (const tag of [...LANGUAGE_TAGS, 'ar-EG', 'ar-SA']) {
    expect(new Intl.NumberFormat(withLatinDigits(tag)).format(27), tag).toBe('27');
  }
});
