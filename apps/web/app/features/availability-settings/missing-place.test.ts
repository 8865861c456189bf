import { expect, test } from 'vitest';
import { missingPlace } from './missing-place.ts';

const google = { id: 'account', provider: 'google', is_active: true } as const;
const calendar = { id: 'main', connection_id: 'account', is_target: true, is_writable: true };
const connected = { connections: [google], calendars: [calendar] };
const nothing = { connections: [], calendars: [] };
const meet = { default_platform: 'google_meet', meeting_location: null, target_calendar_id: null } as const;

test('[E-05] a service without a meeting place says so', () => {
  expect(missingPlace(meet, nothing)).toBe('hours.no_link');
  expect(missingPlace({ ...meet, meeting_location: 'https://meet.example/linh' }, nothing)).toBeNull();
  expect(missingPlace({ ...meet, default_platform: 'phone' }, connected)).toBe('hours.no_number');
  expect(missingPlace({ ...meet, default_platform: 'in_person' }, nothing)).toBe('hours.no_place');
});

test('Google Meet gets its link from the Google calendar of the sessions, while its access lasts', () => {
  expect(missingPlace(meet, connected)).toBeNull();
  expect(missingPlace({ ...meet, default_platform: 'zoom' }, connected)).toBe('hours.no_link');
  const away = { ...connected, connections: [{ ...google, is_active: false }] };
  expect(missingPlace(meet, away)).toBe('hours.no_link');
  // Connected to see when the mentor is busy, and no more than that.
  const onlyRead = { ...connected, calendars: [{ ...calendar, is_target: false }] };
  expect(missingPlace(meet, onlyRead)).toBe('hours.no_link');
  expect(missingPlace({ ...meet, target_calendar_id: 'main' }, onlyRead)).toBeNull();
});

test('a missing link is not mentioned before the calendars are loaded', () => {
  expect(missingPlace(meet, undefined)).toBeNull();
});
