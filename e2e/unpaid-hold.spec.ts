import { sampleBooking, serveBooking } from './support/sample-booking.ts';
import { signInAsDemo } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const inAMinute = () => new Date(Date.now() + 60_000).toISOString();

test('[U-02] an unpaid hold is released without a reason, and is no request', async ({ page }) => {
  await signInAsDemo(page, 'prospect');
  const held = sampleBooking({
    status: 'pending_payment',
    hold_expires_at: inAMinute(),
    allowed_actions: ['pay', 'cancel'],
  });
  await serveBooking(page, held);
  await visit(page, `/bookings/${held.id}`);
  await expect(page.getByText('You can release it before that and won’t be charged.')).toBeVisible();
  await page.getByRole('button', { name: /^Release time with / }).click();
  const dialog = page.getByRole('dialog', { name: 'Release this time?' });
  await expect(dialog.getByText('You won’t be charged, and the time opens to others.')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Release this time' })).toBeVisible();
  await expect(page.getByText(/request/i)).toHaveCount(0);
});

test('[U-02] a hold that ran out says what happened and offers another time', async ({ page }) => {
  await signInAsDemo(page, 'prospect');
  const held = sampleBooking({ status: 'expired', hold_expires_at: null, allowed_actions: [], payment: null });
  await serveBooking(page, held);
  await visit(page, `/bookings/${held.id}`);
  await expect(page.getByText(/^The time to pay ran out, so nothing is booked\. You weren’t charged\./)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Choose another time with / })).toHaveText('Choose another time');
});
