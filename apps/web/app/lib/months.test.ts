import { expect, test } from 'vitest';
import { dateToMonth, monthToDate, monthWords, parseMonth } from './months.ts';

test.each([
  ['2019-09', '2019-09'],
  ['2019-9', '2019-09'],
  [' 2019/09 ', '2019-09'],
  ['09/2019', '2019-09'],
  ['9.2019', '2019-09'],
  ['2019-09-14', '2019-09'],
  ['٠٩/٢٠١٩', '2019-09'],
  ['२०१९-९', '2019-09'],
  ['Oct 2022', '2022-10'],
  ['october 2022', '2022-10'],
  ['Sept. 2019', '2019-09'],
  ['2022 October', '2022-10'],
  ['Oct, 2022', '2022-10'],
  ['août 2021', '2021-08'],
  ['aout 2021', '2021-08'],
  ['octubre de 2022', '2022-10'],
  ['tháng 10, 2022', '2022-10'],
  ['thg 9 2019', '2019-09'],
  ['2022年10月', '2022-10'],
  ['अक्टूबर 2022', '2022-10'],
  ['أكتوبر ٢٠٢٢', '2022-10'],
])('[U-21] %j is the month %s', (typed, month) => {
  expect(parseMonth(typed)).toBe(month);
});

test.each([
  '',
  '2019',
  '2019-13',
  '2019-00',
  '19-09',
  'Ju 2019',
  'Monday 2019',
  'Oct 22',
  'tháng 13 2022',
  '2019-09-14T00:00',
])('%j is no month', (typed) => {
  expect(parseMonth(typed)).toBeNull();
});

test('a month becomes its first day, nothing becomes null, and nonsense is left to the rules', () => {
  expect(monthToDate('2019-9')).toBe('2019-09-01');
  expect(monthToDate('  ')).toBeNull();
  expect(monthToDate('autumn')).toBe('autumn');
});

test('a date becomes its month', () => {
  expect(dateToMonth('2019-09-01')).toBe('2019-09');
  expect(dateToMonth(null)).toBe('');
});

test('a month is named in words', () => {
  expect(monthWords('2019-09', 'en')).toBe('Sep 2019');
  expect(monthWords('soon', 'en')).toBe('');
});
