import type { Page } from '@playwright/test';

/** Chooses an action of a service in the list of the own ones. */
export async function chooseOfService(page: Page, title: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Chooses an action behind the first button for more of them. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Opens the history of a booking. */
export const openHistory = (page: Page): Promise<void> => page.getByRole('heading', { name: 'History' }).click();
