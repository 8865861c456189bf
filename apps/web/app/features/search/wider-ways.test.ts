import { expect, test } from 'vitest';
import { createTranslate } from '../../lib/i18n.tsx';
import { noFilters } from './filters.ts';
import { noOptions } from './options.ts';
import { widerWays } from './wider-ways.ts';

test('a way on names what it leaves out, and keeps the rest', () => {
  const filters = {
    ...noFilters,
    keyword: ['wind', 'qqqq'],
    destination_country_codes: ['NL', 'DE'],
    education_start_year_from: 2015,
    education_start_year_to: 2018,
  };
  const labels = { names: {}, in_sentence: { NL: 'the Netherlands', DE: 'Germany' } };
  const state = { filters, labels, options: noOptions, onChange: () => undefined, thisYear: 2026, form: undefined };
  const count = { total_count: 3, total_is_exact: true };
  const ways = widerWays(
    state,
    [
      { without: 'keyword', value: 'qqqq', instead: null, ...count },
      { without: 'destination_country_codes', value: null, instead: null, ...count },
      { without: 'education_start_years', value: null, instead: null, ...count },
    ],
    createTranslate('en'),
  );
  expect(ways.map(({ text }) => text)).toEqual([
    '“qqqq”',
    'To the Netherlands, To Germany',
    'Started 2015 or later, Started 2018 or earlier',
  ]);
  // A sentence that puts it in quotes has no second pair around a keyword.
  expect(ways.map(({ bare }) => bare).slice(0, 2)).toEqual(['qqqq', 'To the Netherlands, To Germany']);
  expect(ways[0]?.without).toMatchObject({ keyword: ['wind'], destination_country_codes: ['NL', 'DE'] });
  expect(ways[2]?.without).toMatchObject({ education_start_year_from: null, education_start_year_to: null });
});

test('[U-11] a way on by another word has it in place of the keyword', () => {
  const filters = { ...noFilters, keyword: ['MIT', 'visa'] };
  const state = {
    filters,
    labels: { names: {}, in_sentence: {} },
    options: noOptions,
    onChange: () => undefined,
    thisYear: 2026,
    form: undefined,
  };
  const near = { without: 'keyword' as const, value: 'MIT', instead: 'Boston', total_count: 3, total_is_exact: true };
  const [way] = widerWays(state, [near], createTranslate('en'));
  expect(way).toMatchObject({ instead: 'Boston', without: { keyword: ['visa', 'Boston'] } });
});
