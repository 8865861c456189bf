import { auditAtBothSizes } from './support/audit.ts';
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
  const names = page.getByRole('main').getByRole('listitem').locator('.strong');
  await expect(names).toHaveText(['Intro call', 'Essay check', 'Visa talk']);

  await page.getByRole('button', { name: 'Show Visa talk earlier' }).click();
  await expect(names).toHaveText(['Intro call', 'Visa talk', 'Essay check']);
  await page.getByRole('button', { name: 'Show Intro call later' }).click();
  await expect(names).toHaveText(['Visa talk', 'Intro call', 'Essay check']);
  await expect(page.getByRole('button', { name: 'Show Visa talk earlier' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Duplicate Visa talk' }).click();
  await expect(names).toHaveText(['Visa talk', 'Visa talk (copy)', 'Intro call', 'Essay check']);
  await expect(page.getByRole('switch', { name: 'Visa talk (copy): active' })).not.toBeChecked();
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
  await expect(page.getByRole('button', { name: 'Add service' })).toHaveCount(0);
});
