import { expect, test } from 'vitest';
import { missingPlace } from './missing-place.ts';

const google = { provider: 'google', is_active: true } as const;

test('[E-05] a service says when its bookings don’t know where to meet', () => {
  const none = { default_platform: 'google_meet', meeting_location: null } as const;
  expect(missingPlace(none, [])).toBe('hours.no_link');
  expect(missingPlace({ ...none, meeting_location: 'https://meet.example/linh' }, [])).toBeNull();
  expect(missingPlace({ ...none, default_platform: 'phone' }, [google])).toBe('hours.no_number');
  expect(missingPlace({ ...none, default_platform: 'in_person' }, [])).toBe('hours.no_place');
});

test('Google Meet gets its link from a Google calendar that lets us in', () => {
  const meet = { default_platform: 'google_meet', meeting_location: null } as const;
  expect(missingPlace(meet, [google])).toBeNull();
  expect(missingPlace(meet, [{ ...google, is_active: false }])).toBe('hours.no_link');
  expect(missingPlace({ ...meet, default_platform: 'zoom' }, [google])).toBe('hours.no_link');
});
