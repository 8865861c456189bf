import { expect, test } from 'vitest';
import { listAddressOf, readListAddress } from './list-address.ts';

const read = (query: string) => readListAddress(new URLSearchParams(query));

test('[U-18] [U-03] the plain address leaves open which part is shown, in all roles', () => {
  expect(read('')).toEqual({ when: null, role: 'all', q: '', page: 1 });
});

test.each([
  'when=upcoming',
  'when=past&role=mentor&page=3',
  'when=cancelled',
  'role=prospect',
  'when=past&q=linh+tr%E1%BA%A7n',
  '',
])('“%s” is read and written', (query) => {
  expect(listAddressOf(read(query))).toBe(query === '' ? '/bookings' : `/bookings?${query}`);
});

test('nonsense counts as absent', () => {
  expect(read('when=never&role=admin&page=-1')).toEqual({ when: null, role: 'all', q: '', page: 1 });
  expect(read('page=1.5').page).toBe(1);
  expect(read('page=NaN').page).toBe(1);
  expect(read('q=+++').q).toBe('');
  expect(read(`q=${'a'.repeat(200)}`).q).toHaveLength(100);
});
