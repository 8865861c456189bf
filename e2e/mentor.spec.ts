import { auditPage, auditPart } from './support/audit.ts';
import { chooseTime, clock } from './support/booking.ts';
import { FailingApi } from './support/failing-api.ts';
import { openMail } from './support/mailbox.ts';
import { acceptTerms, atStep, fillStudies, goOn, publish } from './support/mentors.ts';
import { openHistory } from './support/menu.ts';
import { fillSignUp, signUp, newPerson } from './support/people.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[R-06] [R-11] [R-14] [B-01] [C-26] [S-08] [S-10] a new mentor is found by name and booked by another user', async ({
  page,
  anotherBrowser,
}) => {
  const mentor = newPerson('Huong', 'Dao');
  const name = `${mentor.first_name} ${mentor.last_name}`;

  const slug = await test.step('signs up and tells of themselves', async () => {
    await signUp(page, 'mentor', mentor);
    await atStep(page, 'Your name and terms');
    await auditPage(page);
    await acceptTerms(page);
    await fillStudies(page);
    await auditPage(page);
    await goOn(page).click();
    await atStep(page, 'Your work');
    await page.getByRole('button', { name: 'Add job' }).click();
    await page.getByLabel('Organization').fill('Deltares');
    await auditPage(page);

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
    await auditPage(page);
    await goOn(page).click();
    await page.getByLabel('Headline').fill('From Hanoi to the dikes');
    await auditPage(page);
    await goOn(page).click();
    await atStep(page, 'Check your profile');
    return publish(page);
  });

  await test.step('sees the own profile, with how to change it', async () => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await auditPage(page);
    await visit(page, '/my-profile');
    await expect(page).toHaveURL(`/${slug}/mentor-profile`);
  });

  const student = await anotherBrowser();
  await test.step('is found by name', async () => {
    // The search follows changes with a short delay.
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
    const ticket = page.getByRole('figure', { name: 'Booking' }).filter({ hasText: person.first_name });
    await expect(ticket).toContainText(clock(start, 'Asia/Ho_Chi_Minh'));
  });

  await test.step('says where they meet', async () => {
    await page.getByRole('link', { name: 'Intro call', exact: true }).click();
    // The list has the same button, until the page of the session is loaded.
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(person.first_name) })).toBeVisible();
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
    await openHistory(student);
    await expect(student.getByText(`${mentor.first_name} added how to join`)).toBeVisible();
  });
});

test(
  '[X-12] that a profile could not be saved is said in sight of the button that was pressed',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectProblem(/mentor-profile\/onboarding/);
    await signUp(page, 'mentor', newPerson('Lan', 'Ho'));
    await acceptTerms(page);
    await fillStudies(page);
    await visit(page, '/mentor/onboarding?step=review');
    await atStep(page, 'Check your profile');
    const api = await new FailingApi().intercept(page, '**/mentor-profile/onboarding');
    api.answer = { status: 409, code: 'SLUG_TAKEN' };
    await page.getByRole('button', { name: 'Publish profile' }).click();
    await expect(page.getByText('There was an issue saving your information. Please try again.')).toBeInViewport();
  },
);
