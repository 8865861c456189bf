import { Keyboard } from './support/keyboard.ts';
import { bookSession } from './support/past-session.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test, type Page, type Route } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

/** Holds each change back. @returns those that came, in their order */
async function holdChanges(page: Page, address: string, method = 'PATCH'): Promise<Route[]> {
  const held: Route[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() === method) {
      held.push(route);
    } else {
      await route.fallback();
    }
  });
  return held;
}

const bodies = (held: readonly Route[]) => held.map((route) => route.request().postDataJSON() as unknown);

test('[T-421] an answer to an earlier choice does not take back a later one', async ({ page }) => {
  const mentor = await newMentor(page, 'Linh', 'Vu');
  await visit(page, '/settings#notifications');
  const held = await holdChanges(page, '**/notifications/preferences');
  const reviews = page.getByRole('checkbox', { name: 'Emails: Reviews' });
  const searches = page.getByRole('checkbox', { name: 'Emails: Saved searches' });
  await reviews.uncheck();
  await searches.uncheck();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  // The second goes once the first is answered.
  await expect.poll(() => held.length).toBe(2);
  expect([await reviews.isChecked(), await searches.isChecked()]).toEqual([false, false]);
  expect(bodies(held)).toEqual([
    { categories: { reviews: { mail: false } } },
    { categories: { searches: { mail: false } } },
  ]);
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  await held[1]?.continue();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await mentor.client.getNotificationPreferences()).toMatchObject({
    categories: { reviews: { mail: false }, searches: { mail: false } },
  });
});

test('[T-421] a press is kept while an earlier one is saved, and a refused one goes back and says so', async ({
  page,
  watch,
}) => {
  const mentor = await newMentor(page, 'Linh', 'Vu');
  await visit(page, '/my-profile/services');
  const held = await holdChanges(page, '**/event-types/*');
  const onOffer = page.getByRole('switch', { name: 'Intro call: active' });
  await onOffer.uncheck();
  await onOffer.check();
  await onOffer.uncheck();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.continue();
  await expect.poll(() => held.length).toBe(3);
  await expect(onOffer).not.toBeChecked();
  watch.expectProblem(/status of 503|answer 503/);
  await held[2]?.fulfill({ status: 503 });
  await expect(onOffer).toBeChecked();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(bodies(held)).toEqual([{ is_active: false }, { is_active: true }, { is_active: false }]);
  const { items } = await mentor.client.listEventTypesBySlug({ params: { slug: mentor.slug } });
  expect(items).toMatchObject([{ is_active: true }]);
});

test('[T-451] notifications that are archived one right after the other go at the press, in whatever order the answers come', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const mentor = await newMentor(page, 'Linh', 'Vu');
  for (const name of ['Amara', 'Bola']) {
    await bookSession(await newProspect(await anotherBrowser(), name, 'Obi'), mentor);
  }
  await visit(page, '/notifications');
  const rows = page.getByRole('main').getByRole('list', { name: 'Notifications' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const held = await holdChanges(page, '**/notifications/*/archive', 'POST');
  const keyboard = new Keyboard(page);
  await keyboard.use(rows.first().getByRole('button', { name: /^Archive/ }));
  await expect(rows).toHaveCount(2);
  // Who works by keyboard goes on beside what is gone.
  await expect(rows.first().getByRole('link')).toBeFocused();
  await rows
    .first()
    .getByRole('button', { name: /^Archive/ })
    .click();
  await expect(rows).toHaveCount(1);
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.continue();
  await expect.poll(async () => (await mentor.client.listNotifications({ query: {} })).total).toBe(2);
  await expect(rows).toHaveCount(1);
  watch.expectProblem(/status of 503|answer 503/);
  await held[0]?.fulfill({ status: 503 });
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(rows.first()).toContainText('Bola');
});
