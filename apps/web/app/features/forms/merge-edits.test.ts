import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const base = { title: 'Call', price: '10', currency: 'EUR', topics: ['visa', 'rooms'], about: '' };

describe('what two windows changed', () => {
  test('different fields are merged', () => {
    const { merged, both } = mergeEdits(base, { ...base, title: 'Intro' }, { ...base, about: 'Hello' });
    expect(merged).toEqual({ ...base, title: 'Intro', about: 'Hello' });
    expect(both).toEqual([]);
  });

  test('a change of the same field is a conflict, and keeps the input', () => {
    const { merged, both } = mergeEdits(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' });
    expect(merged.title).toBe('Mine');
    expect(both).toEqual(['title']);
    expect(mergeEdits(base, { ...base, title: 'One' }, { ...base, title: 'One' }).both).toEqual([]);
  });

  test('adds to a list and takes from it on both sides', () => {
    const { merged, both } = mergeEdits(
      base,
      { ...base, topics: ['rooms', 'jobs'] },
      { ...base, topics: ['visa', 'rooms', 'money'] },
    );
    expect(merged.topics).toEqual(['rooms', 'money', 'jobs']);
    expect(both).toEqual([]);
  });

  test('is never half a price of one side with the currency of the other', () => {
    const mine = { ...base, price: '12' };
    const theirs = { ...base, currency: 'JPY', price: '900' };
    expect(mergeEdits(base, mine, theirs, [['price', 'currency']])).toEqual({ merged: mine, both: ['price'] });
    expect(mergeEdits(base, base, theirs, [['price', 'currency']])).toEqual({ merged: theirs, both: [] });
  });

  test('within a record is a conflict with its path, and what one side removed is gone', () => {
    const dated = { '2026-11-27': [], '2026-12-24': [1], '2026-12-25': [1] };
    const { merged, both } = mergeEdits(
      { dated },
      { dated: { '2026-11-27': [2], '2026-12-25': [1], '2026-12-26': [4] } },
      { dated: { ...dated, '2026-11-27': [3], '2026-12-25': [9] } },
    );
    expect(merged.dated).toEqual({ '2026-11-27': [2], '2026-12-25': [9], '2026-12-26': [4] });
    expect(both).toEqual(['dated.2026-11-27']);
  });
});

test('a merge with nothing new on one side is the other', () => {
  const draft = fc.record({
    text: fc.string(),
    list: fc.uniqueArray(fc.string()),
    record: fc.record({ one: fc.integer(), other: fc.constantFrom(null, 'x') }),
  });
  fc.assert(
    fc.property(draft, draft, (one, other) => {
      const untouched = { both: [], merged: other };
      expect(mergeEdits(one, one, other)).toEqual(untouched);
      expect(mergeEdits(one, other, one)).toEqual(untouched);
      expect(mergeEdits(one, other, other)).toEqual(untouched);
    }),
  );
});
