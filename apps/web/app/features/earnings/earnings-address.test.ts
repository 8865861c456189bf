import { expect, test } from 'vitest';
import { datesOf, earningsAddressOf, isBackwards, readEarningsAddress, type Period } from './earnings-address.ts';

const read = (query: string) => readEarningsAddress(new URLSearchParams(query));

test.each([
  '',
  'period=last_month',
  'period=all&page=3',
  'period=dates&from=2026-11-01&to=2026-11-30',
  'period=dates',
  'page=2&payout_page=3',
])('the address “%s” is read and written', (query) => {
  expect(earningsAddressOf(read(query))).toBe(query === '' ? '/earnings' : `/earnings?${query}`);
});

test('nonsense counts as absent', () => {
  expect(read('period=ever&page=-1&payout_page=x&from=2026-02-30&to=soon')).toEqual({
    period: 'this_month',
    from: '',
    to: '',
    page: 1,
    payouts: 1,
  });
});

test.each<[Period, { year: number; month: number }, object]>([
  ['this_month', { year: 2026, month: 11 }, { from: '2026-11-01', to: '2026-11-30' }],
  ['this_month', { year: 2028, month: 2 }, { from: '2028-02-01', to: '2028-02-29' }],
  ['this_month', { year: 2026, month: 12 }, { from: '2026-12-01', to: '2026-12-31' }],
  ['last_month', { year: 2027, month: 1 }, { from: '2026-12-01', to: '2026-12-31' }],
  ['this_year', { year: 2026, month: 11 }, { from: '2026-01-01', to: '2026-12-31' }],
  ['all', { year: 2026, month: 11 }, {}],
  ['dates', { year: 2026, month: 11 }, { from: '2026-11-05' }],
])('%s in %o is %o', (period, today, dates) => {
  expect(datesOf({ period, from: '2026-11-05', to: '' }, today)).toEqual(dates);
});

test('a period that ends before it begins is seen', () => {
  expect(isBackwards(read('period=dates&from=2026-11-02&to=2026-11-01'))).toBe(true);
  expect(isBackwards(read('period=dates&from=2026-11-02&to=2026-11-02'))).toBe(false);
  expect(isBackwards(read('period=dates&to=2026-11-02'))).toBe(false);
  expect(isBackwards(read('period=all&from=2026-11-02&to=2026-11-01'))).toBe(false);
});
