import isoCountries from 'i18n-iso-countries';
import { expect, test } from 'vitest';
import { COUNTRIES, countryByCode, isCountryCode, nameInSentence } from './countries.ts';

test('[E-10] has the 250 countries with code, alpha-3 and name', () => {
  expect(COUNTRIES).toHaveLength(250);
  const codes = Object.fromEntries(COUNTRIES.map(({ code, alpha_3 }) => [code, alpha_3]));
  // The library has XKK for Kosovo; XKX is what the EU, the World Bank and others use.
  expect(codes).toEqual({ ...isoCountries.getAlpha2Codes(), XK: 'XKX' });
  expect(countryByCode('VN')).toEqual({ code: 'VN', alpha_3: 'VNM', name: 'Vietnam' });
  expect(countryByCode('XK')).toEqual({ code: 'XK', alpha_3: 'XKX', name: 'Kosovo' });
});

test('gives short names that no two countries share, in their order', () => {
  const names = COUNTRIES.map(({ name }) => name);
  expect(new Set(names).size).toBe(250);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  expect(names.filter((name) => /,|\(/.test(name))).toEqual([]);
});

test('knows which codes exist', () => {
  expect(isCountryCode('DE')).toBe(true);
  expect(isCountryCode('AN')).toBe(false);
  expect(countryByCode('de')).toBeUndefined();
});

test('puts "the" before the names that take it inside a sentence', () => {
  expect(nameInSentence('NL')).toBe('the Netherlands');
  expect(nameInSentence('US')).toBe('the United States');
  expect(nameInSentence('GB')).toBe('the United Kingdom');
  expect(nameInSentence('VN')).toBe('Vietnam');
  expect(nameInSentence('ZZ')).toBe('ZZ');
});
