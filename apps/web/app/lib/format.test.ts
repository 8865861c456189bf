import { expect, test } from 'vitest';
import { loadMessages } from '../locales/index.ts';
import { createFormat, type FormatSettings } from './format.ts';
import { createTranslate } from './i18n.tsx';

const settings: FormatSettings = {
  locale: 'en',
  zone: 'Asia/Ho_Chi_Minh',
  clock: '24',
  // Friday, 16:18 in Hanoi.
  now: Date.parse('2026-11-20T09:18:00Z'),
  t: createTranslate('en'),
};
const format = createFormat(settings);

test.each([
  ['2026-11-20T12:30:00Z', 'Today 19:30'],
  ['2026-11-20T17:30:00Z', 'Tomorrow 00:30'],
  ['2026-11-22T04:30:00Z', 'Sun 11:30'],
  ['2026-11-26T11:00:00Z', 'Thu 18:00'],
  ['2026-11-27T11:00:00Z', 'Fri 27 Nov 18:00'],
  ['2027-01-04T11:00:00Z', 'Mon 4 Jan 2027 18:00'],
  ['2026-11-19T11:00:00Z', 'Yesterday 18:00'],
])('%s is %s for a user in Hanoi', (instant, words) => {
  expect(format.moment(instant)).toBe(words);
});

test('the day turns at the midnight of the zone that is asked for', () => {
  expect(format.moment('2026-11-20T12:30:00Z', 'Europe/Amsterdam')).toBe('Today 13:30');
  expect(format.moment('2026-11-20T23:30:00Z', 'Pacific/Auckland')).toBe('Tomorrow 12:30');
  expect(format.momentWithin('2026-11-20T23:30:00Z', 'Pacific/Auckland')).toBe('tomorrow 12:30');
});

test.each([
  ['2026-11-20T17:05:00Z', '12:05 am'],
  ['2026-11-20T05:00:00Z', '12:00 pm'],
  ['2026-11-20T12:30:00Z', '7:30 pm'],
])('%s is %s on a clock of twelve hours', (instant, words) => {
  expect(createFormat({ ...settings, clock: '12' }).time(instant)).toBe(words);
});

test('a range shows both ends', () => {
  expect(format.timeRange('2026-11-27T12:30:00Z', '2026-11-27T13:15:00Z')).toBe('19:30–20:15');
});

test('a day and a time are joined as each language joins them', async () => {
  expect(format.at('2026-11-27T12:30:00Z')).toBe('Fri 27 Nov, 19:30');
  expect(format.span('2026-11-27T12:30:00Z', '2026-11-27T13:15:00Z')).toBe('Fri 27 Nov, 19:30–20:15');
  await Promise.all(['ar', 'zh'].map(loadMessages));
  const inLanguage = (locale: string) => createFormat({ ...settings, locale, t: createTranslate(locale) });
  expect(inLanguage('ar').at('2026-11-27T12:30:00Z')).toMatch(/27 نوفمبر، 19:30$/);
  expect(inLanguage('zh').at('2026-11-27T12:30:00Z')).not.toContain(',');
});

test('[U-25] clock times from one to another stay left to right in Arabic', async () => {
  await loadMessages('ar');
  const arabic = createFormat({ ...settings, locale: 'ar', t: createTranslate('ar') });
  expect(arabic.timeRange('2026-11-27T12:30:00Z', '2026-11-27T13:15:00Z')).toBe('\u206819:30–20:15\u2069');
});

test('days in full and months have their year', () => {
  expect(format.longDay('2026-11-27T12:30:00Z')).toBe('Friday 27 November 2026');
  expect(format.month('2026-11-27T12:30:00Z')).toBe('November 2026');
});

test.each([
  [28, 'EUR', '€28'],
  [25.5, 'EUR', '€25.50'],
  [3000, 'JPY', '¥3,000'],
  [1.5, 'KWD', 'KWD 1.500'],
  [0, 'EUR', 'Free'],
  [null, 'EUR', 'Free'],
])('a price of %s %s is written %s', (price, currency, words) => {
  expect(format.price(price, currency).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [28, 'EUR', '€28.00'],
  [-5.25, 'EUR', '-€5.25'],
  [3000, 'JPY', '¥3,000'],
  [0, 'KWD', 'KWD 0.000'],
])('a sum of %s %s is written %s', (sum, currency, words) => {
  expect(format.money(sum, currency).replaceAll('\u00a0', ' ')).toBe(words);
});

test('a price in a foreign currency is also shown in the user’s own, and marked as approximate', () => {
  const by_currency = { EUR: 1, VND: 28_250.5 };
  const own_money = { currency: 'VND', rates: { as_of: '2026-11-01', by_currency } };
  const own = createFormat({ ...settings, own_money });
  expect(own.approximate(28, 'EUR')).toBe('≈ ₫791,000');
  expect(own.approximate(28, 'VND')).toBeNull();
  expect(own.approximate(28, 'USD')).toBeNull();
  expect(format.approximate(28, 'EUR')).toBeNull();
});

test.each([
  ['Asia/Ho_Chi_Minh', 'Vietnam time, GMT+7'],
  ['Asia/Kathmandu', 'Nepal time, GMT+5:45'],
  ['America/St_Johns', 'St Johns time, GMT−3:30'],
  ['Europe/London', 'United Kingdom time, GMT'],
  ['UTC', 'UTC'],
])('the zone %s is called %s', (zone, words) => {
  expect(format.zone(zone)).toBe(words);
});

test('numbers and ratings are written as the language of the page writes them', () => {
  const vietnamese = createFormat({ ...settings, locale: 'vi' });
  expect([format.number(1_000_002), format.rating(5), format.rating(4.86)]).toEqual(['1,000,002', '5.0', '4.9']);
  expect([vietnamese.number(1_000_002), vietnamese.rating(5)]).toEqual(['1.000.002', '5,0']);
});

test('[U-25] a zone is called by its city in the page’s language', async () => {
  await loadMessages('fr');
  const french = createFormat({ ...settings, locale: 'fr', t: createTranslate('fr') });
  expect(french.city('Europe/London')).toBe('Londres');
  expect(french.zone('Asia/Ho_Chi_Minh')).toBe('Viêt Nam, GMT+7');
});
