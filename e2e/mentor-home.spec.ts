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
  await expect(page.getByRole('heading', { level: 1, name: 'Mentor home' })).toBeVisible();
  const todo = page.getByRole('region', { name: 'What’s left to do' });
  await expect(todo).toContainText('0 of 6 done');
  await expect(todo.getByRole('listitem')).toContainText([
    'Choose a topic',
    'Add a language',
    'Add a photo',
    'Add a way to join',
    'Connect your calendar',
    'Add a paid service',
    'Share your link',
  ]);
  await expect(page.getByText('No requests are waiting for your answer.')).toBeVisible();
  await auditAtBothSizes(page);
  await todo.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  await page.keyboard.press('Escape');
  await expect(todo).toContainText('1 of 6 done');
  await page.reload();
  await expect(todo).toContainText('1 of 6 done');
  await expect(todo.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
  await accountMenu(page).click();
  await expect(page.locator('.drop-account').getByRole('link', { name: 'Mentor home', exact: true })).toBeVisible();
});

test(
  '[U-14] requests and the next sessions are on the home page of a mentor',
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
    const requests = page.getByRole('region', { name: 'Requests' });
    await expect(requests.getByRole('button', { name: /^Accept Bisi/ })).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Next sessions' }).getByRole('heading', { level: 3 })).toHaveCount(1);
    await auditAtBothSizes(page);
    await requests.getByRole('button', { name: /^Accept Bisi/ }).click();
    await expect(page.getByText('No requests are waiting for your answer.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Next sessions' }).getByRole('heading', { level: 3 })).toHaveCount(2);
  },
);
