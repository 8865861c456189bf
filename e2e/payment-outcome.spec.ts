import type { Request } from '@playwright/test';
import { auditAtBothSizes, auditPage } from './support/audit.ts';
import { takeClock } from './support/clock.ts';
import { enterAsDemo, fillSignIn } from './support/people.ts';
import { sampleBooking, serveBooking } from './support/sample-booking.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const inAMinute = () => new Date(Date.now() + 60_000).toISOString();

test('[R-18] /success tells the booking’s own state, follows it, and says it again after a reload', async ({
  page,
}) => {
  await enterAsDemo(page, 'prospect');
  const change = await serveBooking(page, sampleBooking({ status: 'pending_payment', hold_expires_at: inAMinute() }));
  const { id } = sampleBooking();
  await visit(page, `/success?booking_id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for your payment' })).toBeVisible();

  change({ status: 'confirmed', hold_expires_at: null });
  await expect(page.getByRole('heading', { level: 1, name: 'Your session is confirmed' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your session is confirmed' })).toBeVisible();
  await auditPage(page);

  await page.route('**/invite.ics', (route) =>
    route.fulfill({ contentType: 'text/calendar', body: 'BEGIN:VCALENDAR' }),
  );
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await file).suggestedFilename()).toMatch(/^session-\d{4}-\d\d-\d\d\.ics$/);
});

test('[R-19] /fail offers what can be done, and never claims a failure that is none', async ({ page }) => {
  await enterAsDemo(page, 'prospect');
  const { id } = sampleBooking();
  const change = await serveBooking(page, sampleBooking({ status: 'pending_payment', hold_expires_at: inAMinute() }));
  await takeClock(page);
  await visit(page, `/fail?booking_id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment didn’t go through' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to booking' })).toHaveAttribute('href', `/bookings/${id}`);
  await auditAtBothSizes(page);

  // It asks by itself every three seconds, once more in those that are left out; afterwards its clock stands still.
  const lastAnswer = page.waitForResponse(new RegExp(id));
  await page.clock.pauseAt(Date.now() + 5000);
  await lastAnswer;
  // Not before the press: the answer to another look of the page's own would bring it, and the button would be gone.
  const isLook = (request: Request) => request.url().includes(id);
  const pressed = page.waitForEvent('request', isLook).then(() => change({ status: 'expired', hold_expires_at: null }));
  await page.getByRole('button', { name: 'Check again' }).click();
  await pressed;
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'We’re no longer holding this time' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose another time' })).toHaveAttribute(
    'href',
    '/linh-tran/availability?event_type_slug=intro-call',
  );

  change({ status: 'confirmed' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your session is confirmed' })).toBeVisible();
  await expect(page.getByText('Your payment arrived after all.')).toBeVisible();
});

test('[R-18] [R-19] an address without a booking, or with another’s, leads on', async ({ page, watch }) => {
  watch.expectProblem(/\b40[04]\b.*calendar\/bookings/);
  await visit(page, '/success');
  await expect(page.getByRole('heading', { level: 1, name: 'Which booking?' })).toBeVisible();
  await auditPage(page);
  await enterAsDemo(page, 'prospect');
  await visit(page, '/fail?booking_id=no-id');
  await expect(page.getByText('Invalid request. Please check your input and try again.')).toBeVisible();
  await visit(page, '/fail?booking_id=0199c0de-0000-7000-8000-00000000dead');
  await expect(page.getByRole('heading', { level: 1, name: 'Booking not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All bookings' })).toHaveAttribute('href', '/bookings');
});

test('[B-04] [R-18] a signed-out user returns to the outcome of their payment after signing in', async ({ page }) => {
  await serveBooking(page, sampleBooking());
  const outcome = `/success?booking_id=${sampleBooking().id}`;
  await page.goto(outcome);
  await expect(page).toHaveURL(`/sign-in?redirect_url=${encodeURIComponent(outcome)}`);
  await fillSignIn(page, { email: 'prospect@demo.test', password: 'study-abroad' });
  await expect(page.getByRole('heading', { level: 1, name: 'Your session is confirmed' })).toBeVisible();
  await expect(page).toHaveURL(outcome);
});
