import { expect, test } from 'vitest';
import { createTranslate } from '../../lib/i18n.tsx';
import { noFilters, type Filters } from '../search/filters.ts';
import { noOptions } from '../search/options.ts';
import { nameOfSearch } from './name-of-search.ts';

const t = createTranslate('en');
const labels = { names: { NL: 'Netherlands' }, in_sentence: { NL: 'the Netherlands' } };
const nameOf = (changes: Partial<Filters>) =>
  nameOfSearch(
    {
      filters: { ...noFilters, ...changes },
      labels,
      options: noOptions,
      onChange: () => {},
      thisYear: 2026,
      form: undefined,
    },
    t,
  );

test('a search is called by its title, or where that says nothing by its filters', () => {
  expect(nameOf({ destination_country_codes: ['NL'] })).toBe('Mentors in the Netherlands');
  expect(nameOf({ education_start_year_from: 2015 })).toBe('Started 2015 or later');
});

test('a long name ends within what is kept, and never within a character', () => {
  for (const beginning of ['', 'a']) {
    const name = nameOf({ keyword: [`${beginning}${'🎓'.repeat(49)}`] });
    expect(name.length).toBeLessThanOrEqual(100);
    expect(name.isWellFormed()).toBe(true);
  }
});

test('[N-07] a name has no marks of direction, which the words of a page may have', () => {
  expect(nameOf({ keyword: ['السكن'] })).toBe('Mentors for السكن');
});
