import { expect, test } from 'vitest';
import { createTranslate } from '../../lib/i18n.tsx';
import { noFilters, type Filters } from './filters.ts';
import { searchTitle } from './search-title.ts';

const labels = {
  names: { scholarships: 'Scholarships', delft: 'Delft University of Technology' },
  in_sentence: { VN: 'Vietnam', NL: 'the Netherlands', DE: 'Germany' },
};
const title = (filters: Partial<Filters>) => searchTitle({ ...noFilters, ...filters }, labels, createTranslate('en'));

test('the title says whom one finds', () => {
  expect(title({})).toBe('Find a mentor');
  expect(title({ origin_country_codes: ['VN'], destination_country_codes: ['NL'] })).toBe(
    'Mentors from Vietnam in the Netherlands',
  );
  expect(title({ destination_country_codes: ['NL', 'DE'] })).toBe('Mentors in the Netherlands or Germany');
  expect(title({ origin_country_codes: ['VN'], topics: ['scholarships'] })).toBe('Mentors from Vietnam: Scholarships');
  expect(title({ university_ids: ['delft'], destination_country_codes: ['NL'] })).toBe(
    'Mentors at Delft University of Technology',
  );
  expect(title({ keyword: ['wind', 'grid'] })).toBe('Mentors for wind, grid');
});
