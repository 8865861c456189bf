import type { Locator, Page, Request } from '@playwright/test';
import { takeClock } from './support/clock.ts';
import { foundBy } from './support/pick.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const countries = '**/api/v1/reference/countries?**';
const universities = '**/api/v1/reference/universities?**';

atOneSize();

test('[S-03] [S-04] [B-16] typing opens the list once there are results, and choosing fills the field', async ({
  page,
}) => {
  const waiting = Promise.withResolvers<void>();
  await page.route(countries, async (route) => {
    await waiting.promise;
    await route.continue();
  });
  const field = await countryPicker(page);
  const requested = page.waitForRequest(countries);
  await field.pressSequentially('Viet');
  await requested;
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(foundBy(page)).toBeHidden();
  waiting.resolve();
  await expect(foundBy(page)).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('option', { name: 'Vietnam' }).click();
  await expect(field).toHaveValue('Vietnam');
  await expect(foundBy(page)).toBeHidden();
  await expect(chosen(page)).toHaveValue('VN');
});

test('[S-05] editing the text takes the choice back', async ({ page }) => {
  const field = await countryPicker(page);
  await field.pressSequentially('Viet');
  await page.getByRole('option', { name: 'Vietnam' }).click();
  await expect(chosen(page)).toHaveValue('VN');
  await field.press('Backspace');
  await expect(field).toHaveValue('Vietna');
  await expect(chosen(page)).toHaveCount(0);
});

test('[S-06] [S-07] Escape, a click elsewhere and going on close the list and leave the text', async ({ page }) => {
  const field = await countryPicker(page);
  await field.pressSequentially('unite');
  await expect(foundBy(page)).toBeVisible();
  await field.press('Escape');
  await expect(foundBy(page)).toBeHidden();
  await expect(field).toHaveValue('unite');

  await field.press('Backspace');
  await expect(foundBy(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(foundBy(page)).toBeHidden();
  await expect(field).toHaveValue('unit');

  await field.press('e');
  await expect(foundBy(page)).toBeVisible();
  await field.press('Tab');
  await expect(foundBy(page)).toBeHidden();
  await expect(page.getByLabel('I want to study in', { exact: true })).toBeFocused();
});

test('the list is walked by arrows, and Enter chooses', async ({ page }) => {
  const field = await countryPicker(page);
  await field.pressSequentially('unite');
  await expect(foundBy(page)).toBeVisible();
  const first = await field.getAttribute('aria-activedescendant');
  await field.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant', first ?? '');
  const active = page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`);
  const name = await active.innerText();
  await field.press('Enter');
  await expect(field).toHaveValue(name);
  await expect(foundBy(page)).toBeHidden();
});

test('[V-20] [K-10] it asks from two characters on, once, after a pause of 300 ms, for 20 results', async ({
  page,
}) => {
  await takeClock(page);
  const field = await countryPicker(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const requests: Request[] = [];
  page.on('request', (request) => request.url().includes('/reference/countries') && requests.push(request));

  await field.press('l');
  await page.clock.runFor(2000);
  expect(requests).toHaveLength(0);
  await field.press('a');
  await page.clock.runFor(200);
  await field.press('n');
  await page.clock.runFor(290);
  expect(requests).toHaveLength(0);
  const requested = page.waitForRequest(countries);
  await page.clock.runFor(20);
  await requested;
  await page.clock.runFor(2000);
  expect(requests).toHaveLength(1);
  expect(Object.fromEntries(new URL(requests[0]?.url() ?? '').searchParams)).toEqual({ search: 'lan', limit: '20' });
});

test('[K-10] at most 20 results show, in a list of 15rem', async ({ page }) => {
  const field = await universityPicker(page);
  const requested = page.waitForRequest(universities);
  await field.pressSequentially('university');
  expect(Object.fromEntries(new URL((await requested).url()).searchParams)).toEqual({
    name: 'university',
    page: '1',
    page_size: '20',
  });
  await expect(foundBy(page).getByRole('option')).toHaveCount(20);
  const box = await page.locator('.picker-popup').boundingBox();
  expect(box?.height).toBeGreaterThan(150);
  expect(box?.height).toBeLessThanOrEqual(15 * 16 + 2);
});

test('an old answer never wins', async ({ page }) => {
  const waiting = Promise.withResolvers<void>();
  await page.route('**/reference/countries?search=ge&**', async (route) => {
    await waiting.promise;
    await route.continue().catch(() => undefined);
  });
  const field = await countryPicker(page);
  const requested = page.waitForRequest(/search=ge&/);
  await field.pressSequentially('ge');
  await requested;
  await field.pressSequentially('rm');
  await expect(page.getByRole('option', { name: 'Germany' })).toBeVisible();
  waiting.resolve();
  await expect(page.getByRole('option', { name: 'Georgia' })).toHaveCount(0);
});

test('[K-03] the same text typed twice asks once, and the full list of countries comes once', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes('/reference/')) requested.push(`${pathname.replace('/api/v1/reference', '')}${search}`);
  });
  const field = await universityPicker(page);
  for (const text of ['delft', 'utrecht', 'delft']) {
    await field.fill(text);
    await expect(
      foundBy(page)
        .getByRole('option', { name: new RegExp(text, 'i') })
        .first(),
    ).toBeVisible();
  }
  await expect(
    foundBy(page)
      .getByText(/^Netherlands · /)
      .first(),
  ).toBeVisible();
  expect(requested.filter((one) => one.startsWith('/countries'))).toContain('/countries?limit=250');
  expect(requested.filter((one) => one === '/countries?limit=250')).toHaveLength(1);
  expect(requested.filter((one) => one.startsWith('/universities?name=delft'))).toHaveLength(1);
});

test('[X-26] [X-27] [X-28] [X-29] a field for countries and universities says which of them fails or is not found', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/reference\/(countries|universities)|ERR_/);
  await visit(page, '/');
  const field = page.getByRole('combobox').nth(1);
  await field.fill('zzzzqqqq');
  await expect(page.getByText('No countries found for “zzzzqqqq”')).toBeVisible();
  await expect(page.getByText('No universities found for “zzzzqqqq”')).toBeVisible();
  await page.route(/reference\/countries\?search/, (route) => route.abort('connectionfailed'));
  await field.fill('Portug');
  await expect(page.getByText('Failed to search countries. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await page.route(universities, (route) => route.abort('connectionfailed'));
  await field.fill('Swede');
  await expect(page.getByText('Failed to search universities. Please try again.')).toBeVisible();
});

test('[X-26] a failed search for countries shows an error, and empties the list', async ({ page, watch }) => {
  watch.expectProblem(/reference\/countries/);
  const field = await countryPicker(page);
  await field.pressSequentially('unite');
  await expect(foundBy(page)).toBeVisible();
  await page.route(countries, (route) => route.abort('connectionfailed'));
  await field.press('Backspace');
  await expect(page.getByText('Failed to search countries. Please try again.')).toBeVisible();
  await expect(foundBy(page).getByRole('option')).toHaveCount(0);
});

test('[X-28] an unknown country shows that nothing was found', async ({ page }) => {
  const field = await countryPicker(page);
  await field.fill('Atlantisqq');
  await expect(page.getByText('No countries found for “Atlantisqq”')).toBeVisible();
});

test('[X-27] a failed search for universities shows an error, and empties the list', async ({ page, watch }) => {
  watch.expectProblem(/reference\/universities/);
  const field = await universityPicker(page);
  await field.pressSequentially('Delf');
  await expect(foundBy(page)).toBeVisible();
  await page.route(universities, (route) => route.abort('connectionfailed'));
  await field.press('t');
  await expect(page.getByText('Failed to search universities. Please try again.')).toBeVisible();
  await expect(foundBy(page).getByRole('option')).toHaveCount(0);
});

test('[X-29] an unknown university shows that nothing was found', async ({ page }) => {
  const field = await universityPicker(page);
  await field.fill('zzzzqqqq');
  await expect(page.getByText('No universities found for “zzzzqqqq”')).toBeVisible();
});

test('[B-17] [E-11] a university shows its first domain, and is found by its short name', async ({ page }) => {
  const field = await universityPicker(page);
  await field.pressSequentially('TU Delft');
  await expect(foundBy(page).getByRole('option').first()).toContainText('Delft University of Technology');
  await expect(foundBy(page).getByRole('option').first()).toContainText('Netherlands · tudelft.nl');
});

/** The finder's first field at home, which becomes a picker once it is used. */
async function countryPicker(page: Page): Promise<Locator> {
  await visit(page, '/');
  await page.getByLabel('I’m from', { exact: true }).click();
  const field = page.getByRole('combobox', { name: 'I’m from', exact: true });
  await expect(field).toBeFocused();
  return field;
}

/** The search page's filter, which a phone keeps in a drawer. */
async function universityPicker(page: Page): Promise<Locator> {
  await visit(page, '/search');
  const filters = page.getByRole('button', { name: /^Filters/ });
  if (await filters.isVisible()) {
    await filters.click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  }
  const field = page.getByRole('combobox', { name: 'University', exact: true }).filter({ visible: true });
  await field.click();
  return field;
}

/** What the finder would send. */
function chosen(page: Page): Locator {
  return page.locator('input[name="origin_country_codes"]');
}
