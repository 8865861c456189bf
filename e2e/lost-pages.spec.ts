/// <reference lib="dom" />

import { auditAtBothSizes } from './support/audit.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { scriptsReady, visit } from './support/visit.ts';

const noConnection = 'Network connection issue. Please check your internet connection.';
/** The script of the page of all routes. */
const script = /\/assets\/country-routes-[^/]*\.js$/;

atOneSize();

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: noConnection });
const typed = (page: Page) => page.getByLabel('I’m from');
const toAllRoutes = (page: Page) => page.getByRole('link', { name: 'See all routes' }).click();
const allRoutes = (page: Page) => page.getByRole('heading', { level: 1, name: 'Popular routes' });

/** Marks the document, so that a test can check whether it is still the same. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isSame: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSame' in globalThis);

test('[X-10] a page whose script fails to load is waited for on the present one, where all input stays', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/routes-|ERR_/);
  await visit(page, '/');
  await typed(page).fill('Viet');
  await mark(page);
  await page.route(script, (route) => route.abort('internetdisconnected'));
  await toAllRoutes(page);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(typed(page)).toHaveValue('Viet');
  await auditAtBothSizes(page);

  const tryAgain = notice(page).getByRole('button', { name: 'Try Again' });
  const asked = page.waitForRequest(script);
  await tryAgain.click();
  await asked;
  await expect(notice(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expect(typed(page)).toHaveValue('Viet');

  await page.unrouteAll();
  await tryAgain.click();
  await expect(page).toHaveURL('/routes');
  await scriptsReady(page);
  await expect(allRoutes(page)).toBeVisible();
});

test(
  '[X-10] a user who goes to another page meanwhile gets there without an error',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectProblem(/routes-|ERR_/);
    await visit(page, '/');
    await page.route(script, (route) => route.abort('internetdisconnected'));
    await toAllRoutes(page);
    await expect(notice(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Find a mentor' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^\d+ mentors$/ })).toBeVisible();
    await expect(notice(page)).toBeHidden();
  },
);

test(
  '[X-10] [U-22] a page opened without a connection loads by itself once there is one',
  { tag: '@full' },
  async ({ page, context, watch }) => {
    watch.expectProblem(/routes-|ERR_/);
    // Keeps the browser from using the script of an earlier visit.
    await page.route(script, (route) => route.continue());
    await visit(page, '/routes');
    await page.getByRole('banner').getByRole('link', { name: 'Abroad Mentors' }).click();
    await expect(page).toHaveURL('/');
    await page.reload();
    await scriptsReady(page);
    await typed(page).fill('Viet');
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(notice(page)).toBeVisible();
    await expect(typed(page)).toHaveValue('Viet');
    await context.setOffline(false);
    await expect(page).toHaveURL('/routes');
    await scriptsReady(page);
    await expect(allRoutes(page)).toBeVisible();
  },
);

test(
  '[X-10] a page of which a renewed service has another script comes with that one',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectProblem(/routes-|status of 404/);
    await visit(page, '/');
    await mark(page);
    let isOld = true;
    await page.route(script, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
    await page.route('**/routes', (route) => {
      isOld = false;
      return route.continue();
    });
    await toAllRoutes(page);
    await expect(page).toHaveURL('/routes');
    await scriptsReady(page);
    await expect(allRoutes(page)).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  },
);

test('[X-10] a page whose script’s URL is unknown is retried as well', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectProblem(/__manifest|ERR_/);
  await page.route('**/__manifest?**', (route) => route.abort('connectionfailed'));
  await visit(page, '/');
  await typed(page).fill('Viet');
  await toAllRoutes(page);
  await expect(notice(page)).toBeVisible();
  await expect(typed(page)).toHaveValue('Viet');
  await page.unrouteAll();
  await notice(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/routes');
  await expect(allRoutes(page)).toBeVisible();
});

test(
  '[X-08] a script that a gateway refuses for now shows the message of its status',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectProblem(/routes-|status of 503/);
    await visit(page, '/');
    await page.route(script, (route) => route.fulfill({ status: 503 }));
    await toAllRoutes(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Service temporarily unavailable. Please try again later.' }),
    ).toBeVisible();
  },
);

test(
  '[X-10] [S-18] a part whose script failed to load appears after a retry, on the same page',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectProblem(/zone-picker-|ERR_|caught the following error during render/);
    await visit(page, '/linh-tran/availability');
    await mark(page);
    await page.route(/zone-picker-[^/]*\.js/, (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: /^Your time zone/ }).click();
    const lost = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load' });
    await expect(lost).toBeVisible();
    await lost.getByRole('button', { name: 'Try Again' }).click();
    await expect(lost).toBeVisible();
    await auditAtBothSizes(page);
    await page.unrouteAll();
    await lost.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('combobox', { name: /^Your time zone/ })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  },
);

test(
  '[X-10] the first call to the API without a connection is repeated when there is one',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectProblem(/\/assets\/|ERR_/);
    await visit(page, '/');
    await mark(page);
    // The list is loaded when the pointer is near the field.
    await typed(page).hover();
    await page.route(/(browser-client|endpoints)-[^/]*\.js/, (route) => route.abort('internetdisconnected'));
    await typed(page).fill('Viet');
    await expect(page.getByText('Failed to search countries. Please try again.')).toBeVisible();
    await page.unrouteAll();
    await typed(page).fill('Vietn');
    await expect(page.getByRole('option', { name: 'Vietnam' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  },
);
