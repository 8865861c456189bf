/// <reference lib="dom" />

import { errorCard } from './support/failing-api.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

/** What a gateway in front of the product may answer in its place. */
const theirs = '<h1>nginx has no such file</h1>';
const routesData = '**/routes.data**';
const noConnection = 'Network connection issue. Please check your internet connection.';

atOneSize();

/** Goes to a page whose script and data are still to come. */
const toAllRoutes = (page: Page) => page.getByRole('link', { name: 'See all routes' }).click();

test('[X-01] [X-04] [X-08] of what another server answers for a page only the status is said', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/routes\.data|status of \d{3}/);
  for (const [status, said] of [
    [404, 'The requested resource was not found.'],
    [400, 'Invalid request. Please check your input and try again.'],
    [502, 'Service temporarily unavailable. Please try again later.'],
  ] as const) {
    await page.route(routesData, (route) => route.fulfill({ status, contentType: 'text/html', body: theirs }));
    await visit(page, '/');
    await toAllRoutes(page);
    await expect(page.getByRole('main').getByText(said)).toBeVisible();
    await expect(page.getByText('nginx')).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('[X-04] a profile that another server says nothing of has no words of theirs', async ({ page, watch }) => {
  watch.expectProblem(/by-slug|status of 404|answer 404: GET .*no-one-here/);
  const body = JSON.stringify({ code: 'PROFILE_NOT_FOUND', detail: 'no upstream', request_id: 'x' });
  await page.route('**/prospect-profile/profiles/by-slug/**', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body }),
  );
  await visit(page, '/no-one-here/prospect-profile');
  await expect(page.getByText('The requested resource was not found.')).toBeVisible();
  await expect(page.getByText('no upstream')).toHaveCount(0);
});

test('[K-01] [X-05] the data of a page that takes more than ten seconds is given up', async ({ page, watch }) => {
  watch.expectProblem(/routes\.data|Failed to fetch manifest patches/);
  const learned = page.waitForResponse('**/__manifest?**');
  await visit(page, '/');
  // Of where the page's script is, nothing is to be cut short.
  await learned;
  await page.route(routesData, () => undefined);
  await page.evaluate(() => {
    const real = AbortSignal.timeout.bind(AbortSignal);
    // Ten seconds pass in a tenth of one.
    AbortSignal.timeout = (milliseconds) => real(milliseconds === 10_000 ? 100 : milliseconds);
  });
  await toAllRoutes(page);
  await expect(errorCard(page).getByText('Request timed out. Please try again.')).toBeVisible();
});

test('[C-01] [C-54] page data and the look at the connection carry the client id', async ({ page, watch }) => {
  watch.expectProblem(/routes\.data|ERR_/);
  await visit(page, '/');
  const asking = page.waitForRequest(routesData);
  await toAllRoutes(page);
  const id = await page.evaluate(() => localStorage.getItem('am_cid'));
  expect((await asking).headers()['x-client-id']).toBe(id);

  await page.route(routesData, (route) => route.abort('connectionfailed'));
  await visit(page, '/');
  await toAllRoutes(page);
  const looking = page.waitForRequest('**/api/health');
  await errorCard(page).getByRole('button', { name: 'Check connection' }).click();
  const look = await looking;
  expect(look.method()).toBe('HEAD');
  expect(look.headers()['x-client-id']).toBe(id);
});

test('[X-10] [U-22] a page whose data could not be fetched loads by itself once the device is online again', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/routes\.data|ERR_/);
  await page.route(routesData, (route) => route.abort('connectionfailed'));
  await visit(page, '/');
  await toAllRoutes(page);
  await expect(errorCard(page).getByText(noConnection)).toBeVisible();
  await page.unrouteAll();
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1, name: 'Popular routes' })).toBeVisible();
});
