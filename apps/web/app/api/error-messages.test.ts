import { CODES_WITHOUT_SENTENCE, ERRORS, messageForStatus } from '@abroad/contract';
import { expect, test } from 'vitest';
import { createTranslate } from '../lib/i18n.tsx';
import { AuthError, type AuthErrorCode } from '../session/auth-error.ts';
import { makeFailure } from '../testing/failure.ts';
import { formError } from './form-error.ts';
import { messageFor } from './error-messages.ts';

const t = createTranslate('en');
const AUTH_INVALID = 'Authentication failed. Please try signing in again.';

function words(error: unknown): string {
  const message = messageFor(error);
  return 'key' in message ? t(message.key) : message.text;
}

test.each([
  ['[X-01]', 400, 'Invalid request. Please check your input and try again.'],
  ['[X-02]', 401, 'Authentication required. Please sign in.'],
  ['[X-03]', 403, "You don't have permission to perform this action."],
  ['[X-04]', 404, 'The requested resource was not found.'],
  ['[X-05]', 408, 'Request timed out. Please try again.'],
  ['[X-06]', 429, 'Too many requests. Please wait a moment and try again.'],
  ['[X-07]', 500, 'Server error. Please try again later.'],
  ['[X-08]', 502, 'Service temporarily unavailable. Please try again later.'],
  ['[X-08]', 503, 'Service temporarily unavailable. Please try again later.'],
  ['[X-09]', 418, 'Network error occurred. Please try again.'],
  ['[X-10]', 0, 'Network connection issue. Please check your internet connection.'],
])('%s status %i says its words', (_, status, expected) => {
  expect(words(makeFailure(status))).toBe(expected);
});

const mistake = [{ path: 'educations.0.school', message: 'School name is required' }];

test('[X-11] a 401 of an auth endpoint asks to sign in, whatever its code', () => {
  const path = '/api/v1/auth/authenticated-users/me';
  for (const code of ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'TOKEN_INVALID', 'HTTP_401']) {
    expect(words(makeFailure(401, code, 'x', [], path))).toBe('Please sign in to continue.');
  }
  expect(words(makeFailure(404, 'NOT_FOUND', 'x', [], path))).toBe('The requested resource was not found.');
});

test.each(['/api/v1/mentor-profile/onboarding', '/api/v1/prospect-profile/profiles'])(
  '[X-12] whatever %s answers from 400 on says that saving failed, also beside what fields carry',
  (path) => {
    const saving = 'There was an issue saving your information. Please try again.';
    for (const [status, code] of [
      [400, 'VALIDATION_FAILED'],
      [404, 'NOT_FOUND'],
      [409, 'ALREADY_EXISTS'],
      [409, 'SLUG_TAKEN'],
      [413, 'PAYLOAD_TOO_LARGE'],
      [429, 'RATE_LIMITED'],
      [500, 'INTERNAL'],
      [503, 'UNAVAILABLE'],
    ] as const) {
      expect(words(makeFailure(status, code, 'A sentence.', [], path)), code).toBe(saving);
    }
    expect(words(makeFailure(400, 'VALIDATION_FAILED', '', mistake, path))).toBe(saving);
    expect(words(makeFailure(0, 'NETWORK', '', [], path))).toBe(
      'Network connection issue. Please check your internet connection.',
    );
  },
);

test('[X-09] a code has a sentence of its own where people can act on it, and else the words of its status', () => {
  const forPrograms = new Set<string>(CODES_WITHOUT_SENTENCE);
  expect(Object.keys(ERRORS)).toEqual(expect.arrayContaining([...forPrograms]));
  for (const [code, { status, detail }] of Object.entries(ERRORS)) {
    const said = words(makeFailure(status, code, detail));
    if (forPrograms.has(code)) {
      expect(
        [messageForStatus(status), 'Your session has expired. Please sign in again.', AUTH_INVALID],
        code,
      ).toContain(said);
    } else {
      expect(said, code).toBe(detail);
    }
  }
});

test.each<[string, AuthErrorCode, string]>([
  ['[X-13]', 'AUTH_EXPIRED', 'Your session has expired. Please sign in again.'],
  ['[X-14]', 'AUTH_INVALID', 'Authentication failed. Please try signing in again.'],
  ['[X-15]', 'AUTH_DENIED', 'Access denied. Please check your permissions.'],
  ['[X-16]', 'AUTH_PROVIDER_ERROR', 'There was an issue with the authentication provider. Please try again.'],
  [
    '[X-17]',
    'AUTH_NETWORK_ERROR',
    'Network connection issue during authentication. Please check your internet connection.',
  ],
])('%s %s says its words', (_, code, expected) => {
  expect(words(new AuthError(code, null))).toBe(expected);
  expect(words(makeFailure(401, code))).toBe(expected);
});

test('[X-18] another auth error says so', () => {
  expect(words(makeFailure(401, 'AUTH_SOMETHING'))).toBe('Authentication error occurred. Please try again.');
});

test('[X-19] refused fields ask to look through the form, whether the browser or the API refused them', () => {
  const refused = makeFailure(400, 'VALIDATION_FAILED', '', [{ path: 'about', message: 'Too long' }]);
  expect(words(refused)).toBe('Please check the form and correct any errors.');
  expect(words(formError)).toBe('Please check the form and correct any errors.');
  expect(words(makeFailure(400, 'VALIDATION_FAILED'))).toBe('Invalid request. Please check your input and try again.');
});

test('[X-10] a page that could not be fetched while offline says so', () => {
  expect(words(new TypeError('Failed to fetch'))).toBe(
    'Network connection issue. Please check your internet connection.',
  );
});

test('[X-20] anything else was not expected', () => {
  expect(words(new TypeError('x is undefined'))).toBe('An unexpected error occurred.');
});

test('an answer with a code of its own speaks for itself', () => {
  const taken = makeFailure(409, 'SLOT_TAKEN', 'Someone just booked that time. Choose another.');
  expect(words(taken)).toBe('Someone just booked that time. Choose another.');
});

test('[X-04] an error page of another server gets our words for its status', () => {
  const answer = { status: 404, statusText: 'Not Found', internal: false, data: '<h1>nginx</h1>' };
  expect(words(answer)).toBe('The requested resource was not found.');
});
