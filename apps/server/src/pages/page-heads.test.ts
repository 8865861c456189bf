import { expect, test } from 'vitest';
import { PUBLIC_URL, servedPages } from '../testing/served-pages.ts';
import { textOf } from '../testing/plain-page.ts';

const pages = servedPages();

/** Reads a page's structured data. */
const dataOf = (body: string) =>
  [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '{}']) => JSON.parse(json) as { '@type': string; itemListElement: { name: string }[] },
  );

test('[R-14] a profile tells other sites and search engines who it is about', async () => {
  const { body } = await pages.get('/linh-tran/mentor-profile');
  const address = `${PUBLIC_URL}/linh-tran/mentor-profile`;
  expect(body).toMatch(/<title>Linh Trần[^<]*Vietnam[^<]*Netherlands[^<]*<\/title>/);
  expect(body).toContain(`<link rel="canonical" href="${address}"`);
  const [, picture = ''] = /<meta property="og:image" content="(http[^"]+)"/.exec(body) ?? [];
  const image = await pages.get(new URL(picture).pathname);
  expect(image.headers['content-type'], 'a picture that previews show').toBe('image/jpeg');
  expect((await pages.get('/favicon.ico')).status).toBe(200);
  expect(dataOf(body)).toMatchObject([{ '@type': 'Person', name: 'Linh Trần', url: address }]);
  const { body: free } = await pages.get('/linh-tran/availability?from=2026-11-16&date=2026-11-20');
  expect(free).toContain(`<link rel="canonical" href="${PUBLIC_URL}/linh-tran/availability"`);
  expect(free).toContain('<meta property="og:title" content="Choose a time with Linh Trần"');
  expect(free).toContain(`<meta property="og:image" content="${picture}"`);
  expect((await pages.get('/sitemap/mentors-1.xml')).body).toContain(`<loc>${address}</loc>`);
});

test('[R-02] search engines get a description of a route in the reader’s language, and a link to all routes', async () => {
  const path = '/routes/vietnam-to-netherlands';
  const address = PUBLIC_URL + path;
  const { body } = await pages.get(path);
  expect(body).toMatch(/<title>Vietnam to the Netherlands: \d+ mentors?[^<]*<\/title>/);
  expect(body).toContain(`<link rel="canonical" href="${address}"`);
  expect(body).toMatch(/<meta property="og:title" content="Vietnam to the Netherlands/);
  const data = dataOf(body);
  expect(data.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  expect(data[0]?.itemListElement.at(-1)).toMatchObject({ name: 'Vietnam to the Netherlands', item: address });
  expect((await pages.get(path, { 'accept-language': 'fr' })).body).toContain('Pays-Bas');
  const index = await pages.get('/sitemap.xml');
  expect(index.body).toContain(`<sitemap><loc>${PUBLIC_URL}/sitemap/pages.xml</loc></sitemap>`);
  expect((await pages.get('/sitemap/pages.xml')).body).toContain(`<url><loc>${address}</loc></url>`);
  expect((await pages.get('/sitemap/mentors-9.xml')).status).toBe(404);
});

test('[R-02] another spelling redirects to the canonical URL, and a route without mentors leads on', async () => {
  const other = await pages.get('/routes/Vietnam-to-the-Netherlands');
  expect([other.status, other.headers['location']]).toEqual([308, '/routes/vietnam-to-netherlands']);
  expect((await pages.get('/routes/tuvalu-to-netherlands')).status).toBe(404);
  const empty = await pages.open('/routes/tuvalu-to-netherlands');
  expect(empty.title).toContain('No mentors from Tuvalu to the Netherlands yet');
  expect(empty.find.getByRole('link', { name: /^Mentors in/ })).toBeTruthy();
  const nowhere = await pages.get('/routes/atlantis-to-nowhere');
  expect(nowhere.status).toBe(404);
  expect(nowhere.body).toContain('This route doesn’t exist');
});

test('[R-02] the page of a route says how many went that way, where they studied, and leads on to them', async () => {
  const page = await pages.open('/routes');
  expect(page.title).toBe('Popular routes');
  // The one with the most mentors.
  const [first] = page.main.querySelectorAll('li a');
  const name = textOf(first?.querySelector(':scope > span[aria-hidden]') ?? null);
  await page.follow(first ?? 'no route');
  expect(page.title).toContain(name);
  const [all] = page.find.getAllByRole('link', { name: /^See all \d+ mentors$/ });
  const count = Number(/\d+/.exec(textOf(all ?? null)));
  expect(count).toBeGreaterThan(1);
  expect(page.main.querySelectorAll('article')).toHaveLength(Math.min(count, 12));
  expect(page.find.getByText('Universities')).toBeTruthy();
  await page.follow(all ?? 'no link to all');
  expect(page.address).toMatch(/^\/search\?origin_country_codes=[A-Z]{2}&destination_country_codes=[A-Z]{2}$/);
  expect(page.title).toBe(`${count} mentors`);
});

test('[R-01] [R-14] the board and a profile lead to the page of a route', async () => {
  const home = await pages.open('/');
  expect(home.main.querySelector('.board-row')?.getAttribute('href')).toMatch(/^\/routes\/[a-z-]+-to-[a-z-]+$/);
  const profile = await pages.open('/linh-tran/mentor-profile');
  await profile.follow('More mentors from Vietnam to the Netherlands');
  expect(profile.address).toBe('/routes/vietnam-to-netherlands');
});
