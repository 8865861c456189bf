import type { Locator, Page } from '@playwright/test';
import { auditPart } from './support/audit.ts';
import { foundBy } from './support/pick.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[S-03] [S-05] [S-06] [S-07] [B-16] a country is found, chosen, changed and left by keyboard alone', async ({
  page,
}) => {
  const field = await countryPicker(page);
  await field.pressSequentially('unite');
  await expect(foundBy(page)).toBeVisible();
  await auditPart(page, 'main');
  const first = await field.getAttribute('aria-activedescendant');
  await field.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant', first ?? '');
  const active = page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`);
  const name = await active.innerText();
  await field.press('Enter');
  await expect(field).toHaveValue(name);
  await expect(foundBy(page)).toBeHidden();
  await expect(chosen(page)).toHaveCount(1);

  await field.press('Backspace');
  await expect(chosen(page)).toHaveCount(0);
  await expect(foundBy(page)).toBeVisible();
  await field.press('Escape');
  await expect(foundBy(page)).toBeHidden();
  await expect(field).toHaveValue(name.slice(0, -1));
  await field.press('Backspace');
  await expect(foundBy(page)).toBeVisible();
  await field.press('Tab');
  await expect(foundBy(page)).toBeHidden();
  await expect(page.getByLabel('I want to study in', { exact: true })).toBeFocused();
  await expect(field).toHaveValue(name.slice(0, -2));
});

test('[K-10] the list of what is found is 15rem high at most', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/search');
  await page.getByRole('button', { name: 'University', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'University', exact: true }).filter({ visible: true });
  await field.click();
  await field.pressSequentially('university');
  await expect(foundBy(page).getByRole('option')).toHaveCount(20);
  const box = await page.locator('.picker-popup').boundingBox();
  expect(box?.height).toBeGreaterThan(150);
  expect(box?.height).toBeLessThanOrEqual(15 * 16 + 2);
});

test(
  '[S-03] nothing moves while a list is looked up, so that what is pressed meanwhile is pressed',
  { tag: '@full' },
  async ({ page }) => {
    const field = await countryPicker(page);
    const place = () => page.getByRole('link', { name: 'See all routes' }).boundingBox();
    const before = await place();
    const held = Promise.withResolvers<void>();
    await page.route('**/api/v1/reference/countries?*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await field.pressSequentially('Viet');
    await expect(page.getByText('Searching…')).toBeVisible();
    expect(await place()).toEqual(before);
    held.resolve();
    await expect(foundBy(page)).toBeVisible();
    expect(await place()).toEqual(before);
  },
);

/** The finder's first field at home, which becomes a picker once it is used. */
async function countryPicker(page: Page): Promise<Locator> {
  await visit(page, '/');
  await page.getByLabel('I’m from', { exact: true }).click();
  const field = page.getByRole('combobox', { name: 'I’m from', exact: true });
  await expect(field).toBeFocused();
  return field;
}

/** Returns the finder's values. */
function chosen(page: Page): Locator {
  return page.locator('input[name="origin_country_codes"]');
}
