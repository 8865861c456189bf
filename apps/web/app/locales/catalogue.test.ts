import { LANGUAGES } from '@abroad/contract/languages';
import { expect, test } from 'vitest';
import { createTranslate } from '../lib/i18n.tsx';
import en from './en.json';
import { directionOf, localeNames, pickLocale } from './pick-locale.ts';

test('plurals follow the number', () => {
  const t = createTranslate('en');
  expect(t('home.routes_count', { count: 1 })).toBe('1 mentor');
  expect(t('home.routes_count', { count: 14 })).toBe('14 mentors');
});

test('the language is the chosen one, else the best that the browser asks for, else English', () => {
  expect(pickLocale('en', 'fr;q=1')).toBe('en');
  expect(pickLocale(null, 'fr, en-GB;q=0.8')).toBe('fr');
  expect(pickLocale(null, 'de, en-GB;q=0.8, vi;q=0.9')).toBe('vi');
  expect(pickLocale('zh', 'fr')).toBe('zh');
  expect(pickLocale(null, 'zh-CN')).toBe('zh');
  expect(pickLocale('xx', '')).toBe('en');
  expect(directionOf('ar')).toBe('rtl');
  expect(directionOf('en')).toBe('ltr');
});

test('every key is a feature and a name, by which the build finds who needs it', () => {
  expect(Object.keys(en).filter((key) => !/^\w+\.\w+$/.test(key))).toEqual([]);
});

test('the pages speak the languages that mails speak', () => {
  expect(localeNames).toEqual(LANGUAGES);
});
