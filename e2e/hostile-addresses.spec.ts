import { atOneSize, expect, test } from './support/test.ts';

atOneSize();

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

test('[R-20] no address makes a page fail, nor lets anything in', async ({ request, baseURL }) => {
  const addresses = VALUES.flatMap((value) => [
    ...Object.entries(PAGES).map(([page, keys]) => withAll(page, keys, value)),
    ...PLACES.map((place) => place.replace('V', value)),
  ]);
  const failed: string[] = [];
  const ask = async (address: string) => {
    const answer = await request.get(`${String(baseURL)}${address}`, { maxRedirects: 0 });
    const { location = '', 'set-cookie': cookie = '' } = answer.headers();
    const isLeft = /^(https?:)?[\\/]{2}/.test(location);
    if (answer.status() >= 500 || isLeft || cookie.includes('x=1'))
      failed.push(`${answer.status()} ${address} ${location}`);
    if ((await answer.text()).includes('<script>alert(1)')) failed.push(`script ${address}`);
  };
  for (let at = 0; at < addresses.length; at += 6) await Promise.all(addresses.slice(at, at + 6).map(ask));
  expect(failed).toEqual([]);
});
