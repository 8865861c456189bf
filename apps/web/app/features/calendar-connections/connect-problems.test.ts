import { expect, test } from 'vitest';
import { makeFailure } from '../../testing/failure.ts';
import { connectProblems, emptyFields } from './connect-problems.ts';

test('a missing value is an error at its field', () => {
  expect(emptyFields({ server_url: ' ', username: 'linh', password: '' })).toEqual({
    server_url: 'calendars.need_address',
    password: 'calendars.need_password',
  });
  expect(emptyFields({ url: 'https://example.org' })).toEqual({});
});

test('an error of the calendar’s server is shown at the field that it is about', () => {
  const problems = (code: string, kind: 'caldav' | 'ical' = 'caldav') => connectProblems(kind, makeFailure(422, code));
  expect(problems('CALENDAR_SIGNED_OUT')).toEqual({ password: 'calendars.failed_password' });
  expect(problems('CALENDAR_SIGNED_OUT', 'ical')).toEqual({ url: 'calendars.failed_feed_password' });
  expect(problems('CALENDAR_ADDRESS_FORBIDDEN')).toEqual({ server_url: 'calendars.failed_forbidden' });
  expect(problems('CALENDAR_UNREACHABLE', 'ical')).toEqual({ url: 'calendars.failed_reach' });
  expect(problems('TOO_MANY_CONNECTIONS')).toEqual({ form: 'calendars.failed_many' });
  expect(problems('INTERNAL')).toEqual({});
});

test('an invalid URL is an error at its field', () => {
  const errors = [{ path: 'url', message: 'Enter a link that starts with https://' }];
  expect(connectProblems('ical', makeFailure(400, 'VALIDATION_FAILED', '', errors))).toEqual({
    url: 'calendars.bad_address',
  });
});
