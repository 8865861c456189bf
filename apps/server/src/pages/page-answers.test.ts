import { expect, test, vi } from 'vitest';
import { BROWSER, PUBLIC_URL, servedPages, type Served } from '../testing/served-pages.ts';
import { textOf } from '../testing/plain-page.ts';

const pages = servedPages();
const visitor = { 'user-agent': BROWSER };

const policyOf = ({ headers }: Served) => headers['content-security-policy'] ?? '';
const nonceOf = (answer: Served) => /script-src 'self' 'nonce-([^']+)'/.exec(policyOf(answer))?.[1] ?? '';

test('[S-11] an invalid slug and an unused slug have different pages', async () => {
  for (const [path, status, title] of [
    ['/a!/mentor-profile', 400, 'Invalid user slug'],
    ['/no-one-of-that-name/mentor-profile', 404, 'Profile not found'],
  ] as const) {
    const answer = await pages.get(path);
    expect([answer.status, answer.body.includes(title)], path).toEqual([status, true]);
  }
});

test('[U-20] the short address of a mentor leads to their profile, and any other is not there', async () => {
  const short = await pages.get('/linh-tran');
  expect([short.status, short.headers['location']]).toEqual([302, '/linh-tran/mentor-profile']);
  expect((await pages.get('/no-one-of-that-name')).status).toBe(404);
  expect((await pages.get('/linh-tran/more')).status).toBe(404);
});

test('[S-11] [N-05] an address without a slug says so, and no other address begins with two slashes', async () => {
  for (const name of ['mentor-profile', 'prospect-profile', 'availability', 'availability-settings']) {
    expect((await pages.get(`//${name}`)).status).toBe(404);
    expect((await pages.open(`//${name}`)).title).toBe('Invalid user slug');
  }
  for (const path of ['//', '///', '//evil.example/search', '//search', '/100%']) {
    expect((await pages.get(path)).status, path).toBe(404);
    const page = await pages.open(path);
    expect(page.title).toBe('This page doesn’t exist');
    expect(page.find.getByRole('link', { name: 'Find a mentor' }).getAttribute('href')).toBe('/search');
  }
});

test('[N-05] no page, file or redirect takes its host from the request', async () => {
  const shown = ['/', '/search', '/linh-tran/mentor-profile', '/linh-tran/availability', '/routes'];
  const others = [
    '/robots.txt',
    '/sitemap.xml',
    '/_root.data',
    '/api/openapi.json',
    '/api/docs',
    '/Linh-Tran/mentor-profile',
  ];
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  for (const path of [...shown, ...others, '/routes/vietnam-to-netherlands', '/terms', '/nothing/here']) {
    const answer = await pages.get(path, headers);
    expect(JSON.stringify(answer), path).not.toContain('evil.example');
    if (shown.includes(path)) expect(answer.body, path).toContain(`rel="canonical" href="${PUBLIC_URL}${path}"`);
  }
});

test('pages carry the security headers, and scripts run by nonce alone', async () => {
  const nonces = new Set<string>();
  for (const path of ['/', '/search', '/linh-tran/mentor-profile', '/nothing/here']) {
    const answer = await pages.get(path);
    const policy = policyOf(answer);
    const nonce = nonceOf(answer);
    const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
    expect(nonce).toMatch(/^[\w+/=-]{22,}$/);
    nonces.add(nonce);
    expect(directive('script-src')).not.toMatch(/unsafe|https?:|\*/);
    expect(directive('style-src')).not.toMatch(/unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/origin/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': expect.stringContaining('same-origin'),
    });
    // The page's description for search engines isn't a script.
    const scripts = answer.body.match(/<script\b(?! type="application\/ld\+json")[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
  }
  expect(nonces.size).toBe(4);
});

test('[U-24] a page served from memory to a second visitor has a nonce of its own', async () => {
  for (const path of ['/', '/search', '/linh-tran/mentor-profile', '/linh-tran/availability', '/terms']) {
    // The minute may end between the two, in which a page is kept.
    await expect
      .poll(async () => {
        const answers = [await pages.get(path, visitor), await pages.get(path, visitor)];
        expect(new Set(answers.map(nonceOf)).size, path).toBe(2);
        const [one, other] = answers.map((answer) => answer.body.replaceAll(nonceOf(answer), 'NONCE'));
        expect(one).toContain('nonce="NONCE"');
        return one === other;
      })
      .toBe(true);
  }
});

test('[U-24] languages and themes have pages of their own', async () => {
  const shown = async (cookie: string) => {
    const { body } = await pages.get('/terms', { ...visitor, cookie });
    return /<html[^>]*>/.exec(body)?.[0];
  };
  for (let time = 0; time < 2; time += 1) {
    expect(await shown('am_lang=vi')).toMatch(/lang="vi".*data-theme="system"/);
    expect(await shown('am_theme=dark')).toMatch(/lang="en".*data-theme="dark"/);
    expect(await shown('am_lang=ar')).toMatch(/lang="ar" dir="rtl"/);
  }
});

test('[U-24] visitors see a mentor’s change at once, and a deleted profile is gone', async () => {
  const client = await pages.signUp();
  const { id } = await client.getAuthenticatedUser();
  const { mentor } = await client.getTerms();
  await client.acceptTerms({ params: { id }, body: { terms: 'mentor', version: mentor.version } });
  const school = 'Delft University of Technology';
  const { universities } = await client.searchUniversities({ query: { name: school, page_size: 1 } });
  const university_id = universities[0]?.id ?? '';
  const { slug } = await client.completeMentorOnboarding({
    body: {
      first_name: 'Hoa',
      last_name: 'Pham',
      origin_country_code: 'VN',
      time_zone: 'Europe/Amsterdam',
      is_trader: false,
      educations: [{ school, university_id, start_date: '2019-09-01', is_study_abroad: true }],
    },
  });
  const see = () =>
    vi.waitFor(async () => {
      const answer = await pages.get(`/${slug}/mentor-profile`, visitor);
      // On a busy machine a part may have taken too long.
      expect(answer.body).not.toContain('Something went wrong');
      return answer;
    });
  for (const headline of ['From Hue to Delft', 'From Hue to Leiden', 'From Hue to Ghent']) {
    await client.patchMyMentorProfile({ body: { headline } });
    expect((await see()).body).toContain(headline);
    expect((await see()).body).toContain(headline);
  }
  await client.deleteAccount({ body: { confirm: slug } });
  expect((await see()).status).toBe(404);
});

test('the pages speak the language of the browser, or the one that was chosen', async () => {
  const french = { 'accept-language': 'fr-FR' };
  const page = await pages.open('/search', french);
  expect(page.document.documentElement.lang).toBe('fr');
  expect(textOf(page.document.querySelector('header'))).toContain('Devenir mentor');
  const chosen = await pages.open('/search', { ...french, cookie: 'am_lang=vi' });
  expect(chosen.document.documentElement.lang).toBe('vi');
});

test('[B-16] countries, topics and degrees are named in the language of the page', async () => {
  const french = { 'accept-language': 'fr-FR' };
  const search = await pages.open(
    '/search?origin_country_codes=VN&destination_country_codes=NL&topics=scholarships&show=filters',
    french,
  );
  expect(search.document.title).toMatch(/Viêt Nam.*Pays-Bas/);
  const chips = [...search.main.querySelectorAll('.filter-chips li')].map(textOf);
  expect(chips).toEqual(expect.arrayContaining(['Destination : Pays-Bas', 'Bourses']));
  expect(search.find.getByRole('checkbox', { name: /Bourses/, hidden: true })).toHaveProperty('checked', true);
  const degrees = [
    ...(await pages.open('/search?show=filters', french)).main.querySelectorAll('.filter-level label'),
  ].map(textOf);
  expect(degrees).toEqual(expect.arrayContaining([expect.stringMatching(/^Master en sciences \(MSc\)/)]));
  const profile = await pages.open('/linh-tran/mentor-profile', french);
  expect([...profile.main.querySelectorAll('li')].map(textOf)).toContain('Bourses');
});

test('a page of the embedded calendar may be framed, and no other', async () => {
  const embedded = await pages.get('/linh-tran/embed');
  expect(policyOf(embedded)).toContain('frame-ancestors *');
  expect(embedded.headers['x-frame-options']).toBeUndefined();
  const usual = await pages.get('/linh-tran/availability');
  expect(policyOf(usual)).toContain("frame-ancestors 'none'");
  expect(usual.headers['x-frame-options']).toBe('DENY');
});
