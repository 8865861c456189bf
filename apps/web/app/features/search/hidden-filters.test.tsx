import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { noFilters, type Filters } from './filters.ts';
import { HiddenFilters } from './hidden-filters.tsx';
import { noOptions, type Options } from './options.ts';

const CHOSEN: Filters = {
  ...noFilters,
  keyword: ['wind'],
  origin_country_codes: ['VN', 'FJ'],
  destination_country_codes: ['NL'],
  university_ids: ['delft', 'leiden'],
  degree_ids: ['msc'],
  topics: ['thesis'],
};
const option = (value: string) => ({ value, label: value, count: 1 });
const OFFERED: Options = {
  ...noOptions,
  origins: [option('VN')],
  destinations: [option('NL')],
  universities: [option('leiden')],
  degrees: [{ level: 'master', degrees: [option('msc')] }],
  topics: [option('thesis')],
};

const hidden = (options: Options, withFields = true) =>
  [
    ...renderPage(<HiddenFilters filters={CHOSEN} options={options} withFields={withFields} />).matchAll(
      /name="(\w+)" value="(\w+)"/g,
    ),
  ].map(([, name, value]) => `${name} ${value}`);

test('[B-10] the form carries every filter once: by its box to tick, or hidden', () => {
  expect(hidden(OFFERED)).toEqual([
    'keyword wind',
    'origin_country_codes FJ',
    'destination_country_codes NL',
    'university_ids delft',
  ]);
});

test('[U-10] a highest price is carried by its list, and by the form where there is none', () => {
  const filters = { ...noFilters, prices: ['USD-10', 'USD-75', 'free'] };
  const shown = (prices: Options['prices']) =>
    renderPage(<HiddenFilters filters={filters} options={{ ...noOptions, prices }} withFields />);
  expect(shown([option('USD-20')])).toBe('');
  expect(shown([])).toMatch(/USD-75/);
});

test('where nothing is offered, as after a failure, the form still carries all filters', () => {
  expect(hidden(noOptions)).toHaveLength(8);
});

test('[B-10] where the page has no fields, the form carries all filters', () => {
  expect(hidden(OFFERED, false)).toHaveLength(8);
  const filters = { ...noFilters, when: 'week', hours: 'all', education_start_year_from: 2015 } as const;
  const html = renderPage(<HiddenFilters filters={filters} options={noOptions} withFields={false} />);
  for (const sent of [
    'name="when" value="week"',
    'name="hours" value="all"',
    'name="education_start_year_from" value="2015"',
  ]) {
    expect(html).toContain(sent);
  }
});
