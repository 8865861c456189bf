import { expect, type Page } from '@playwright/test';
import { pickCountry } from './pick.ts';

/** Fills in the first steps of a prospect from Vietnam to the Netherlands, and continues. */
export async function onboardProspect(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Where do you want to go?' })).toBeVisible();
  await pickCountry(page, 'Home country', 'Viet', 'Vietnam');
  await pickCountry(page, 'Where you want to study', 'Nether', 'Netherlands');
  await page.getByLabel('Degree you’re aiming for').selectOption({ label: 'Master of Science' });
  await page.getByLabel('Why do you want to study abroad?').fill('To learn where the dikes are.');
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.getByRole('button', { name: /^Save and/ }).click();
  await expect(page).not.toHaveURL(/onboarding/);
}
