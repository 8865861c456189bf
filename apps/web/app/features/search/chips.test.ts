import { expect, test } from 'vitest';
import { createTranslate } from '../../lib/i18n.tsx';
import { chipsOf } from './chips.ts';
import { cleared, countFilters, noFilters, withValue, type Filters } from './filters.ts';
import type { DegreeGroup } from './options.ts';

const t = createTranslate('en');
const labels = {
  names: { NL: 'Netherlands', VN: 'Vietnam', msc: 'Master of Science', scholarships: 'Scholarships' },
  in_sentence: { NL: 'the Netherlands', VN: 'Vietnam' },
};
const option = (value: string) => ({ value, label: value, count: 1 });
const masters: DegreeGroup = { level: '7', degrees: [option('msc'), option('ma')] };
const chips = (changes: Partial<Filters>) =>
  chipsOf({ filters: { ...noFilters, page: 3, sort_by: 'price', ...changes }, labels, degrees: [masters] }, t);

test('every filter is a chip in words', () => {
  const all = chips({
    origin_country_codes: ['VN'],
    destination_country_codes: ['NL'],
    keyword: ['wind'],
    topics: ['scholarships'],
    education_start_year_from: 2015,
    education_start_year_to: 2020,
  });
  expect(all.map(({ text }) => text)).toEqual([
    'From Vietnam',
    'To the Netherlands',
    '“wind”',
    'Scholarships',
    'Started 2015 or later',
    'Started 2020 or earlier',
  ]);
});

test('[U-10] evenings and weekends are a chip each, and one filter each of those that are counted', () => {
  const both = chips({ available_times: ['evenings', 'weekends'] });
  expect(both.map(({ text }) => text)).toEqual(['Available in the evening', 'Available at weekends']);
  expect(both[0]?.without.available_times).toEqual(['weekends']);
  expect(countFilters(both[0]?.without ?? noFilters)).toBe(1);
});

test('taking a chip away leaves the others and the sort, and begins at the first page', () => {
  const [from] = chips({ origin_country_codes: ['VN'], topics: ['scholarships'] });
  expect(from?.without).toMatchObject({
    origin_country_codes: [],
    topics: ['scholarships'],
    sort_by: 'price',
    page: 1,
  });
});

test('[E-13] each chip takes away what it says and nothing else, whatever else is in force', () => {
  const all: Partial<Filters> = {
    origin_country_codes: ['VN', 'IN'],
    destination_country_codes: ['NL', 'DE'],
    keyword: ['wind', 'solar'],
    university_ids: ['delft', 'munich'],
    degree_ids: ['msc', 'ma', 'phd', 'bsc'],
    topics: ['scholarships', 'visa'],
    languages: ['en', 'hi'],
    offers: ['free'],
    prices: ['EUR-10', 'EUR-15'],
    proof: ['graduation', 'vouched'],
    available_times: ['evenings', 'weekends'],
    education_start_year_from: 2015,
    education_start_year_to: 2020,
    when: 'week',
    studies: 'all',
  };
  const shown = chips(all);
  const texts = shown.map(({ text }) => text);
  expect(new Set(texts).size).toBe(25);
  for (const { text, without } of shown) {
    expect(chips(without).map((left) => left.text)).toEqual(texts.filter((other) => other !== text));
  }
});

test('all degrees of a level are one chip, some of them are one each', () => {
  const [level, none] = chips({ degree_ids: ['msc', 'ma'] });
  expect(level).toMatchObject({ text: 'Master’s', without: { degree_ids: [] } });
  expect(none).toBeUndefined();
  expect(chips({ degree_ids: ['msc'] }).map(({ text }) => text)).toEqual(['Master of Science']);
});

test('choosing begins at the first page and keeps the sort; clearing keeps the sort alone', () => {
  const chosen = withValue({ ...noFilters, page: 4, sort_by: 'name' }, 'topics', 'scholarships');
  expect(chosen).toMatchObject({ page: 1, sort_by: 'name', topics: ['scholarships'] });
  expect(countFilters(chosen)).toBe(1);
  expect(cleared(chosen)).toEqual({ ...noFilters, sort_by: 'name' });
});
