import { auditAtBothSizes, auditPage, auditPart } from './support/audit.ts';
import { Keyboard } from './support/keyboard.ts';
import { bookSession } from './support/past-session.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const bell = (page: Page, words: string | RegExp) =>
  page.getByRole('banner').locator('summary').filter({ hasText: words });
/** Returns the announcement of the number: `output` is a polite live region. */
const said = (page: Page) => page.getByRole('banner').locator('output').filter({ hasText: 'new notification' });

test('[T-223] [T-229] the bell counts alike in windows and browsers after each action, and says once that there is more', async ({
  page,
  anotherBrowser,
}) => {
  const mentor = await newMentor(page, 'Hien', 'Dang');
  const other = await page.context().newPage();
  const phone = await anotherBrowser({
    viewport: { width: 390, height: 844 },
    storageState: await page.context().storageState(),
  });
  const student = await newProspect(null, 'Bola', 'Ade');
  const windows = [page, other, phone];
  for (const one of windows) {
    await visit(one, '/bookings');
    await expect(bell(one, 'Notifications. 1 new notification')).toBeVisible();
    // The count when the page loaded is in the button's name alone.
    await expect(said(one)).toHaveCount(0);
  }
  await bookSession(student, mentor);
  for (const one of windows) {
    await one.bringToFront();
    await expect(bell(one, 'Notifications. 2 new notifications')).toBeVisible();
    await expect(said(one)).toHaveCount(1);
  }

  await page.bringToFront();
  await bell(page, 'Notifications').click();
  await expect(page.getByRole('link', { name: /Your session with .*Bola.* is booked/ })).toBeVisible();
  await auditPart(page, '.bell-panel');
  await phone.bringToFront();
  await bell(phone, 'Notifications').click();
  await auditPart(phone, '.bell-panel');
  // Looking at them leaves the number.
  for (const one of windows) {
    await one.bringToFront();
    await expect(bell(one, 'Notifications. 2 new notifications')).toBeVisible();
  }

  await page.bringToFront();
  await page.getByRole('link', { name: 'See all notifications' }).click();
  await expect(page).toHaveURL('/notifications');
  const list = page.getByRole('main').getByRole('list', { name: 'Notifications' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await auditAtBothSizes(page);
  await list.getByRole('button', { name: /^Archive: Your mentor profile/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  for (const one of windows) {
    await one.bringToFront();
    await expect(bell(one, 'Notifications. 1 new notification')).toBeVisible();
  }
  await page.bringToFront();
  await page.getByRole('link', { name: 'Archived' }).click();
  await expect(list.getByText('Your mentor profile is live')).toBeVisible();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await list.getByRole('link', { name: /is booked/ }).click();
  await expect(page).toHaveURL(/\/bookings\/[\w-]+$/);
  await expect(bell(page, 'new notification')).toHaveCount(0);
  await phone.bringToFront();
  await visit(phone, '/notifications?state=unread');
  await expect(phone.getByRole('heading', { name: 'You’ve read everything' })).toBeVisible();
  await auditPage(phone);
});

test(
  '[T-229] the bell is opened, walked and closed by keyboard, and reads from right to left in Arabic',
  { tag: '@full' },
  async ({ page, anotherBrowser }) => {
    await newMentor(page, 'Hien', 'Dang');
    await visit(page, '/bookings');
    await expect(bell(page, '1 new notification')).toBeVisible();
    const keyboard = new Keyboard(page);
    await keyboard.use(bell(page, 'Notifications'));
    const first = page.getByRole('banner').getByRole('link', { name: /Your mentor profile is live/ });
    await keyboard.to(first);
    await keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(bell(page, 'Notifications')).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.use(first);
    await expect(page).toHaveURL('/mentor/home');
    await expect(first).toBeHidden();

    const arabic = await anotherBrowser({ locale: 'ar' });
    await newMentor(arabic, 'Hien', 'Dang');
    await visit(arabic, '/notifications');
    await expect(arabic.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(arabic.locator('main .notice')).toHaveCount(1);
    await auditAtBothSizes(arabic);
  },
);
