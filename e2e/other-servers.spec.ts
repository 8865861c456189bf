/** @module-tag full Only a browser fetches the data of a page over a network that fails; unit tests check the rules. */
/// <reference lib="dom" />

import { errorCard } from './support/failing-api.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

/** A gateway's answer in place of the product's. */
const theirs = '<h1>nginx has no such file</h1>';
const routesData = '**/routes.data**';
const noConnection = 'Network connection issue. Please check your internet connection.';

atOneSize();

/** Opens a page whose script and data aren't loaded yet. */
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
