import { auditAtBothSizes, auditPage, auditPartAtBothSizes } from './support/audit.ts';
import { decideReported } from './support/decisions.ts';
import { openMail } from './support/mailbox.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const STATEMENT = 'We gave you a warning. Your profile advertises a shop.\n\nA person decided this.';
const PDF = { name: 'shop.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a shop') };

test('[T-73] [T-74] [T-75] [T-102] a report becomes a decision; its person gets an email, opens it and appeals with a document, and the reporter learns the outcome', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const mentor = await newMentor(page, 'Linh', 'Vu');
  const other = await anotherBrowser();
  const prospect = await newProspect(other, 'Amara', 'Obi');
  await visit(other, `/${mentor.slug}/mentor-profile`);
  await other.getByRole('button', { name: /^Report Linh.*’s profile$/ }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('What’s wrong?').selectOption('spam');
  await dialog.getByLabel('What I say is true as far as I know.').check();
  await auditPartAtBothSizes(other);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByRole('link', { name: 'your reports' }).click();
  const reported = other.getByRole('main').getByRole('listitem').first();
  await expect(reported).toContainText('mentor profile');
  await expect(reported).toContainText('Being checked');
  await auditAtBothSizes(other);

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
  await auditAtBothSizes(page);
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

test(
  '[T-77] [T-78] the rules and the numbers are public, in light, dark and Arabic',
  { tag: '@full' },
  async ({ page, context }) => {
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
  },
);
