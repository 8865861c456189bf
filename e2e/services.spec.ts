import type { Page } from '@playwright/test';
import { auditAtBothSizes } from './support/audit.ts';
import { chooseOfService } from './support/menu.ts';
import { newMentor } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[U-15] services have a page of their own, are ordered by hand and duplicated by one press', async ({ page }) => {
  const mentor = await newMentor(page, 'Lan', 'Ho');
  for (const title of ['Essay check', 'Visa talk']) {
    const body = { title, duration_min: 45, price: 20, currency: 'EUR', default_platform: 'zoom' as const };
    await mentor.client.createEventType({ body });
  }
  await visit(page, `/${mentor.slug}/mentor-profile`);
  await page.getByRole('main').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL('/my-profile/services');
  const names = page.getByRole('main').locator('.service-card h2');
  await expect(names).toHaveText(['Intro call', 'Essay check', 'Visa talk']);

  await chooseOfService(page, 'Visa talk', 'Show earlier');
  await expect(names).toHaveText(['Intro call', 'Visa talk', 'Essay check']);
  await page.getByRole('button', { name: 'Reorder Intro call' }).press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Reorder Intro call' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(names).toHaveText(['Visa talk', 'Intro call', 'Essay check']);
  await dragOnto(page, 'Essay check', 'Visa talk');
  await expect(names).toHaveText(['Essay check', 'Visa talk', 'Intro call']);
  await dragOnto(page, 'Essay check', 'Intro call');
  await expect(names).toHaveText(['Visa talk', 'Intro call', 'Essay check']);
  await chooseOfService(page, 'Visa talk', 'Duplicate');
  await expect(names).toHaveText(['Visa talk', 'Visa talk (copy)', 'Intro call', 'Essay check']);
  await expect(page.getByRole('listitem').filter({ hasText: 'Visa talk (copy)' })).toContainText('Paused');
  await auditAtBothSizes(page);
  await page.reload();
  await expect(names).toHaveText(['Visa talk', 'Visa talk (copy)', 'Intro call', 'Essay check']);
  const { items } = await mentor.client.listEventTypesBySlug({ params: { slug: mentor.slug } });
  expect(items.filter(({ is_active }) => is_active).map(({ title }) => title)).toEqual([
    'Visa talk',
    'Intro call',
    'Essay check',
  ]);

  await page.getByRole('link', { name: 'Availability and booking rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Availability' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add service/ })).toHaveCount(0);
});

/** Drags a service by its handle to the place of another. */
async function dragOnto(page: Page, title: string, onto: string): Promise<void> {
  await page.getByRole('button', { name: `Reorder ${title}` }).hover();
  await page.mouse.down();
  await page.getByRole('heading', { name: onto, exact: true }).hover();
  await page.mouse.up();
}
