import { auditAtBothSizes } from './support/audit.ts';
import { FailingApi } from './support/failing-api.ts';
import { accountMenu, enterAsDemo, signInAsDemo, newPerson } from './support/people.ts';
import { onboardProspect } from './support/prospects.ts';
import { enter } from './support/quick-session.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[B-14] [E-09] [S-16] [U-18] a user with both roles sees the pages of both, and switches by keyboard on every device', async ({
  page,
}) => {
  await signInAsDemo(page, 'both');
  await expect(accountMenu(page)).toContainText('Student');
  const flags = page.waitForResponse(/views\/me\/resources\?expand=booleans/);
  await visit(page, '/bookings');
  expect(await (await flags).json()).toEqual({
    has_mentor_profile: true,
    has_prospect_profile: true,
    has_calendar: false,
    mentor_profile_id: expect.any(String),
    prospect_profile_id: expect.any(String),
    role_in_use: null,
    first_name: expect.any(String),
    last_name: expect.any(String),
    terms_due: [],
    is_suspended: false,
    staff_role: null,
  });
  await expect(accountMenu(page)).toContainText('Student');
  await expect(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'page');

  await accountMenu(page).focus();
  await page.keyboard.press('Enter');
  for (const name of ['Mentor home', 'Mentor profile', 'Availability', 'Earnings', 'Student profile']) {
    await expect(inMenu(page, name)).toBeVisible();
  }
  await auditAtBothSizes(page);
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Switch to mentor' }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByText('You’ve switched to mentor.').first()).toBeVisible();
  await expect(accountMenu(page)).toContainText('Mentor');
  await expect(accountMenu(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Switch to student' })).toBeHidden();
  await expect(page).toHaveURL('/mentor/home');
  expect((await page.context().cookies()).find(({ name }) => name === 'am_role')?.value).toBe('mentor');
  expect((await kept).status()).toBe(200);

  // Another device has no cookie of it.
  await page.context().clearCookies({ name: 'am_role' });
  await visit(page, '/bookings');
  await expect(accountMenu(page)).toContainText('Mentor');
  await expect(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'page');
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Switch to student' }).click();
  await expect(page).toHaveURL('/bookings?role=prospect');
});

test('[B-15] a user adds the role that they lack', async ({ page }) => {
  await enter(page, newPerson('Leila', 'Haddad'), { isNew: true });
  await visit(page, '/search');
  await accountMenu(page).click();
  await inMenu(page, 'Become a mentor').click();
  await expect(page).toHaveURL(/\/mentor\/onboarding/);
  await accountMenu(page).click();
  await inMenu(page, 'Find a mentor as a student').click();
  await expect(page).toHaveURL('/prospect/onboarding');
  await onboardProspect(page);
  await accountMenu(page).click();
  await expect(inMenu(page, 'Student profile')).toBeVisible();
  await expect(inMenu(page, 'Become a mentor')).toBeVisible();
  await expect(inMenu(page, 'Find a mentor as a student')).toBeHidden();
});

test('[S-16] without the flags a user’s profiles decide which roles they have', async ({ page, watch }) => {
  watch.expectProblem(/views\/me\/resources/);
  await enterAsDemo(page, 'both');
  const flags = await new FailingApi().intercept(page, '**/api/views/me/resources?**');
  flags.answer = { status: 403 };
  await visit(page, '/bookings');
  await expect(accountMenu(page)).toContainText('Student');
  await accountMenu(page).click();
  await expect(page.getByRole('button', { name: 'Switch to mentor' })).toBeVisible();
});

test('[B-02] [R-13] my availability settings lead to the own slug', async ({ page }) => {
  await signInAsDemo(page, 'mentor');
  await page.goto('/my-profile/availability-settings');
  await expect(page).toHaveURL('/linh-tran/availability-settings');
  await page.goBack();
  await expect(page).not.toHaveURL(/my-profile/);
});

test('[B-03] [R-11] [R-13] without a mentor profile both lead to the onboarding, and nothing is refused', async ({
  page,
}) => {
  await enterAsDemo(page, 'prospect');
  for (const path of ['/my-profile', '/my-profile/availability-settings']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/mentor\/onboarding/);
  }
});

test('[B-03] a mentor profile whose slug is absent, null or empty leads to the onboarding', async ({ page }) => {
  await enterAsDemo(page, 'mentor');
  for (const profile of [{ id: 'x' }, { id: 'x', slug: null }, { id: 'x', slug: '' }]) {
    await page.unrouteAll();
    await page.route('**/api/v1/mentor-profile/profiles/me', (route) => route.fulfill({ json: profile }));
    await page.goto('/my-profile');
    await expect(page).toHaveURL(/\/mentor\/onboarding/);
  }
});

test('[R-13] the way to the own settings says when it fails, and goes on', async ({ page, watch }) => {
  watch.expectProblem(/mentor-profile\/profiles\/me/);
  await enterAsDemo(page, 'mentor');
  const profile = await new FailingApi().intercept(page, '**/mentor-profile/profiles/me');
  profile.answer = { status: 403 };
  await page.goto('/my-profile/availability-settings');
  await expect(page.getByText("You don't have permission to perform this action.")).toBeVisible();
  profile.answer = null;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/linh-tran/availability-settings');
});

function inMenu(page: Page, name: string) {
  return page.getByRole('banner').locator('.menu').getByRole('link', { name, exact: true });
}
