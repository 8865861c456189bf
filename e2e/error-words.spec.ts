import { errorCard, FailingApi } from './support/failing-api.ts';
import { enterAsDemo } from './support/people.ts';
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
  await page.clock.install();
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
