import { ADA, hasRadicale, startRadicale } from '../apps/api/src/testing/radicale/start-radicale.ts';
import { auditPage, auditPart } from './support/audit.ts';
import { playGoogle } from './support/google.ts';
import { chooseOfService } from './support/menu.ts';
import { newMentor } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[C-04] [C-05] [R-17] a mentor connects Google on its own page, connects again when access is taken back, and disconnects', async ({
  page,
  watch,
}) => {
  await using google = await playGoogle();
  const { email } = google.addAccount('linh@gmail.test');
  const mentor = await newMentor(page, 'Linh', 'Pham');
  await visit(page, `/${mentor.slug}/availability-settings`);
  const account = page.getByRole('listitem').filter({ hasText: email });
  const atGoogle = page.getByRole('heading', { name: 'Abroad Mentors wants access to your Google Account' });

  await test.step('a refusal says that nothing was connected', async () => {
    await page.getByRole('button', { name: 'Connect Google' }).click();
    await expect(atGoogle).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('You didn’t allow access, so nothing was connected.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to settings' }).click();
    await expect(page.getByRole('heading', { name: 'Calendars', exact: true })).toBeInViewport();
  });

  await test.step('who agrees comes back to the settings, where the account is', async () => {
    await page.getByRole('button', { name: 'Connect Google' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`/${mentor.slug}/availability-settings#calendars`);
    await expect(page.getByText(`Google Calendar (${email}) connected.`)).toBeVisible();
    await expect(account).toContainText('Synced less than a minute ago');
    await expect(page.getByLabel('Add sessions to').locator('option:checked')).toHaveText(email);
  });

  await test.step('the answer counts once', async () => {
    watch.expectProblem(/connections\/google\/complete|Failed to load resource/);
    await visit(page, '/calendar/google/callback?state=used&code=before');
    await expect(
      page.getByText('This connection wasn’t started here, or it took too long. Start again.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to settings' }).click();
  });

  await test.step('revoked access is shown, and granted again', async () => {
    google.takeBack();
    google.expireTokens();
    await account.getByRole('button', { name: 'Sync now' }).click();
    await expect(account).toContainText('We no longer have access.');
    await auditPage(page);
    await account.getByRole('button', { name: 'Connect again' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(account).toContainText('Synced less than a minute ago');
  });

  await test.step('disconnecting gives access back to Google', async () => {
    await account.getByRole('button', { name: 'Disconnect' }).click();
    const question = page.getByRole('dialog', { name: `Disconnect Google Calendar (${email})?` });
    await expect(question).toContainText('We’ll also give up our access to your Google account.');
    await auditPart(page, '.dialog');
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('No calendar connected yet')).toBeVisible();
    expect(google.world.refresh_tokens.size).toBe(0);
  });
});

const title =
  '[C-12] [C-13] [E-18] [R-17] a mentor connects CalDAV, and chooses which calendars count and where sessions go';

(hasRadicale ? test : test.skip)(
  hasRadicale ? title : `${title} (radicale is not installed)`,
  { tag: '@full' },
  async ({ page, watch }) => {
    const radicale = await startRadicale();
    await radicale.makeCalendar('home');
    await radicale.makeCalendar('work');
    await radicale.makeCalendar('holidays');
    const mentor = await newMentor(page, 'Ada', 'Nguyen');
    await visit(page, `/${mentor.slug}/availability-settings`);
    const account = page.getByRole('listitem').filter({ hasText: ADA.username });
    const counts = (name: string) => account.getByRole('checkbox', { name });
    const target = page.getByLabel('Add sessions to');
    const calendars = async () => (await mentor.client.listProviderCalendars()).items;

    await test.step('a wrong password shows an error at its field, and the typed text stays', async () => {
      watch.expectProblem(/connections\/caldav|Failed to load resource/);
      await page.getByRole('button', { name: 'Connect with CalDAV' }).click();
      const dialog = page.getByRole('dialog', { name: 'Connect a CalDAV account' });
      const connect = dialog.getByRole('button', { name: 'Connect with CalDAV' });
      const password = dialog.getByLabel('App password');
      await dialog.getByLabel('Calendar provider').selectOption('Another provider');
      await dialog.getByLabel('Server URL').fill(radicale.url);
      await dialog.getByLabel('Username').fill(ADA.username);
      await connect.click();
      await expect(password).toHaveAccessibleDescription(/Enter the app password/);
      await auditPart(page);
      await password.fill('wrong');
      await connect.click();
      await expect(password).toHaveAccessibleDescription(/The server didn’t accept this username and password/);
      await expect(password).toBeFocused();
      await expect(dialog.getByLabel('Server URL')).toHaveValue(radicale.url);
      await password.fill(ADA.password);
      await connect.click();
      await expect(account).toContainText('Synced less than a minute ago');
    });

    await test.step('each calendar counts or not, and one takes the sessions', async () => {
      await expect(account.getByRole('checkbox')).toHaveCount(3);
      const other = (await calendars()).find(({ is_writable, is_primary }) => is_writable && !is_primary)?.name ?? '';
      await counts(other).check();
      await expect(account).toContainText('Saved');
      await target.selectOption(other);
      await expect
        .poll(async () => (await calendars()).find(({ name }) => name === other))
        .toMatchObject({ check_conflicts: true, is_target: true });
      await expect(target.locator('option', { hasText: 'holidays' })).toHaveCount(0);
      await target.selectOption('No calendar');
      await expect.poll(async () => (await calendars()).some(({ is_target }) => is_target)).toBe(false);
      await auditPage(page);
    });

    await test.step('a service names a calendar of its own', async () => {
      await visit(page, '/my-profile/services');
      await chooseOfService(page, 'Intro call', 'Edit');
      const dialog = page.getByRole('dialog', { name: 'Edit Intro call' });
      await dialog.getByRole('tab', { name: 'When' }).click();
      await dialog.getByLabel('Add sessions to').selectOption('home');
      await dialog.getByRole('button', { name: 'Save service' }).click();
      await expect(dialog).toBeHidden();
      const { items } = await mentor.client.listEventTypes({});
      expect(items[0]?.target_calendar_id).toBe((await calendars()).find(({ name }) => name === 'home')?.id);
    });

    await visit(page, `/${mentor.slug}/availability-settings`);
    await radicale.stop();
    await account.getByRole('button', { name: 'Sync now' }).click();
    await expect(account).toContainText('The calendar’s server isn’t responding. We’ll keep trying.');
  },
);
