import { takeClock } from './support/clock.ts';
import { errorCard, FailingApi } from './support/failing-api.ts';
import { enterAsDemo, signUp, newPerson } from './support/people.ts';
import { enter } from './support/quick-session.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const bookings = '**/api/v1/calendar/bookings?when=**';

atOneSize();

test('[B-11] the second button counts down from what Retry-After says, from one second at rest to one second', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/calendar\/bookings/);
  await enterAsDemo(page, 'prospect');
  const api = await new FailingApi().intercept(page, bookings);
  await takeClock(page);
  api.answer = { status: 403, retry_after_s: 3 };
  await visit(page, '/bookings');
  const button = (words: string) => errorCard(page).getByRole('button', { name: words, exact: true });
  await button('Retry in 1 second').click();
  for (const words of ['Retry in 3 seconds', 'Retry in 2 seconds', 'Retry in 1 second']) {
    await expect(button(words)).toBeVisible();
    expect(api.calls).toBe(1);
    await page.clock.runFor(1000);
  }
  await expect.poll(() => api.calls).toBe(2);
  await expect(button('Retry in 1 second')).toBeEnabled();
});

test('[X-11] a 401 of an auth endpoint asks to sign in, on the page and in the answer', async ({
  page,
  request,
  watch,
}) => {
  watch.expectProblem(/authenticated-users\/me/);
  const bare = await request.get('/api/v1/auth/authenticated-users/me');
  expect([bare.status(), ((await bare.json()) as { detail: string }).detail]).toEqual([
    401,
    'Please sign in to continue.',
  ]);
  const other = await request.get('/api/v1/calendar/bookings');
  expect(((await other.json()) as { detail: string }).detail).toBe('Authentication required. Please sign in.');

  await enterAsDemo(page, 'prospect');
  const record = await new FailingApi().intercept(page, '**/api/v1/auth/authenticated-users/me');
  record.answer = { status: 401, code: 'UNAUTHENTICATED' };
  await visit(page, '/settings');
  await expect(errorCard(page).getByText('Please sign in to continue.')).toBeVisible();
});

test('[X-01] an invalid request for a booking says so, instead of “not found”', async ({ page, watch }) => {
  watch.expectProblem(/calendar\/bookings\/0199/);
  await enterAsDemo(page, 'prospect');
  const id = '01990000-0000-7000-8000-000000000000';
  const api = await new FailingApi().intercept(page, `**/api/v1/calendar/bookings/${id}`);
  api.answer = { status: 400, code: 'VALIDATION_FAILED' };
  await visit(page, `/bookings/${id}`);
  await expect(errorCard(page).getByText('Invalid request. Please check your input and try again.')).toBeVisible();
  api.answer = { status: 404, code: 'NOT_FOUND' };
  await errorCard(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('The requested resource was not found.')).toBeVisible();
  await expect(errorCard(page)).toBeHidden();
});

test('[V-11] onboarding without the key `educations` says that one is needed', async ({ page }) => {
  const person = newPerson('Ime', 'Obi');
  const client = await enter(page, person, { isNew: true });
  const { first_name, last_name } = person;
  const without = { first_name, last_name } as Parameters<typeof client.completeMentorOnboarding>[0]['body'];
  await expect(client.completeMentorOnboarding({ body: without })).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'educations', message: 'At least one education entry is required' }],
  });
});

test('[V-12] the counter counts as the rule does: without spaces around the text', async ({ page }) => {
  await signUp(page, 'prospect', newPerson('Nia', 'Fox'));
  const why = page.getByLabel('Why do you want to study abroad?');
  const field = page.locator('.field').filter({ has: why });
  await why.fill(`  ${'a'.repeat(200)}\n\n`);
  await expect(field.getByText(/^200\s*\/\s*200$/)).toBeVisible();
  await why.blur();
  await expect(page.getByText('Motivation must be 200 characters or less')).toBeHidden();
  await why.fill('a'.repeat(201));
  await why.blur();
  await expect(field.getByText(/^201\s*\/\s*200$/)).toBeVisible();
  await expect(page.getByText('Motivation must be 200 characters or less')).toBeVisible();
});
