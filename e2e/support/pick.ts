import { expect, type Locator, type Page } from '@playwright/test';

/** Types into a picker and chooses one of its results. */
export async function pick(field: Locator, text: string, name: string | RegExp): Promise<void> {
  await field.click();
  await field.pressSequentially(text);
  await field.page().getByRole('option', { name, exact: true }).first().click();
}

/** The list of a picker's results. */
export function foundBy(page: Page): Locator {
  return page.getByRole('listbox');
}

/** Chooses a country in the finder or a form. */
export async function pickCountry(page: Page, label: string, text: string, name: string): Promise<void> {
  // The home page's fields become pickers once they are used.
  await page.getByLabel(label, { exact: true }).click();
  await pick(page.getByRole('combobox', { name: label, exact: true }), text, name);
  await expect(foundBy(page)).toBeHidden();
}
