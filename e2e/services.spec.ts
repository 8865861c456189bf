import { auditAtBothSizes } from './support/audit.ts';
import { newMentor, newProspect } from './support/profiles.ts';
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

test('[T-304] a price says what arrives of it, where the platform takes nothing, too', async ({ page }) => {
  await newMentor(page, 'Lan', 'Ho');
  await visit(page, '/my-profile/services');
  await page.getByRole('button', { name: 'Add service' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price').fill('50');
  await expect(
    dialog.getByText(/^You receive (all of it: €50\.00\. There’s no platform fee|€[\d.]+ of €50\.00)\./),
  ).toBeVisible();
});

test('[U-15] an order that another window made old says so, and the one that stands comes back', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/409.*event-types\/order/);
  const mentor = await newMentor(page, 'Thu', 'Bui');
  const service = { title: 'Essay check', duration_min: 45, currency: 'EUR', default_platform: 'zoom' as const };
  await mentor.client.createEventType({ body: service });
  await visit(page, '/my-profile/services');
  const names = page.getByRole('main').getByRole('listitem').locator('.strong');
  await expect(names).toHaveCount(2);
  await mentor.client.createEventType({ body: { ...service, title: 'Later' } });
  await page.getByRole('button', { name: 'Show Essay check earlier' }).click();
  await expect(names).toHaveText(['Intro call', 'Essay check', 'Later']);
});

test('[U-15] a copy that is still being made has its place in an order made meanwhile', async ({ page }) => {
  const mentor = await newMentor(page, 'Mai', 'Dang');
  await mentor.client.createEventType({
    body: { title: 'Essay check', duration_min: 45, currency: 'EUR', default_platform: 'zoom' },
  });
  await visit(page, '/my-profile/services');
  const names = page.getByRole('main').getByRole('listitem').locator('.strong');
  const released = Promise.withResolvers<void>();
  await page.route('**/event-types/*/duplicate', async (route) => {
    const response = await route.fetch();
    await released.promise;
    await route.fulfill({ response });
  });
  const ordered = page.waitForResponse('**/event-types/order');
  await page.getByRole('button', { name: 'Duplicate Intro call' }).click();
  await page.getByRole('button', { name: 'Show Essay check earlier' }).click();
  await expect(names).toHaveText(['Essay check', 'Intro call']);
  released.resolve();
  expect((await ordered).status()).toBe(200);
  await expect(names).toHaveText(['Essay check', 'Intro call', 'Intro call (copy)']);
});

test('[U-15] who is no mentor is led to become one', async ({ page, watch }) => {
  watch.expectProblem(/404.*availability-settings/);
  await newProspect(page, 'Ife', 'Ade');
  await visit(page, '/my-profile/services');
  await expect(page.getByRole('heading', { name: 'No mentor profile yet' })).toBeVisible();
});
