import { auditAtBothSizes, auditPage } from './support/audit.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[R-02] the page of a route says how many went that way, where they studied, and leads on to them', async ({
  page,
}) => {
  await visit(page, '/routes');
  await expect(page.getByRole('heading', { level: 1, name: 'Popular routes' })).toBeVisible();
  await auditAtBothSizes(page);
  // The one with the most mentors.
  const first = page.getByRole('main').getByRole('list').getByRole('link').first();
  const name = await first.locator('> span[aria-hidden]').innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const main = page.getByRole('main');
  const all = main.getByRole('link', { name: /^See all \d+ mentors$/ }).first();
  const [count = ''] = /\d+/.exec(await all.innerText()) ?? [];
  await expect(main.getByRole('article')).toHaveCount(Math.min(Number(count), 12));
  await expect(main.getByText('Universities')).toBeVisible();
  await auditAtBothSizes(page);
  await all.click();
  await expect(page).toHaveURL(/\/search\?origin_country_codes=[A-Z]{2}&destination_country_codes=[A-Z]{2}$/);
  // Other tests may have added mentors of the same route.
  const found = await page.getByRole('heading', { level: 1, name: /^\d+ mentors$/ }).innerText();
  expect(Number.parseInt(found)).toBeGreaterThanOrEqual(Number(count));
});

test('[R-01] [R-14] the board and a profile lead to the page of a route', async ({ page }) => {
  await visit(page, '/');
  const row = page.locator('.board-row').first();
  await expect(row).toHaveAttribute('href', /^\/routes\/[a-z-]+-to-[a-z-]+$/);
  await visit(page, '/linh-tran/mentor-profile');
  await page.getByRole('link', { name: 'More mentors from Vietnam to the Netherlands' }).click();
  await expect(page).toHaveURL(/\/routes\/vietnam-to-netherlands$/);
});

test('[R-02] search engines get a description of a route in the reader’s language, and a link to all routes', async ({
  request,
  baseURL,
}) => {
  const address = `${baseURL}/routes/vietnam-to-netherlands`;
  const page = await (await request.get('/routes/vietnam-to-netherlands')).text();
  expect(page).toMatch(/<title>Vietnam to the Netherlands: \d+ mentors?[^<]*<\/title>/);
  expect(page).toContain(`<link rel="canonical" href="${address}"`);
  expect(page).toMatch(/<meta property="og:title" content="Vietnam to the Netherlands/);
  const data = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '{}']) => JSON.parse(json) as { '@type': string; itemListElement: { name: string }[] },
  );
  expect(data.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  expect(data[0]?.itemListElement.at(-1)).toMatchObject({ name: 'Vietnam to the Netherlands', item: address });
  const french = await request.get('/routes/vietnam-to-netherlands', { headers: { 'accept-language': 'fr' } });
  expect(await french.text()).toContain('Pays-Bas');
  const index = await (await request.get('/sitemap.xml')).text();
  expect(index).toContain(`<sitemap><loc>${baseURL}/sitemap/pages.xml</loc></sitemap>`);
  expect(await (await request.get('/sitemap/pages.xml')).text()).toContain(`<url><loc>${address}</loc></url>`);
  expect((await request.get('/sitemap/mentors-9.xml')).status()).toBe(404);
});

test('[R-02] another spelling redirects to the canonical URL, and a route without mentors leads on', async ({
  page,
  request,
  watch,
}) => {
  watch.expectProblem(/tuvalu-to-netherlands/);
  const other = await request.get('/routes/Vietnam-to-the-Netherlands', { maxRedirects: 0 });
  expect([other.status(), other.headers()['location']]).toEqual([308, '/routes/vietnam-to-netherlands']);
  await visit(page, '/routes/tuvalu-to-netherlands');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No mentors from Tuvalu to the Netherlands yet');
  await expect(page.getByRole('link', { name: /^Mentors in/ })).toBeVisible();
  await auditPage(page);
  const nowhere = await request.get('/routes/atlantis-to-nowhere');
  expect(nowhere.status()).toBe(404);
  expect(await nowhere.text()).toContain('This route doesn’t exist');
  expect((await request.get('/routes/tuvalu-to-netherlands')).status()).toBe(404);
});
