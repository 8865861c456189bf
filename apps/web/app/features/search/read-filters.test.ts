import { SearchFilters } from '@abroad/contract';
import { listFilters, OFFERS, AVAILABLE_TIMES } from '@abroad/contract/search-filters';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { noFilters, toAddress, toQuery } from './filters.ts';
import { isClean, readFilters } from './read-filters.ts';

const delft = '07b9d0c5-6859-5a6c-9927-5f4339bd8ad1';
const clock = { now: 0, zone: null, currency: null };
const read = (query: string) => readFilters(new URLSearchParams(query));
const clean = (query: string) => isClean(new URLSearchParams(query), read(query));

const everything =
  `/search?keyword=wind&keyword=grid&origin_country_codes=VN&destination_country_codes=NL&destination_country_codes=DE` +
  `&university_ids=${delft}&degree_ids=${delft}&topics=scholarships` +
  `&education_start_year_from=2015&education_start_year_to=2020&sort_by=price&sort_order=desc&page=2&page_size=50`;

test('[B-10] [E-13] the address carries every filter, and gives each back as it was', () => {
  const filters = readFilters(new URL(everything, 'http://localhost').searchParams);
  expect(filters).toMatchObject({
    keyword: ['wind', 'grid'],
    origin_country_codes: ['VN'],
    destination_country_codes: ['NL', 'DE'],
    education_start_year_from: 2015,
    sort_order: 'desc',
    page: 2,
    page_size: 50,
  });
  expect(paths.search(toAddress(filters))).toBe(everything);
});

test('[V-21] blank values are dropped from the address and from the question', () => {
  const filters = read('keyword=&keyword=+&topics=&origin_country_codes=&education_start_year_from=&page=');
  expect(filters).toEqual(noFilters);
  expect(paths.search(toAddress(filters))).toBe('/search');
});

test('[V-22] numbers count only when they are finite', () => {
  for (const value of ['NaN', 'Infinity', '-Infinity', 'x', '1e999', '2015.5', '']) {
    expect(read(`education_start_year_from=${value}&page=${value}`)).toMatchObject({
      education_start_year_from: null,
      page: 1,
    });
  }
  expect(read('education_start_year_to=2020').education_start_year_to).toBe(2020);
});

test('a value for which the API would refuse the whole search is dropped', () => {
  const long = 'x'.repeat(101);
  expect(read(`origin_country_codes=Vietnam&university_ids=1&keyword=${long}&sort_by=size&sort_order=up`)).toEqual(
    noFilters,
  );
  expect(read('page=501&page_size=20').page).toBe(1);
  expect(read('page_size=1000').page_size).toBe(20);
});

test('a value twice is one, and small letters of a code are meant as capitals', () => {
  expect(read('origin_country_codes=vn&origin_country_codes=VN').origin_country_codes).toEqual(['VN']);
});

test('an address is clean when every value of it was understood', () => {
  expect(clean('')).toBe(true);
  expect(clean('page=1&page_size=20&utm_source=mail')).toBe(true);
  expect(clean('keyword=wind&topics=scholarships')).toBe(true);
  expect(clean('keyword=')).toBe(false);
  expect(clean('education_start_year_from=NaN')).toBe(false);
  expect(clean('origin_country_codes=vn')).toBe(false);
});

test('[U-10] evenings and weekends are asked on the clock of the reader, and other times of the week are ignored', () => {
  const filters = read('available_times=weekends&available_times=evenings&available_times=mornings');
  expect(filters.available_times).toEqual(['weekends', 'evenings']);
  expect(paths.search(toAddress(filters))).toBe('/search?available_times=weekends&available_times=evenings');
  expect(toQuery(filters, { ...clock, zone: 'Asia/Kolkata' })).toMatchObject({
    available_times: ['evenings', 'weekends'],
    time_zone: 'Asia/Kolkata',
  });
  expect(toQuery(noFilters, clock)).not.toHaveProperty('time_zone');
});

test('[U-10] prices to choose from are asked in the currency of the reader, or of the one that is chosen', () => {
  const reader = { ...clock, currency: 'VND' };
  expect(toQuery(noFilters, reader)).toMatchObject({ currency: 'VND' });
  expect(toQuery(read('prices=free'), reader)).toMatchObject({ currency: 'VND', prices: ['free'] });
  expect(toQuery(read('prices=EUR-30'), reader)).not.toHaveProperty('currency');
  expect(toQuery(noFilters, clock)).not.toHaveProperty('currency');
});

test('each sort begins where people look first, unless the address says otherwise', () => {
  expect(toQuery(read('sort_by=price'), clock)).toMatchObject({ sort_by: 'price', sort_order: 'asc' });
  expect(toQuery(read('sort_by=newest'), clock)).toMatchObject({ sort_order: 'desc' });
  expect(toQuery(read('sort_by=price&sort_order=desc'), clock)).toMatchObject({ sort_order: 'desc' });
  expect(toQuery(noFilters, clock)).not.toHaveProperty('sort_by');
  expect(toQuery(noFilters, clock)).not.toHaveProperty('sort_order');
  expect(toQuery(read('sort_order=asc'), clock)).toMatchObject({ sort_order: 'asc' });
});

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 110 }),
  fc.constantFrom('vn', 'VN', delft, 'en', 'EUR-30', 'free', 'EUR-', ...OFFERS, ...AVAILABLE_TIMES),
);

test('the API refuses no search for a value that the address keeps', () =>
  fc.assert(
    fc.property(fc.constantFrom(...listFilters), fc.array(typed, { maxLength: 5 }), (name, values) => {
      const filters = readFilters(new URLSearchParams(values.map((value) => [name, value])));
      expect(SearchFilters.safeParse(toQuery(filters, clock)).error).toBeUndefined();
    }),
  ));
