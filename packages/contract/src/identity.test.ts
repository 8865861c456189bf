import { expect, test } from 'vitest';
import { MentorTermsForm } from './identity.ts';
import { isReservedSlug } from './reserved-slugs.ts';

const FORM = { first_name: 'Linh', last_name: 'Trần', termsAccepted: true };
const messagesOf = (form: unknown) =>
  MentorTermsForm.safeParse(form).error?.issues.map((issue) => [issue.path.join('.'), issue.message]);

test('[E-12] the mentor terms form takes two names and the ticked box', () => {
  expect(MentorTermsForm.parse(FORM)).toEqual(FORM);
});

test('[V-14] [V-16] both names are required, and the box has to be ticked', () => {
  expect(messagesOf({ first_name: '', last_name: ' ', termsAccepted: false })).toEqual([
    ['first_name', 'First name is required'],
    ['last_name', 'Last name is required'],
    ['termsAccepted', 'You must accept the terms and conditions to continue'],
  ]);
  expect(messagesOf({ ...FORM, termsAccepted: undefined })).toEqual([
    ['termsAccepted', 'You must accept the terms and conditions to continue'],
  ]);
});

test('the site’s own addresses are reserved, whatever their case', () => {
  expect(isReservedSlug('Sign-In')).toBe(true);
  expect(isReservedSlug('linh-tran')).toBe(false);
});
