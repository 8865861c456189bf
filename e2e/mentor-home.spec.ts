import { auditAtBothSizes } from './support/audit.ts';
import { acceptTerms, atStep, fillStudies, goOn } from './support/mentors.ts';
import { accountMenu, signUp, newPerson } from './support/people.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[U-14] a new mentor is warned before publishing, and sees what is left to do until it is done', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = newPerson('Mai', 'Do');
  await signUp(page, 'mentor', person);
  await acceptTerms(page);
  await fillStudies(page);
  for (const title of ['Your work', 'What you can help with', 'About you and time zone', 'Check your profile']) {
    await goOn(page).click();
    await atStep(page, title);
  }
  const warning = page.getByRole('status').filter({ hasText: 'Students may not find you like this.' });
  await expect(warning.getByRole('link')).toHaveText(['Choose a topic', 'Add a language']);
  await expect(warning).toContainText('Students filter mentors by topic.');
  await auditAtBothSizes(page);
  await page.getByRole('button', { name: 'Publish profile' }).click();

  await expect(page).toHaveURL('/mentor/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mai' })).toBeVisible();
  const todo = page.getByRole('region', { name: / of 8 done$/ });
  await expect(todo.getByRole('heading')).toHaveText('0 of 8 done');
  await expect(todo.getByRole('listitem')).toContainText([
    'Choose a topic',
    'Add a photo',
    'Prove where you studied',
    'Add a way to join',
    'Connect your calendar',
    'Add a paid service',
    'Add a payout account',
    'Share your link',
    'You’re ready',
  ]);
  await expect(page.getByRole('heading', { name: 'No requests yet' })).toBeVisible();
  await auditAtBothSizes(page);
  const prove = todo.getByRole('listitem').getByRole('button', { name: 'Prove where you studied' });
  await prove.click();
  await expect(page.getByRole('dialog', { name: /^Prove your education at / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prove).toBeFocused();
  await todo.getByRole('button', { name: 'Share your link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  await page.keyboard.press('Escape');
  await expect(todo.getByRole('heading')).toHaveText('1 of 8 done');
  await page.reload();
  await expect(todo.getByRole('heading')).toHaveText('1 of 8 done');
  await expect(todo.getByRole('button', { name: 'Share your link' })).toHaveCount(0);
  await accountMenu(page).click();
  await expect(page.locator('.drop-account').getByRole('link', { name: 'Mentor home', exact: true })).toBeVisible();
});

test(
  '[U-14] what waits and the week are on the home page of a mentor',
  { tag: '@full' },
  async ({ page, anotherBrowser }) => {
    const mentor = await newMentor(page, 'Yen', 'Le');
    const student = await anotherBrowser();
    const { client } = await newProspect(student, 'Bisi', 'Ojo');
    const book = async (at: number) => {
      const span = { start: new Date().toISOString(), end: new Date(Date.now() + 30 * 86_400_000).toISOString() };
      const query = { event_type_slug: 'intro-call', ...span };
      const { available_slots: slots } = await client.getAvailabilityBySlug({ params: { slug: mentor.slug }, query });
      const start = slots[at]?.start ?? '';
      const which = { mentor_slug: mentor.slug, event_type_slug: 'intro-call', platform: 'google_meet' as const };
      await client.createBooking({ body: { ...which, start, time_zone: 'Africa/Lagos' } });
    };
    await book(3);
    const { booking_policy } = await mentor.client.getAvailabilitySettings();
    await mentor.client.patchBookingPolicy({ params: { id: booking_policy.id }, body: { requires_approval: true } });
    await book(30);

    await visit(page, '/mentor/home');
    const waiting = page.getByRole('region', { name: /^Waiting for you/ });
    const sessions = page.getByRole('region', { name: 'Your next 7 days' }).getByRole('link', { name: /Bisi/ });
    await expect(waiting.getByRole('button', { name: /^Accept Bisi/ })).toHaveCount(1);
    await expect(sessions).toHaveCount(1);
    await auditAtBothSizes(page);
    await waiting.getByRole('button', { name: /^Accept Bisi/ }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is waiting for you' })).toBeVisible();
    await expect(sessions).toHaveCount(2);
  },
);
