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

test.each([
  ['Allemagne', 'DE'],
  ['Corée du S', 'KR'],
  ['Países Bajos', 'NL'],
  ['Estados', 'US'],
  ['hà lan', 'NL'],
  ['Mỹ', 'US'],
  ['Áo', 'AT'],
  ['越南', 'VN'],
  ['德國', 'DE'],
  ['香港', 'HK'],
  ['जर्मनी', 'DE'],
  ['भार', 'IN'],
  ['فيتنام', 'VN'],
  ['ألما', 'DE'],
  ['Chine', 'CN'],
  ['Allemange', 'DE'],
])('[C-49] finds %s first, as another language calls it', (text, code) => {
  expect(codesFor(text)[0]).toBe(code);
});

test('[C-49] what English means comes before what another language does', () => {
  expect(codesFor('my').slice(0, 2)).toEqual(['MY', 'MM']);
  expect(codesFor('ao')[0]).toBe('AO');
  for (const { code, name } of COUNTRIES) {
    expect(codesFor(name)[0]).toBe(code);
  }
});

test('[E-10] keeps the English name whatever was typed', () => {
  expect(index.search('越南', 1)).toEqual([{ code: 'VN', name: 'Vietnam', alpha_3: 'VNM' }]);
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

test('finds nothing where no name is similar', () => {
  expect(codesFor('xyzzy')).toEqual([]);
});
