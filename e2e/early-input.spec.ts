/// <reference lib="dom" />

import { expect, test, type Page } from './support/test.ts';
import { scriptsReady } from './support/visit.ts';

/** Opens a page whose scripts wait until the answer is called. */
async function visitBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    held.resolve();
    // Not awaited: a page that was left no longer answers its own requests.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}

/** Requests of a page to the identity provider for signing in. */
function countSignIns(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('login_hint=')) count += 1;
  });
  return () => count;
}

const demoAccount = (page: Page) => page.getByRole('button', { name: 'mentor@demo.test' });

test('[U-23] [B-06] a button pressed before the scripts are there does its work when they come', async ({
  page,
  size,
}) => {
  test.skip(size === 'mobile', 'the same at every size');
  const release = await visitBeforeScripts(page, '/sign-in');
  await demoAccount(page).click();
  await release();
  await expect(page.getByLabel('Email')).toHaveValue('mentor@demo.test');
});

test('[U-23] [B-06] two presses before the scripts are there sign in once', { tag: '@full' }, async ({ page }) => {
  const signIns = countSignIns(page);
  const release = await visitBeforeScripts(page, '/sign-in');
  await demoAccount(page).dblclick();
  await release();
  await expect(page.getByLabel('Email')).toHaveValue('mentor@demo.test');
  expect(signIns()).toBe(1);
});

test(
  '[U-23] a link pressed after a button before the scripts are there leads on, and the button does nothing',
  { tag: '@full' },
  async ({ page }) => {
    const signIns = countSignIns(page);
    const release = await visitBeforeScripts(page, '/sign-in');
    await demoAccount(page).click();
    await page.getByRole('main').getByRole('link', { name: 'Abroad Mentors' }).click();
    await release();
    await scriptsReady(page);
    await expect(page).toHaveURL('/');
    expect(signIns()).toBe(0);
  },
);

test(
  '[U-23] a press before the scripts are there survives a page that React renders anew',
  { tag: '@full' },
  async ({ page, size, watch }) => {
    test.skip(size === 'desktop', 'one size will do');
    watch.expectProblem(/Minified React error #418/);
    const release = await visitBeforeScripts(page, '/search');
    const filters = page.getByRole('button', { name: /^Filters/ });
    const served = await filters.elementHandle();
    await filters.click();
    // A page that differs from what React expects, as if an extension of the browser had translated it.
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => void (heading.textContent = 'Mentoren'));
    await release();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    expect(await served?.evaluate((element) => element.isConnected)).toBe(false);
  },
);

test(
  '[U-23] text typed before the scripts are there stays, and finds places when they come',
  { tag: '@full' },
  async ({ page }) => {
    const release = await visitBeforeScripts(page, '/');
    const from = page.getByLabel('I’m from');
    await from.pressSequentially('Viet');
    await release();
    await expect(page.getByRole('option', { name: /Vietnam/ })).toBeVisible();
    await from.press('End');
    await from.pressSequentially('nam');
    await expect(from).toHaveValue('Vietnam');
  },
);

test(
  '[U-23] a chip pressed before the scripts are there opens its filters when they come',
  { tag: '@full' },
  async ({ page, size }) => {
    test.skip(size === 'mobile', 'the drawer opens there');
    const release = await visitBeforeScripts(page, '/search');
    await page.getByRole('button', { name: 'Degree', exact: true }).click();
    await release();
    const master = page.getByRole('checkbox', { name: /^Master/ }).first();
    await master.check();
    await expect(page).toHaveURL(/degree/);
    await expect(master).toBeChecked();
  },
);
