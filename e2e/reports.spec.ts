import { ERRORS } from '@abroad/contract';
import { auditAtBothSizes, auditPage, auditPartAtBothSizes } from './support/audit.ts';
import { decideReported } from './support/decisions.ts';
import { openMail } from './support/mailbox.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

const STATEMENT = 'We gave you a warning. Your profile advertises a shop.\n\nA person decided this.';
const PDF = { name: 'shop.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a shop') };
const WORDS = 'The profile sells a course that does not exist.';

/** Opens the dialog of the profile that is shown. */
async function openReport(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('What’s wrong?')).toBeVisible();
  return dialog;
}

test('[T-70] [T-76] a signed-out visitor reports a profile; what is typed survives a reload and signing in', async ({
  page,
  anotherBrowser,
  viewport,
}) => {
  const mentor = await newMentor(page, 'Linh', 'Vu');
  const visitor = await anotherBrowser({ viewport });
  await visit(visitor, `/${mentor.slug}/mentor-profile`);
  let dialog = await openReport(visitor, /^Report Linh.*’s profile$/);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByLabel('What’s wrong?')).toBeFocused();
  await expect(dialog.getByText('Confirm this to send the report')).toBeVisible();
  await dialog.getByLabel('What’s wrong?').selectOption('scam');
  await dialog.getByLabel('What happened?').fill('Too short');
  await expect(dialog.getByText('Explain it in 20 characters or more')).toBeVisible();
  await dialog.getByLabel('What happened?').fill(WORDS);
  await auditPage(visitor);
  await visitor.reload();
  dialog = await openReport(visitor, /^Report Linh.*’s profile$/);
  await expect(dialog.getByLabel('What happened?')).toHaveValue(WORDS);
  await expect(dialog.getByLabel('What’s wrong?')).toHaveValue('scam');

  await dialog.getByLabel('Your name').fill('Pim');
  await dialog.getByLabel('Your email address').fill(`pim-${Date.now()}@example.org`);
  await dialog.getByLabel('What I say is true as far as I know.').check();
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Report sent' })).toBeVisible();
  await expect(dialog.getByText(/R-[2-9A-Z]{8}/)).toBeVisible();
  await expect(dialog.getByText('We’ve emailed you a receipt')).toBeVisible();
  await auditPage(visitor);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(visitor.getByRole('dialog')).toHaveCount(0);

  dialog = await openReport(visitor, /^Report Linh.*’s profile$/);
  await dialog.getByLabel('What’s wrong?').selectOption('spam');
  await dialog.getByLabel('What happened?').fill('It advertises a shop.');
  await newProspect(visitor, 'Amara', 'Obi');
  await visit(visitor, `/${mentor.slug}/mentor-profile`);
  dialog = await openReport(visitor, /^Report Linh.*’s profile$/);
  await expect(dialog.getByLabel('What happened?')).toHaveValue('It advertises a shop.');
  await expect(dialog.getByLabel('Your email address')).toHaveCount(0);
});

test('[T-73] [T-74] [T-75] [T-102] a report becomes a decision; its person gets an email, opens it and appeals with a document, and the reporter learns the outcome', async ({
  page,
  anotherBrowser,
  viewport,
  watch,
}) => {
  const mentor = await newMentor(page, 'Linh', 'Vu');
  const other = await anotherBrowser({ viewport });
  const prospect = await newProspect(other, 'Amara', 'Obi');
  await visit(other, `/${mentor.slug}/mentor-profile`);
  const dialog = await openReport(other, /^Report Linh.*’s profile$/);
  await dialog.getByLabel('What’s wrong?').selectOption('spam');
  await dialog.getByLabel('What I say is true as far as I know.').check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByRole('link', { name: 'your reports' }).click();
  const reported = other.getByRole('main').getByRole('listitem').first();
  await expect(reported).toContainText('mentor profile');
  await expect(reported).toContainText('Being checked');
  await auditPage(other);

  const id = await decideReported(mentor, STATEMENT);
  await openMail(page, mentor.person.email, /We’ve made a decision about you/);
  await visit(page, `/decisions/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Our decision' })).toBeVisible();
  await expect(page.getByText('Your profile advertises a shop.')).toBeVisible();
  await page.getByRole('button', { name: 'Send appeal' }).click();
  const text = page.getByLabel('Why is the decision wrong?');
  await expect(text).toBeFocused();
  await text.fill('The shop is my own project.');
  await page.getByLabel('Documents (optional)').setInputFiles(PDF);
  await expect(page.getByText('shop.pdf')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('The shop is my own project.');
  await expect(page.getByText('shop.pdf')).toBeVisible();
  await auditPage(page);
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByRole('heading', { name: 'Your appeal' })).toBeFocused();
  await expect(page.getByText('The shop is my own project.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Documents that you sent' })).toBeVisible();
  await expect(page.getByText('shop.pdf')).toBeVisible();
  await auditPage(page);

  await openMail(other, prospect.person.email, /The outcome of your report/);
  await visit(other, '/reports');
  await expect(other.getByRole('main')).toContainText('It broke our rules, and we acted.');
  // It is another person's.
  watch.expectProblem(/404/);
  await visit(other, `/decisions/${id}`);
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('Our decision');
});

test.describe('at one size', () => {
  atOneSize();

  test('[T-77] [T-78] the rules and the numbers are public, in light, dark and Arabic', async ({ page, context }) => {
    await visit(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our rules' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our rules' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'A mentor misses a session' })).toContainText('hidden for 7 days');
    await auditAtBothSizes(page);
    await page.getByRole('main').getByRole('link', { name: 'Transparency' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Transparency' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /so far/ }).first()).toBeVisible();
    await auditAtBothSizes(page);
    await context.addCookies([{ name: 'am_lang', value: 'ar', url: new URL('/', page.url()).href }]);
    for (const [path, title] of [
      ['/rules', 'قواعدنا'],
      ['/transparency', 'الشفافية'],
    ] as const) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await auditAtBothSizes(page);
    }
  });

  test('[T-70] the fourth report of a day, signed out, is refused in words, and nothing typed is lost', async ({
    page,
    anotherBrowser,
    watch,
  }) => {
    watch.expectProblem(/429/);
    const mentor = await newMentor(page, 'Linh', 'Vu');
    const visitor = await anotherBrowser();
    await visitor.route('**/api/v1/reports', (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        headers: { 'retry-after': '7200' },
        json: {
          type: 'urn:abroad-mentors:problem:too-many-reports',
          title: 'Too Many Requests',
          status: 429,
          detail: ERRORS.TOO_MANY_REPORTS.detail,
          code: 'TOO_MANY_REPORTS',
          request_id: 'r',
        },
      }),
    );
    await visit(visitor, `/${mentor.slug}/mentor-profile`);
    const dialog = await openReport(visitor, /^Report Linh.*’s profile$/);
    await dialog.getByLabel('What’s wrong?').selectOption('spam');
    await dialog.getByLabel('What happened?').fill(WORDS);
    await dialog.getByLabel('What I say is true as far as I know.').check();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByRole('alert')).toContainText('You’ve reached today’s limit for reports');
    await expect(dialog.getByLabel('What happened?')).toHaveValue(WORDS);
    await auditPartAtBothSizes(visitor);
  });
});
