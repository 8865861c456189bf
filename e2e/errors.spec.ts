import { auditAtBothSizes } from './support/audit.ts';
import { FailingApi } from './support/failing-api.ts';
import { enterAsDemo, signUp, newPerson } from './support/people.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { scriptsReady, visit } from './support/visit.ts';

/** The error of the browser without a connection. */
const offline = /ERR_INTERNET_DISCONNECTED/;

atOneSize();

test(
  '[S-18] a part that fails to load, as after a release, breaks nothing else',
  { tag: '@full' },
  async ({ page, watch }) => {
    const lose = async (part: RegExp) => {
      watch.expectProblem(part);
      await page.route(part, (route) => route.fulfill({ status: 404 }));
    };
    watch.expectProblem(/status of 404|caught the following error during render/);
    await enterAsDemo(page, 'prospect');

    await lose(/zone-picker-[^/]*\.js/);
    await visit(page, '/linh-tran/availability');
    const zone = page.getByRole('button', { name: /^Your time zone/ });
    await zone.click();
    const notice = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
    await auditAtBothSizes(page);
    await page.unrouteAll();
    const loaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: 'Reload page' }).click();
    await loaded;
    await scriptsReady(page);
    await zone.click();
    await expect(page.getByRole('combobox', { name: /^Your time zone/ })).toBeVisible();

    // The script of toasts is as lost as the dialog's.
    await visit(page, '/settings');
    await page.getByLabel('First name').fill('Amara Grace');
    await lose(/(avatar-dialog|toast-region)-[^/]*\.js/);
    const open = page.getByRole('main').getByRole('button', { name: /^(Add|Change) photo$/ });
    await open.click();
    await expect(page.getByRole('status').getByText('What you typed is still here')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Amara Grace');
    await page.unrouteAll();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload page' }).click();
    await reloaded;
    await scriptsReady(page);
    await open.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test('[X-12] [X-19] being offline is noticed and shown, and a form keeps its text', async ({
  page,
  watch,
  context,
}) => {
  watch.expectProblem(/prospect-profile\/profiles|terms-accept/);
  watch.expectProblem(offline);
  // Home's own part is asked for, and waits with its page.
  watch.expectProblem(/error loading dynamically imported module/);
  await signUp(page, 'prospect', newPerson('Mina', 'Sato'));
  const why = page.getByLabel('Why do you want to study abroad?');
  await why.fill('To learn where the dikes are.');
  await page.getByRole('button', { name: /^Save and/ }).click();
  await expect(page.getByText('Please check the form and correct any errors.')).toBeVisible();
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await expect(page.getByText('Please check the form and correct any errors.')).toBeHidden();

  await context.setOffline(true);
  await expect(page.getByText(/^You’re offline\. What you typed is still here/)).toBeVisible();
  await page.getByRole('button', { name: /^Save and/ }).click();
  // Exactly: what the page loads itself may fail in the same words, with a button behind them.
  const failure = 'Network connection issue. Please check your internet connection.';
  await expect(page.getByText(failure, { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Abroad Mentors' }).click();
  await expect(page.getByText(/^You’re offline\. That page will open/)).toBeVisible();
  await expect(why).toHaveValue('To learn where the dikes are.');

  await context.setOffline(false);
  await expect(page.getByText(/^You’re offline\./)).toBeHidden();

  const api = await new FailingApi().intercept(page, '**/prospect-profile/profiles');
  api.answer = { status: 500, code: 'INTERNAL' };
  await page.getByRole('button', { name: /^Save and/ }).click();
  await expect(page.getByText('There was an issue saving your information. Please try again.')).toBeVisible();
  await expect(why).toHaveValue('To learn where the dikes are.');
});
