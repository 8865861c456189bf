import { auditPage, auditPart } from './support/audit.ts';
import { startFeed } from './support/feed.ts';
import { newMentor, type WithProfile } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const day = 86_400_000;
const settings = ({ slug }: WithProfile) => `/${slug}/availability-settings`;
const account = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const toast = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

/** A weekday at least three days away, all of it, in UTC: more than the mentor’s hours of that day. */
function aWorkday() {
  const first = new Date(Date.now() + 3 * day);
  const isWeekend = first.getUTCDay() % 6 === 0;
  const start = new Date(first.getTime() + (isWeekend ? 2 * day : 0)).toISOString().slice(0, 10);
  return { date: start, start: `${start}T00:00:00Z`, end: `${start}T23:59:00Z` };
}

test('[R-17] [C-03] [E-06] [C-12] [E-18] a mentor connects a calendar by its address: its entries close times, and removed ones open them', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  await using calendar = await startFeed();
  const mentor = await newMentor(page, 'Mai', 'Vo');
  const taken = aWorkday();
  const visitor = await anotherBrowser({ timezoneId: 'Europe/Amsterdam' });
  await visit(visitor, `/${mentor.slug}/availability?date=${taken.date}`);
  const ofDay = visitor.getByRole('grid').locator(`[data-day="${taken.date}"]`);
  await expect(ofDay).not.toContainText('no available times');

  await test.step('an invalid URL shows an error at its field, and stays', async () => {
    await visit(page, settings(mentor));
    await expect(page.getByText('No calendar connected yet')).toBeVisible();
    await auditPage(page);
    await page.getByRole('button', { name: 'Connect with a link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect a calendar link' });
    const connect = dialog.getByRole('button', { name: 'Connect with a link' });
    const address = dialog.getByLabel('Calendar link');
    await connect.click();
    await expect(address).toHaveAccessibleDescription(/Enter the calendar link/);
    await auditPart(page);
    watch.expectProblem(/connections\/ical|Failed to load resource/);
    await address.fill(calendar.url);
    await dialog.getByLabel('Name', { exact: true }).fill('Lectures');
    calendar.feed.isDown = true;
    await connect.click();
    await expect(address).toHaveAccessibleDescription(/We can’t reach this link right now/);
    await expect(address).toBeFocused();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Lectures');
    calendar.feed.isDown = false;
    calendar.feed.times = [taken];
    await address.fill(calendar.url);
    await connect.click();
    await toast(page, 'Lectures connected.');
    await expect(page.getByRole('heading', { name: 'Calendars', exact: true })).toBeFocused();
    await expect(account(page, 'Lectures')).toContainText('Synced less than a minute ago');
  });

  await test.step('entries close times on the page of a visitor, and removed ones open them', async () => {
    await expect(ofDay).toContainText('no available times');
    calendar.feed.times = [];
    await account(page, 'Lectures').getByRole('button', { name: 'Sync now' }).click();
    await toast(page, 'Lectures synced. Your times are up to date.');
    await expect(ofDay).not.toContainText('no available times');
    await auditPage(page);
  });

  await test.step('a calendar that breaks says so, and what to do', async () => {
    calendar.feed.isDown = true;
    await account(page, 'Lectures').getByRole('button', { name: 'Sync now' }).click();
    await expect(account(page, 'Lectures')).toContainText(/Not synced since \d\d:\d\d\./);
    await expect(account(page, 'Lectures')).toContainText('The calendar’s server isn’t responding. We’ll keep trying.');
    await auditPage(page);
    calendar.feed.isDown = false;
    await account(page, 'Lectures').getByRole('button', { name: 'Try again' }).click();
    await expect(account(page, 'Lectures')).toContainText('Synced less than a minute ago');
  });

  await test.step('one that is ticked off no longer counts', async () => {
    calendar.feed.times = [taken];
    const counts = account(page, 'Lectures').getByRole('checkbox');
    await counts.uncheck();
    await expect(account(page, 'Lectures')).toContainText('Saved');
    await expect(account(page, 'Lectures')).toContainText('none of its calendars is selected');
    await counts.check();
    await expect(ofDay).toContainText('no available times');
  });

  await test.step('disconnecting says what it means, and forgets what was known', async () => {
    await page.getByRole('button', { name: 'Disconnect Lectures' }).click();
    const question = page.getByRole('dialog', { name: 'Disconnect Lectures?' });
    await expect(question).toContainText('so do your bookings');
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await toast(page, 'Lectures disconnected.');
    await expect(page.getByRole('heading', { name: 'Calendars', exact: true })).toBeFocused();
    await expect(page.getByText('No calendar connected yet')).toBeVisible();
    await expect(ofDay).not.toContainText('no available times');
  });
});
