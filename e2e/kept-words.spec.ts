import { FailingApi } from './support/failing-api.ts';
import { bookSession, pastSession } from './support/past-session.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const WORDS = 'My exam was moved to that morning, and I can’t change it.';

test('[T-301] the reason for a cancellation outlives a refusal, a reload and a closed dialog, and is gone once it is sent', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectProblem(/\b503\b.*cancel/);
  const mentor = await newMentor(await anotherBrowser(), 'Linh', 'Vu');
  const prospect = await newProspect(page, 'Amara', 'Obi');
  const { id } = await bookSession(prospect, mentor);
  const ask = async () => {
    await page.getByRole('button', { name: /^Cancel the session/ }).click();
    return page.getByRole('dialog').getByRole('textbox');
  };
  await visit(page, `/bookings/${id}`);
  await (await ask()).fill(WORDS);
  const failing = await new FailingApi().intercept(page, `**/bookings/${id}/cancel`);
  failing.answer = { status: 503, code: 'UNAVAILABLE' };
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(await ask()).toHaveValue(WORDS);
  await page.reload();
  await expect(await ask()).toHaveValue(WORDS);
  failing.answer = null;
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.values(sessionStorage))).not.toContain(WORDS);
});

test('[T-301] what is said about a no-show outlives a reload, with its document', async ({ page, anotherBrowser }) => {
  const student = await anotherBrowser();
  const mentor = await newMentor(page, 'Linh', 'Vu');
  const prospect = await newProspect(student, 'Amara', 'Obi');
  const { id } = await pastSession(prospect, mentor, { days_ago: 1 / 24, status: 'confirmed' });
  await prospect.client.reportNoShow({ params: { id }, body: {} });
  const answer = async () => {
    await page.getByRole('button', { name: 'I was there' }).click();
    return page.getByRole('dialog');
  };
  await visit(page, `/bookings/${id}`);
  const dialog = await answer();
  await dialog.getByRole('textbox').fill(WORDS);
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'call.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a call') });
  await expect(dialog.getByText('call.pdf')).toBeVisible();
  await page.reload();
  await answer();
  await expect(dialog.getByRole('textbox')).toHaveValue(WORDS);
  await expect(dialog.getByText('call.pdf')).toBeVisible();
  await dialog.getByRole('button', { name: 'I was there' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => Object.values(sessionStorage))).not.toContain(WORDS);
});

/** Holds the answer of a call back until the dialog that asked is closed. */
async function answerAfterClosing(page: Page, path: string): Promise<() => void> {
  const closed = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await closed.promise;
    await route.continue();
  });
  return closed.resolve;
}

test('[T-302] a report whose dialog is closed before the answer comes is sent, and is no draft any more', async ({
  page,
  anotherBrowser,
}) => {
  const mentor = await newMentor(await anotherBrowser(), 'Linh', 'Vu');
  await newProspect(page, 'Amara', 'Obi');
  await visit(page, `/${mentor.slug}/mentor-profile`);
  const open = () => page.getByRole('button', { name: /^Report Linh.*’s profile$/ }).click();
  const dialog = page.getByRole('dialog');
  await open();
  await dialog.getByLabel('What’s wrong?').selectOption('spam');
  await dialog.getByLabel('What happened?').fill(WORDS);
  await dialog.getByLabel('What I say is true as far as I know.').check();
  const goOn = await answerAfterClosing(page, '**/api/v1/reports');
  const answered = page.waitForResponse('**/api/v1/reports');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  goOn();
  expect((await answered).status()).toBe(201);
  await open();
  await expect(dialog.getByLabel('What’s wrong?')).toBeVisible();
  await expect(dialog.getByLabel('What happened?')).toHaveValue('');
});

test('[T-302] the secret of a webhook is shown, though its dialog was closed before the answer came', async ({
  page,
}) => {
  await newMentor(page, 'Linh', 'Vu');
  await visit(page, '/settings#webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('https://example.org/hooks');
  const goOn = await answerAfterClosing(page, '**/api/v1/webhooks');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  goOn();
  await expect(dialog.getByLabel('Secret')).not.toHaveValue('');
});
