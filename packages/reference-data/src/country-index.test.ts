import { expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { createCountryIndex } from './country-index.ts';

const index = createCountryIndex(COUNTRIES);
const codesFor = (text: string, limit = 20) => index.search(text, limit).map(({ code }) => code);

test.each([
  ['UK', 'GB'],
  ['England', 'GB'],
  ['USA', 'US'],
  ['america', 'US'],
  ['Holland', 'NL'],
  ['Korea', 'KR'],
  ['Czech Republic', 'CZ'],
  ['Burma', 'MM'],
  ['Ivory Coast', 'CI'],
  ['turkey', 'TR'],
  ['Deutschland', 'DE'],
  ['日本', 'JP'],
  ['DEU', 'DE'],
  ['nz', 'NZ'],
])('finds %s first', (text, code) => {
  expect(codesFor(text)[0]).toBe(code);
});

test.each([
  ['cote d’ivoire', 'CI'],
  ['CURACAO', 'CW'],
  ['turkiye', 'TR'],
  ['sao tome', 'ST'],
  ['Vietnma', 'VN'],
  ['Germny', 'DE'],
  ['Swizerl', 'CH'],
  ['zealand', 'NZ'],
  ['guinea equatorial', 'GQ'],
])('finds %s without accents, in another order or with a typing error', (text, code) => {
  expect(codesFor(text)).toContain(code);
});

test('[E-10] answers with code, name and alpha_3', () => {
  expect(index.search('Netherl', 1)).toEqual([{ code: 'NL', name: 'Netherlands', alpha_3: 'NLD' }]);
});

test('puts names that begin so before names that only hold the word', () => {
  const found = codesFor('guinea');
  expect(found[0]).toBe('GN');
  expect(found).toEqual(expect.arrayContaining(['GW', 'GQ', 'PG']));
});

test('gives all 250 for a blank text, and never more than the limit', () => {
  expect(index.search('  ', 250)).toEqual(COUNTRIES);
  expect(codesFor('a', 5)).toHaveLength(5);
});

test('finds nothing where nothing is near', () => {
  expect(codesFor('xyzzy')).toEqual([]);
});
