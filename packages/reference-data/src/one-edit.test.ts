import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithinOneEdit, startsWithinOneEdit } from './one-edit.ts';
import { word, withTypingError, wordsWithinOneEdit } from './testing/typing-errors.ts';

test('accepts every word with one typing error', () => {
  fc.assert(
    fc.property(withTypingError(word), ({ text, typed }) => {
      expect(isWithinOneEdit(text, typed)).toBe(true);
      expect(startsWithinOneEdit(`${text}ab`, typed)).toBe(true);
    }),
  );
});

test('agrees with the list of all words one error away', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isWithinOneEdit(one, other)).toBe(wordsWithinOneEdit(one, 'abc').has(other));
    }),
  );
});

test('refuses two errors', () => {
  expect(isWithinOneEdit('oxford', 'oxfrodd')).toBe(false);
  expect(isWithinOneEdit('cambridge', 'canbrigde')).toBe(false);
});
