import { auditPage } from './support/audit.ts';
import { accountMenu } from './support/people.ts';
import { newMentor } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[B-14] [E-09] [S-16] [U-18] a user with both roles sees the pages of both, and switches by keyboard on every device', async ({
  page,
}) => {
  const { person, client } = await newMentor(page, 'Leila', 'Haddad');
  const { first_name, last_name } = person;
  await client.createProspectProfile({ body: { first_name, last_name } });
  const flags = page.waitForResponse(/views\/me\/resources\?expand=booleans/);
  await visit(page, '/bookings');
  expect(await (await flags).json()).toEqual({
    has_mentor_profile: true,
    has_prospect_profile: true,
    has_calendar: false,
    mentor_profile_id: expect.any(String),
    prospect_profile_id: expect.any(String),
    role_in_use: null,
    first_name,
    last_name,
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
  await auditPage(page);
  // The audit made the window narrow, where the menu is a part of the dock: it is closed.
  await accountMenu(page).focus();
  await page.keyboard.press('Enter');
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

  // Another device doesn't have the cookie.
  await page.context().clearCookies({ name: 'am_role' });
  await visit(page, '/bookings');
  await expect(accountMenu(page)).toContainText('Mentor');
  await expect(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'page');
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Switch to student' }).click();
  await expect(page).toHaveURL('/bookings?role=prospect');
});

function inMenu(page: Page, name: string) {
  return page.locator('.drop-account').getByRole('link', { name, exact: true });
}
