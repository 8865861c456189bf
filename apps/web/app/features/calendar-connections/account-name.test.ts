import { expect, test } from 'vitest';
import { createTranslate } from '../../lib/i18n.tsx';
import { accountName, usernameOf } from './account-name.ts';

const t = createTranslate('en');
const none = { provider_email: null, display_name: null };
const caldav = (user: string, host: string) =>
  ({ ...none, provider: 'caldav', provider_account_id: `${user}@${host}`, display_name: host }) as const;

test('an account is named by its server and its user there', () => {
  const google = { ...none, provider: 'google', provider_account_id: '1', provider_email: 'linh@gmail.com' } as const;
  expect(accountName(google, t).name).toBe('Google Calendar (linh@gmail.com)');
  expect(accountName(caldav('linh@me.com', 'caldav.icloud.com'), t)).toEqual({
    title: 'iCloud',
    whose: 'linh@me.com',
    name: 'iCloud (linh@me.com)',
  });
  expect(accountName(caldav('linh', 'dav.example.org'), t).name).toBe('dav.example.org (linh)');
  const feed = { ...none, provider: 'ical', provider_account_id: 'digest', display_name: 'Timetable' } as const;
  expect(accountName(feed, t)).toMatchObject({ title: 'Timetable', name: 'Timetable' });
});

test('the user name is filled in for connecting again', () => {
  expect(usernameOf(caldav('linh@work', 'dav.example.org:8443'))).toBe('linh@work');
});
