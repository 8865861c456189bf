import { isWithinOneEdit } from '@abroad/reference-data/one-edit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { room16, room32, room8, type WordTable } from '../segment/segment.ts';
import { endOfWords, findWord, wordAt, wordsFrom } from '../segment/word-table.ts';
import { nearWords } from './near-words.ts';

function tableOf(texts: readonly string[]): WordTable {
  const words = texts.toSorted();
  const letters = words.join('');
  const table = { starts: room32(words.length + 1), letters: room16(letters.length) };
  let at = 0;
  words.forEach((word, place) => {
    table.starts[place] = at;
    at += word.length;
  });
  table.starts[words.length] = at;
  for (let letter = 0; letter < letters.length; letter += 1) table.letters[letter] = letters.charCodeAt(letter);
  return { ...table, first_lists: room32(words.length + 1), weights: room8(0) };
}

/** Of few letters, so that many are near each other; one of them takes two code units. */
const word = fc
  .array(fc.constantFrom('a', 'b', 'c', 'é', '学', '😀'), { maxLength: 7 })
  .map((letters) => letters.join(''));

test('[C-15] the words near another are all those within one typing error', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, (words, typed) => {
      const table = tableOf(words);
      const near = nearWords(table, typed).map((place) => wordAt(table, place));
      for (const candidate of words.filter((one) => one !== typed && isWithinOneEdit(one, typed))) {
        // Half of a letter of two code units is no typing error.
        if ([...candidate].length - [...typed].length === candidate.length - typed.length) {
          expect(near).toContain(candidate);
        }
      }
    }),
    { numRuns: 400 },
  );
});

test('words are found by how they begin', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (words, typed) => {
      const table = tableOf(words);
      const { low, high } = wordsFrom(table, typed);
      const found = Array.from({ length: high - low }, (_, nth) => wordAt(table, low + nth));
      expect(found).toEqual(words.filter((one) => one.startsWith(typed)).toSorted());
      expect(endOfWords(table, typed, { low, high: words.length }, 0)).toBe(high);
      const place = findWord(table, typed, { low: 0, high: words.length }, 0);
      expect(place < 0 ? null : wordAt(table, place)).toBe(words.includes(typed) ? typed : null);
    }),
  );
});
