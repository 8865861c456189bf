import { isolate } from '@abroad/contract/isolate';
import { expect, test } from 'vitest';
import { listWords } from './list-words.ts';

test('[T-191] words are listed as each language does, and those of the other direction stand by themselves', () => {
  const listed = (locale: string) => listWords(['A', 'B', 'C'], locale);
  expect(['en', 'es', 'fr', 'vi', 'zh', 'hi'].map(listed)).toEqual([
    'A, B, C',
    'A, B y C',
    'A, B, C',
    'A, B, C',
    'A、B、C',
    'A, B और C',
  ]);
  expect(listWords(['عربي', 'Deutsch'], 'ar')).toBe(`عربي و${isolate('Deutsch')}`);
  expect(listWords(['one'], 'en')).toBe('one');
  expect(listWords([], 'en')).toBe('');
});
