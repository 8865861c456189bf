import { auditAtBothSizes, auditPage, auditPart } from './support/audit.ts';
import { chooseTime } from './support/booking.ts';
import { layoutShift } from './support/layout-shift.ts';
import { acceptTerms } from './support/mentors.ts';
import { accountMenu, enterAsDemo, signUp, newPerson } from './support/people.ts';
import { foundBy } from './support/pick.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

// Each page is opened once, and audited at both sizes.
atOneSize();

test('[R-01] [R-02] [B-17] the home page, the search and the routes open without signing in, and pass the checks', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/tuvalu-to-netherlands/);
  await openAndAudit(page, '/', 'Ask someone who’s already been.');
  await openAndAudit(page, '/search', /^\d+ mentors$/);
  await page.getByRole('button', { name: 'University', exact: true }).click();
  await page.getByRole('combobox', { name: 'University', exact: true }).pressSequentially('delf');
  await expect(foundBy(page).getByRole('option').first()).toBeVisible();
  await auditPage(page);
  await openAndAudit(page, '/search?keyword=qqqqqqqq', 'No mentors found');
  await openAndAudit(page, '/routes', 'Popular routes');
  await openAndAudit(page, '/routes/vietnam-to-netherlands', /Vietnam to the Netherlands$/);
  await openAndAudit(page, '/routes/tuvalu-to-netherlands', 'No mentors from Tuvalu to the Netherlands yet');
});

test('[R-14] [R-16] [R-03] [R-04] [R-05] [R-08] a mentor, their available times, and the pages to sign in and sign up open without signing in, and pass the checks', async ({
  page,
}) => {
  await openAndAudit(page, '/linh-tran/mentor-profile', 'Linh Trần');
  await openAndAudit(page, '/linh-tran/availability', 'Choose a time');
  await page.getByRole('button', { name: /^Your time zone/ }).click();
  await expect(foundBy(page).getByRole('option').first()).toBeVisible();
  await auditPage(page);
  await page.keyboard.press('Escape');
  await chooseTime(page, 3);
  await expect(page.getByRole('link', { name: 'Sign in to book' })).toBeVisible();
  await auditAtBothSizes(page);
  await openAndAudit(page, '/sign-in', 'Welcome back');
  await openAndAudit(page, '/sign-up', 'Create your account');
  await openAndAudit(page, '/mentor/signup', 'Become a mentor');
  await openAndAudit(page, '/prospect/signup', 'Find your mentor');
});

test('[R-21] [R-22] [T-83] [T-84] what is told of terms, data, ranking and reviews opens without signing in, also in Arabic, and passes the checks', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/\b404\b/);
  await openAndAudit(page, '/terms', 'Terms of Service');
  await openAndAudit(page, '/privacy', 'Privacy Policy');
  await openAndAudit(page, '/dev/mailbox', 'Mailbox');
  await visit(page, '/search');
  await page.getByRole('main').getByRole('link', { name: 'How ranking works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How ranking works' })).toBeVisible();
  await expect(page.getByText('No one can pay to be higher')).toBeVisible();
  await auditAtBothSizes(page);
  await openAndAudit(page, '/reviews-policy', 'How reviews work');
  for (const [path, title] of [
    ['/nothing/here', 'This page doesn’t exist'],
    ['/no-one-of-that-name/mentor-profile', 'Profile not found'],
  ] as const) {
    await openAndAudit(page, path, title);
    await expect(page.getByRole('main').getByRole('link', { name: 'Find a mentor' })).toBeVisible();
  }
  await context.addCookies([{ name: 'am_lang', value: 'ar', url: new URL('/', page.url()).href }]);
  await openAndAudit(page, '/how-ranking-works', 'كيف يعمل الترتيب');
  await openAndAudit(page, '/reviews-policy', 'كيف تعمل التقييمات');
});

test('[R-20] [R-12] [R-15] the pages of a student', async ({ page }) => {
  await enterAsDemo(page, 'prospect');
  await visit(page, '/bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await expect(
    page
      .getByRole('status')
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toBeVisible();
  await auditAtBothSizes(page);
  await visit(page, '/my-prospect-profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
  await auditAtBothSizes(page);
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await auditAtBothSizes(page);
  await visit(page, '/amara-okafor/prospect-profile');
  await expect(page.getByText('This is your profile.')).toBeVisible();
  await auditAtBothSizes(page);
});

test('[R-09] [B-16] the first steps of a student, and the list of countries', async ({ page }) => {
  await signUp(page, 'prospect', newPerson('Sana', 'Iqbal'));
  await expect(page.getByRole('heading', { level: 1, name: 'Where do you want to go?' })).toBeVisible();
  await auditAtBothSizes(page);
  await page.getByRole('button', { name: /^Save and/ }).click();
  await expect(page.getByText('You must accept the terms and conditions to continue')).toBeVisible();
  await page.getByRole('combobox', { name: 'Home country', exact: true }).pressSequentially('unite');
  await expect(foundBy(page).getByRole('option').first()).toBeVisible();
  await auditAtBothSizes(page);
});

test('[R-06] the first steps of a mentor', async ({ page }) => {
  await signUp(page, 'mentor', newPerson('Jonas', 'Berg'));
  await expect(page.getByRole('heading', { level: 2, name: 'Your name and terms' })).toBeVisible();
  await auditAtBothSizes(page);
  await acceptTerms(page);
  for (const step of ['studies', 'work', 'help', 'about', 'review']) {
    await visit(page, `/mentor/onboarding?step=${step}`);
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
    await auditAtBothSizes(page);
  }
});

test('[R-11] [R-13] [R-17] [U-20] the pages of a mentor, the account menu, the settings and their dialogs', async ({
  page,
}) => {
  await enterAsDemo(page, 'mentor');
  await page.goto('/my-profile');
  await expect(page).toHaveURL('/linh-tran/mentor-profile');
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await expect(edit).toBeVisible();
  await auditAtBothSizes(page);
  await accountMenu(page).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await auditPage(page);
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = page.getByRole('dialog', { name: 'Share your profile' });
  await expect(shared.getByRole('img', { name: 'QR code that opens this link' })).toBeVisible();
  await auditPart(page);
  await shared.getByRole('button', { name: 'Close' }).click();
  await edit.click();
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  await auditAtBothSizes(page);
  await page.goto('/my-profile/availability-settings');
  await expect(page).toHaveURL('/linh-tran/availability-settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Availability' })).toBeVisible();
  await auditAtBothSizes(page);
  await visit(page, '/settings');
  await expect(page.getByRole('heading', { name: 'Name and link' })).toBeVisible();
  await auditAtBothSizes(page);
  await visit(page, '/settings/data');
  await page.getByRole('button', { name: /^Delete account/ }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await auditAtBothSizes(page);
});

test('[R-11] the own profile does not move while it loads', { tag: '@full' }, async ({ page }) => {
  await enterAsDemo(page, 'mentor');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/my-profile');
  await expect(page).toHaveURL('/linh-tran/mentor-profile');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  const { value, moved } = await layoutShift(page);
  expect(value, moved.join('\n')).toBeLessThan(0.02);
});

async function openAndAudit(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(/Abroad Mentors/);
  await auditAtBothSizes(page);
}
