import { errorCard } from './support/failing-api.ts';
import { enterAsDemo } from './support/people.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { addressOf, visit } from './support/visit.ts';

atOneSize();

test('[C-15] [C-01] filters that are changed in the browser are asked of the API, with token and client id', async ({
  page,
  context,
}) => {
  await enterAsDemo(page, 'prospect');
  await visit(page, '/search?destination_country_codes=NL&sort_by=name');
  const asking = page.waitForRequest('**/api/views/search/profiles?**');
  await page.getByRole('link', { name: 'Remove filter: To the Netherlands' }).click();
  const asked = await asking;
  expect(new URL(asked.url()).searchParams.getAll('sort_by')).toEqual(['name']);
  const headers = await asked.allHeaders();
  const cookies = await context.cookies();
  expect(headers['authorization']).toMatch(/^Bearer ./);
  expect(headers['x-client-id']).toBe(cookies.find(({ name }) => name === 'am_cid')?.value);
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ mentors$/ })).toBeVisible();
});

test('[B-11] [R-02] [X-10] a search without an answer says so, and tries again with its filters', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/search\/profiles|ERR_FAILED|ERR_CONNECTION/);
  await visit(page, '/search?destination_country_codes=NL&sort_by=name');
  await page.route('**/api/views/search/profiles?**', (route) => route.abort('connectionfailed'));
  await page.getByRole('link', { name: 'Remove filter: To the Netherlands' }).click();
  await expect(
    errorCard(page).getByText('Network connection issue. Please check your internet connection.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry in 1 second' })).toBeVisible();
  await page.unroute('**/api/views/search/profiles?**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ mentors$/ })).toBeVisible();
  expect(addressOf(page)).toBe('/search?sort_by=name');
});

test('[X-10] [U-22] a search that failed offline comes by itself once the connection is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
  await visit(page, '/search?destination_country_codes=NL&sort_by=name');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Remove filter: To the Netherlands' }).click();
  await expect(
    errorCard(page).getByText('Network connection issue. Please check your internet connection.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ mentors$/ })).toBeVisible();
  await expect(errorCard(page)).toBeHidden();
  expect(addressOf(page)).toBe('/search?sort_by=name');
});
