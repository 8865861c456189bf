import { auditPart } from './support/audit.ts';
import { chooseTime, clock } from './support/booking.ts';
import { FailingApi } from './support/failing-api.ts';
import { openMail } from './support/mailbox.ts';
import { acceptTerms, atStep, fillStudies, goOn, onboardMentor, publish } from './support/mentors.ts';
import { fillSignUp, signUp, newPerson } from './support/people.ts';
import { foundBy } from './support/pick.ts';
import { enter } from './support/quick-session.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[V-05] [V-06] [V-08] [B-13] [B-16] mistakes in the studies show errors at their fields, and the first is focused', async ({
  page,
}) => {
  await signUp(page, 'mentor', newPerson('Farid', 'Azizi'));
  await acceptTerms(page);
  await goOn(page).click();
  const university = page.getByRole('combobox', { name: 'University' });
  await expect(university).toHaveAccessibleDescription(/University is required/);
  await expect(university).toBeFocused();
  await expect(page.getByLabel('School name')).toHaveAccessibleDescription(/School name is required/);

  // Words that choose nothing hold the form up, and a name that was typed in full chooses its country.
  const origin = page.getByRole('combobox', { name: 'Home country' });
  await origin.fill('viet');
  await goOn(page).click();
  await expect(origin).toHaveAccessibleDescription(/Choose one from the list, or clear this field/);
  await expect(origin).toBeFocused();
  await expect(foundBy(page).getByRole('option', { name: 'Vietnam' })).toBeVisible();
  await origin.fill('vietnam');
  await origin.press('Tab');
  await expect(origin).toHaveValue('Vietnam');
  await expect(origin).not.toHaveAttribute('aria-invalid');

  await fillStudies(page);
  await page.getByLabel('End month').fill('2018-01');
  await goOn(page).click();
  await expect(page.getByLabel('End month')).toHaveAccessibleDescription(/End date must be after start date/);
  await page.getByLabel('End month').fill('2021-08');
  await goOn(page).click();
  await atStep(page, 'Your work');
});

test('[R-06] [S-01] [B-09] [V-16] [E-12] [B-13] the terms step goes on once it is valid', async ({ page }) => {
  await signUp(page, 'mentor', newPerson('Tomas', 'Novak'));
  const first = page.getByLabel('First name');
  const last = page.getByLabel('Last name');
  const agree = page.getByRole('checkbox', { name: /^I have read the Mentor Terms/ });

  await expect(first).toHaveAttribute('required', '');
  await expect(page.locator('label', { hasText: 'First name' })).toContainText('*');
  await expect(page.locator('label', { hasText: 'Last name' })).toContainText('*');
  await expect(goOn(page)).toBeDisabled();
  await agree.check();
  await expect(goOn(page)).toBeEnabled();

  await last.fill('');
  await expect(goOn(page)).toBeDisabled();
  await expect(last).toHaveAccessibleDescription(/Last name is required/);
  const error = page.locator('.field-error', { hasText: 'Last name is required' });
  await expect(error.locator('svg')).toBeVisible();
  await last.fill('Novák');
  await expect(goOn(page)).toBeEnabled();
  await agree.uncheck();
  await expect(goOn(page)).toBeDisabled();
});

test('[R-06] [R-14] [C-26] a new mentor is found by name and booked by another user', async ({
  page,
  anotherBrowser,
}) => {
  const mentor = newPerson('Huong', 'Dao');
  const name = `${mentor.first_name} ${mentor.last_name}`;

  const slug = await test.step('signs up and tells of themselves', async () => {
    await signUp(page, 'mentor', mentor);
    await acceptTerms(page);
    await fillStudies(page);
    await goOn(page).click();
    await atStep(page, 'Your work');
    await page.getByRole('button', { name: 'Add job' }).click();
    await page.getByLabel('Organization').fill('Deltares');

    await page.reload();
    await atStep(page, 'Your work');
    await expect(page.getByLabel('Organization')).toHaveValue('Deltares');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await atStep(page, 'Where you studied');
    await expect(page.getByLabel('School name')).toHaveValue('Delft University of Technology');
    await expect(page.getByRole('checkbox', { name: 'This was abroad' })).toBeChecked();
    await goOn(page).click();
    await page.getByLabel('Job title').fill('Hydrologist');
    await goOn(page).click();
    await page.getByRole('checkbox', { name: 'Scholarships' }).check({ force: true });
    await expect(page.getByText('1 topic chosen')).toBeVisible();
    await goOn(page).click();
    await page.getByLabel('Headline').fill('From Hanoi to the dikes');
    await goOn(page).click();
    await atStep(page, 'Check your profile');
    return publish(page);
  });

  await test.step('sees the own profile, with how to change it', async () => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await visit(page, '/my-profile');
    await expect(page).toHaveURL(`/${slug}/mentor-profile`);
  });

  const student = await anotherBrowser();
  await test.step('is found by name', async () => {
    // The search follows what changes, a moment behind.
    await expect(async () => {
      await visit(student, `/search?keyword=${mentor.first_name}`);
      await expect(student.getByRole('heading', { level: 1, name: '1 mentor' })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await student.getByRole('article').getByRole('link', { name, exact: true }).click();
    await expect(student.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(student.getByText('From Hanoi to the dikes')).toBeVisible();
    await expect(student.getByText('Hydrologist')).toBeVisible();
    await expect(student.getByText('Studied abroad')).toBeVisible();
    await expect(student.getByRole('button', { name: 'Edit', exact: true })).toBeHidden();
  });

  const person = newPerson('Bao', 'Vo');
  await test.step('is booked by a student who signs in on the way', async () => {
    await visit(student, `/${slug}/availability`);
    const start = await chooseTime(student, 0);
    await student.getByRole('link', { name: 'Sign in to book' }).click();
    await student.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await expect(student.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await fillSignUp(student, person);
    await expect(student).toHaveURL(new RegExp(`start=${encodeURIComponent(start)}`));
    await student.getByRole('button', { name: 'Book free session' }).click();
    await expect(student.getByRole('heading', { name: 'Your session is confirmed' })).toBeVisible();

    await openMail(page, mentor.email, new RegExp(`^New booking from ${person.first_name}: Intro call`));
    await visit(page, '/bookings');
    await expect(page.getByRole('listitem').filter({ hasText: person.first_name })).toContainText(
      clock(start, 'Asia/Ho_Chi_Minh'),
    );
  });

  await test.step('says where they meet', async () => {
    await page.getByRole('link', { name: `${person.first_name} Vo`, exact: true }).click();
    // The list has such a button as well, until the page of the session is there.
    await expect(page).toHaveURL(/\/bookings\/[^/]+$/);
    await page.getByRole('button', { name: 'Add link' }).click();
    const dialog = page.getByRole('dialog', { name: `How to join your session with ${person.first_name}` });
    const link = dialog.getByLabel('Your meeting link');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(link).toHaveAccessibleDescription(/Add a link, number or address/);
    await link.fill('meet.google.com/abc-defg-hij');
    await auditPart(page);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'https://meet.google.com/abc-defg-hij' })).toBeVisible();
    await student.reload();
    await expect(student.getByRole('link', { name: 'https://meet.google.com/abc-defg-hij' })).toBeVisible();
    await expect(student.getByText(`${mentor.first_name} added how to join`)).toBeVisible();
  });
});

test('[X-12] [X-19] [T-467] a profile that could not be saved says so, and a refused name is shown at the step that asks for it', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/mentor-profile\/onboarding/);
  await signUp(page, 'mentor', newPerson('Lan', 'Ho'));
  await acceptTerms(page);
  await fillStudies(page);
  await visit(page, '/mentor/onboarding?step=review');
  await atStep(page, 'Check your profile');
  const api = await new FailingApi().intercept(page, '**/mentor-profile/onboarding');
  const publishing = page.getByRole('button', { name: 'Publish profile' });
  for (const [status, code] of [
    [409, 'SLUG_TAKEN'],
    [400, 'VALIDATION_FAILED'],
    [503, 'UNAVAILABLE'],
  ] as const) {
    api.answer = { status, code };
    await publishing.click();
    await expect.poll(() => api.calls).toBeGreaterThan(0);
    api.calls = 0;
    // Beside the button at the foot of a long page, where the one who pressed it looks.
    await expect(page.getByText('There was an issue saving your information. Please try again.')).toBeInViewport();
  }

  const refused = [{ path: 'last_name', message: 'Last name is required' }];
  api.answer = { status: 400, code: 'VALIDATION_FAILED', errors: refused };
  await publishing.click();
  await atStep(page, 'Your name and terms');
  const name = page.getByLabel('Last name');
  await expect(page.getByText('Last name is required')).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Hồ');
  await expect(page.getByText('Last name is required')).toBeHidden();
});

test('the terms scroll by keyboard', async ({ page }) => {
  await signUp(page, 'mentor', newPerson('Lotte', 'Visser'));
  const terms = page.getByRole('region', { name: 'Mentor Terms of Service' });
  // A step that appears takes the focus first.
  await expect(page.getByRole('heading', { level: 2, name: 'Your name and terms' })).toBeFocused();
  await terms.focus();
  await page.keyboard.press('End');
  await expect.poll(() => terms.evaluate((box) => box.scrollTop)).toBeGreaterThan(100);
});

test('[S-02] the terms step says that it saves', async ({ page }) => {
  const waiting = Promise.withResolvers<void>();
  await page.route('**/terms-accept', async (route) => {
    await waiting.promise;
    await route.continue();
  });
  await signUp(page, 'mentor', newPerson('Aylin', 'Demir'));
  await page.getByRole('checkbox', { name: /^I have read the Mentor Terms/ }).check();
  await goOn(page).click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  waiting.resolve();
  await atStep(page, 'Where you studied');
});

test('[B-03] [R-11] without a mentor profile my-profile leads to onboarding', async ({ page, watch }) => {
  // The look-up of the slug says that there is none.
  watch.expectProblem(/404.*\/mentor-profile\/profiles\/me/);
  await enter(page, newPerson('Emeka', 'Obi'), { isNew: true });
  await page.goto('/my-profile');
  await expect(page).toHaveURL(/\/mentor\/onboarding/);
});

test('[B-01] [R-11] [S-08] [S-10] my-profile leads to the own profile, which alone can be edited', async ({ page }) => {
  await signUp(page, 'mentor', newPerson('Ada', 'Weber'));
  const slug = await onboardMentor(page);
  await page.goto('/my-profile');
  await expect(page).toHaveURL(`/${slug}/mentor-profile`);
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await visit(page, '/linh-tran/mentor-profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Linh Trần' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
});
