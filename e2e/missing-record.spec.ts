import { errorCard } from './support/failing-api.ts';
import { enterAsDemo, newPerson } from './support/people.ts';
import { enter } from './support/quick-session.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const pagesOfPeople = [
  ['/settings', 'Settings'],
  ['/mentor/onboarding', 'Mentor Terms of Service'],
  ['/prospect/onboarding', 'Where do you want to go?'],
  ['/my-prospect-profile', 'No student profile yet'],
  ['/earnings', 'Earnings'],
  ['/saved-searches', 'Saved searches'],
] as const;

for (const [address, heading] of pagesOfPeople) {
  test(`[S-17] ${address} makes the record that a sign-up could not, and says nothing of signing in meanwhile`, async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/answer 40[14]: GET .*\/api\/|Failed to load resource/);
    await enter(page, newPerson('Noor', 'Haddad'), { isNew: true, hasRecord: false });
    // Long enough to see what is said while the record is being made.
    await page.route('**/auth/authenticated-users', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    const made = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201);
    await page.goto(address);
    await made.then(() => expect(errorCard(page)).toBeHidden());
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page.getByText('Authentication required. Please sign in.')).toHaveCount(0);
  });
}

test('[S-17] a 404 for the own record means that there is none, and it is made', async ({ page, watch }) => {
  watch.expectProblem(/answer 404: GET .*authenticated-users\/me|Failed to load resource/);
  await enterAsDemo(page, 'prospect');
  let made = false;
  page.on(
    'request',
    (request) => (made ||= request.method() === 'POST' && request.url().endsWith('/authenticated-users')),
  );
  await page.route('**/auth/authenticated-users/me', (route) =>
    made ? route.fallback() : route.fulfill({ status: 404, json: { code: 'HTTP_404', detail: '' } }),
  );
  await visit(page, '/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeVisible();
  expect(made).toBe(true);
});
