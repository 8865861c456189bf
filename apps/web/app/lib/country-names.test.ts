import { COUNTRIES, nameInSentence } from '@abroad/reference-data/countries';
import { expect, test } from 'vitest';
import { alpha3, countryInSentence, countryName, keepCountries } from './country-names.ts';

test('names countries in the language of the page', () => {
  expect(countryName('DE', 'fr')).toBe('Allemagne');
  expect(countryName('VN', 'zh')).toBe('越南');
  expect(countryName('VN', 'ar')).toBe('فيتنام');
  expect(countryInSentence('NL', 'es')).toBe('Países Bajos');
});

test('keeps the English names, with their articles, on English pages', () => {
  for (const { code, name } of COUNTRIES) {
    expect(countryName(code, 'en')).toBe(name);
    expect(countryInSentence(code, 'en')).toBe(nameInSentence(code));
  }
});

test('knows every country in every language', () => {
  for (const locale of ['fr', 'es', 'vi', 'zh', 'hi', 'ar']) {
    expect(COUNTRIES.filter(({ code }) => countryName(code, locale) === code)).toEqual([]);
  }
});

test('says Hong Kong as people do', () => {
  expect(countryName('HK', 'fr')).toBe('Hong Kong');
  expect(countryName('HK', 'zh')).toBe('香港');
});

test.each(['ZZ', 'nl', '', 'Atlantis'])('gives back %j, which is no country', (code) => {
  expect(countryName(code, 'fr')).toBe(code);
  expect(countryInSentence(code, 'en')).toBe(code);
});

test('[K-03] until the list is there, names are those that the browser knows', () => {
  keepCountries([]);
  try {
    expect(countryName('DE', 'en')).toBe('Germany');
    expect(countryInSentence('NL', 'en')).toBe('the Netherlands');
    expect(countryName('VN', 'zh')).toBe('越南');
    expect(countryName('nl', 'fr')).toBe('nl');
    expect(alpha3('NL')).toBe('NL');
  } finally {
    keepCountries(COUNTRIES);
  }
  expect(alpha3('NL')).toBe('NLD');
});
