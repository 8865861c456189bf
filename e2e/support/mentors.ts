import { expect, type Locator, type Page } from '@playwright/test';
import { pick, pickCountry } from './pick.ts';

/** The button to the next step. */
export function goOn(page: Page): Locator {
  return page.getByRole('button', { name: /^(Continue|Skip this step)/ });
}

/** Waits for a step of a mentor's onboarding. */
export async function atStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

/** Reads and accepts the terms, from the first step to the second. */
export async function acceptTerms(page: Page): Promise<void> {
  await atStep(page, 'Your name and terms');
  await page.getByRole('checkbox', { name: /^I have read the Mentor Terms/ }).check();
  await goOn(page).click();
  await atStep(page, 'Where you studied');
}

/** Fills in one study in Delft for a mentor from Vietnam. */
export async function fillStudies(page: Page): Promise<void> {
  await pickCountry(page, 'Home country', 'Viet', 'Vietnam');
  await pick(page.getByRole('combobox', { name: 'University' }), 'TU Delft', /^Delft University of Technology/);
  await expect(page.getByLabel('School name')).toHaveValue('Delft University of Technology');
  await page.getByLabel('Degree').selectOption({ label: 'Master of Science' });
  await page.getByLabel('Field of study').fill('Water management');
  await page.getByLabel('Start month').fill('2019-09');
  await page.getByLabel('End month').fill('2021-08');
}

/** Publishes from the last step, and opens the profile from the mentor's home. Returns its slug. */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish profile' }).click();
  await expect(page).toHaveURL('/mentor/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: /\/mentor-profile$/ })
    .click();
  await expect(page).toHaveURL(/\/mentor-profile$/);
  return new URL(page.url()).pathname.split('/')[1] ?? '';
}
