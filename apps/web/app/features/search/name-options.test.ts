import { expect, test } from 'vitest';
import { noFilters } from './filters.ts';
import { nameOptions } from './name-options.ts';

const counted = {
  facets: {
    origin_country_codes: [{ value: 'VN', count: 11 }],
    destination_country_codes: [
      { value: 'NL', count: 7 },
      { value: 'DE', count: 4 },
    ],
    university_ids: [{ value: 'delft', count: 5 }],
    degree_ids: [],
    topics: [{ value: 'scholarships', count: 3 }],
    education_start_years: [
      { value: '2019', count: 4 },
      { value: '2017', count: 2 },
    ],
  },
  university_names: { delft: 'Delft University of Technology', turin: 'University of Turin' },
};

test('[E-13] counted values have names, and chosen values stay in the list without mentors', () => {
  const chosen = { ...noFilters, destination_country_codes: ['DE', 'MT'], university_ids: ['turin', 'unknown'] };
  const options = nameOptions(counted, chosen, 'fr');
  expect(options.destinations).toEqual([
    { value: 'NL', label: 'Pays-Bas', count: 7 },
    { value: 'DE', label: 'Allemagne', count: 4 },
    { value: 'MT', label: 'Malte', count: 0 },
  ]);
  expect(options.universities).toEqual([
    { value: 'delft', label: 'Delft University of Technology', count: 5 },
    { value: 'turin', label: 'University of Turin', count: 0 },
  ]);
  expect(options.years).toEqual([
    { year: 2017, count: 2 },
    { year: 2019, count: 4 },
  ]);
});

test('[U-10] evenings and weekends can always be chosen, with a number where they were counted', () => {
  const times = [{ value: 'weekends', count: 4 }];
  const { facets, ...rest } = counted;
  expect(nameOptions({ ...rest, facets: { ...facets, available_times: times } }, noFilters, 'en').times).toEqual([
    { value: 'evenings', label: 'evenings', count: 0 },
    { value: 'weekends', label: 'weekends', count: 4 },
  ]);
  expect(nameOptions(counted, noFilters, 'en').times.map(({ count }) => count)).toEqual([null, null]);
});

test('of a search that failed only what is chosen is known, without numbers', () => {
  const options = nameOptions(null, { ...noFilters, origin_country_codes: ['VN'], topics: ['scholarships'] }, 'en');
  expect(options.origins).toEqual([{ value: 'VN', label: 'Vietnam', count: null }]);
  expect(options.topics).toEqual([{ value: 'scholarships', label: 'Scholarships', count: null }]);
  expect(options.destinations).toEqual([]);
});

test('of a search whose values were not counted all degrees and topics can be chosen, without numbers', () => {
  const { topics, degrees, lacksCounts } = nameOptions({}, { ...noFilters, topics: ['scholarships'] }, 'en');
  expect(topics[0]).toEqual({ value: 'scholarships', label: 'Scholarships', count: null });
  expect(topics.length).toBeGreaterThan(20);
  expect(degrees.map(({ level }) => level)).toContain('7');
  expect(degrees.flatMap((group) => group.degrees).filter(({ count }) => count !== null)).toEqual([]);
  expect(lacksCounts).toBe(true);
  expect(nameOptions(counted, noFilters, 'en').lacksCounts).toBe(false);
});
