import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithinOneEdit, startsWithinOneEdit } from './one-edit.ts';
import { SortedTerms, type Run } from './sorted-terms.ts';
import { word } from './testing/typing-errors.ts';

const dictionary = fc.uniqueArray(word, { maxLength: 60 }).map((terms) => terms.toSorted());
const termsOf = (terms: string[], runs: Run[]) => new Set(runs.flatMap(({ from, to }) => terms.slice(from, to)));

test('finds the terms that begin with a text, and none else', () => {
  fc.assert(
    fc.property(dictionary, word, (terms, typed) => {
      const run = new SortedTerms(terms).startingWith(typed);
      expect(termsOf(terms, [run])).toEqual(new Set(terms.filter((term) => term.startsWith(typed))));
    }),
  );
});

test('finds a term by itself only', () => {
  fc.assert(
    fc.property(dictionary, word, (terms, typed) => {
      expect(new SortedTerms(terms).placeOf(typed)).toBe(terms.indexOf(typed));
    }),
  );
});

test('finds the terms within one typing error, and none else', () => {
  fc.assert(
    fc.property(dictionary, word, (terms, typed) => {
      const runs = new SortedTerms(terms).withinOneEdit(typed);
      expect(termsOf(terms, runs)).toEqual(new Set(terms.filter((term) => isWithinOneEdit(term, typed))));
    }),
  );
});

test('finds the terms with a beginning within one typing error, and none else', () => {
  fc.assert(
    fc.property(dictionary, word, (terms, typed) => {
      const runs = new SortedTerms(terms).startingWithinOneEdit(typed);
      expect(termsOf(terms, runs)).toEqual(new Set(terms.filter((term) => startsWithinOneEdit(term, typed))));
    }),
  );
});
