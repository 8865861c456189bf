import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('[B-10] the search address repeats list keys', () => {
  expect(
    paths.search({ keyword: ['visa', 'TU Delft'], origin_country_codes: ['VN'], topics: ['visa', 'money'], page: 2 }),
  ).toBe('/search?keyword=visa&keyword=TU+Delft&origin_country_codes=VN&topics=visa&topics=money&page=2');
});

test('[V-21] null, empty lists and blank strings are dropped from the search address', () => {
  expect(paths.search({ keyword: [' ', ''], topics: [], sort_by: null, education_start_year_from: undefined })).toBe(
    '/search',
  );
});

test('a slug or id cannot leave its segment', () => {
  expect(paths.mentorProfile('a/../b')).toBe('/a%2F..%2Fb/mentor-profile');
  expect(paths.booking('1?x#y')).toBe('/bookings/1%3Fx%23y');
});
