import { expect, test } from 'vitest';
import { servedPages } from '../testing/served-pages.ts';

const pages = servedPages();

/** Addresses that no page links to: none of them may cause an error of ours. */
const VALUES = [
  '%00',
  'a%0Ab',
  '%F0%9F%98%80'.repeat(60),
  '%ED%A0%80',
  '../../etc/passwd',
  '%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '-1',
  '1e309',
  '2026-13-45T99:99:99Z',
  '%2B275760-09-13',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '2026-11-27T12:00:00%2B99:99',
  'Not/AZone',
  '__proto__',
  '//evil.example',
  '100%',
  '%0d%0aSet-Cookie:x=1',
  'x'.repeat(3000),
];
/** Pages that the server makes, with what they read of their address. */
const PAGES = {
  '/': ['redirect_url'],
  '/search': ['from'],
  '/search?': ['to', 'university', 'keyword', 'topics', 'origin_country_codes', 'university_ids'],
  '/search?&': ['sort_by', 'page', 'page_size', 'education_start_year_from', 'view', 'way'],
  '/linh-tran/availability': ['start'],
  '/linh-tran/availability?': ['date', 'from', 'time_zone', 'event_type_slug', 'zones'],
  '/linh-tran/mentor-profile': ['event_type_slug', 'start'],
  '/routes/vietnam-to-netherlands': ['page'],
  '/sign-in': ['redirect_url', 'error'],
  '/dev/mailbox': ['recipient', 'page'],
};
const PLACES = [
  '/V',
  '/V/mentor-profile',
  '/V/availability',
  '/V/prospect-profile',
  '/routes/V',
  '/sitemap/V',
  '/search.data?from=V',
];

const withAll = (page: string, keys: readonly string[], value: string) =>
  `${page}${page.includes('?') ? '' : '?'}&${keys.map((key) => `${key}=${value}`).join('&')}`;

function addressesOf(value: string): string[] {
  const asked = Object.entries(PAGES).map(([page, keys]) => withAll(page, keys, value));
  return asked.concat(PLACES.map((place) => place.replace('V', value)));
}

test.each(VALUES)('[R-20] %s in an address makes no page fail, nor lets anything in', async (value) => {
  const failed: string[] = [];
  for (const address of addressesOf(value)) {
    const { status, headers, body } = await pages.get(address);
    const { location = '', 'set-cookie': cookie = '' } = headers;
    const isLeft = /^(https?:)?[\\/]{2}/.test(location);
    if (status >= 500 || isLeft || cookie.includes('x=1')) failed.push(`${status} ${address} ${location}`);
    if (body.includes('<script>alert(1)')) failed.push(`script ${address}`);
  }
  expect(failed).toEqual([]);
});
