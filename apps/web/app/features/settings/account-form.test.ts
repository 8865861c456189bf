import { expect, test } from 'vitest';
import { AccountForm, changedFields } from './account-form.ts';

const record = { first_name: 'Ada', last_name: 'Byron', slug: 'ada-byron' };

test('only differences are sent', () => {
  expect(changedFields(record, record)).toEqual({});
  expect(changedFields({ ...record, last_name: 'Lovelace' }, record)).toEqual({ last_name: 'Lovelace' });
});

test('[V-01] [V-03] [V-17] the form speaks the contract’s words', () => {
  const complaints = (form: object) =>
    AccountForm.safeParse({ ...record, ...form }).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(complaints({ first_name: ' ' })).toEqual([['first_name', 'First name is required']]);
  expect(complaints({ first_name: 'x'.repeat(51) })).toEqual([
    ['first_name', 'First name must be 50 characters or less'],
  ]);
  expect(complaints({ slug: 'no spaces' })).toEqual([['slug', 'Use 3 to 50 letters, digits, underscores or hyphens']]);
});
