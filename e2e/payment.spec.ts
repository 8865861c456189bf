import type { Booking } from '@abroad/contract/bookings';
import type { PaymentIntent } from '@abroad/contract/payments';
import { auditAtBothSizes, auditPage, auditPartAtBothSizes } from './support/audit.ts';
import { chooseTime, goOn } from './support/booking.ts';
import { chooseInMenu } from './support/menu.ts';
import { holdTime, offerPaid, waitForStatus } from './support/paid-service.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { sampleBooking, serveBooking } from './support/sample-booking.ts';
import { atSandbox, intentIdIn, payWithoutPage, sandboxOrigin } from './support/sandbox.ts';
import { playStripe, stripeCalls } from './support/stripe.ts';
import { atOneSize, expect, test, type Locator, type Page } from './support/test.ts';
import { scriptsReady, visit } from './support/visit.ts';

atOneSize();

/** A line of the payment, such as `Paid €25.50`. */
const line = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Payment' }).locator('dl > div', { has: page.getByText(name, { exact: true }) });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Hears which intents a page was given. */
function hearIntents(page: Page): Set<string> {
  const intents = new Set<string>();
  page.on('response', async (response) => {
    if (response.url().endsWith('/create-payment-intent') && response.ok()) {
      intents.add(intentIdIn(((await response.json()) as { client_secret: string }).client_secret));
    }
  });
  return intents;
}

/** Lets the API answer with an intent that no provider knows. */
async function serveIntent(page: Page, booking: Booking, provider: 'sandbox' | 'stripe'): Promise<void> {
  const json: PaymentIntent = {
    payment_id: booking.id,
    provider,
    client_secret: 'pi_1_secret_2',
    publishable_key: 'pk_test_1',
    amount: booking.price ?? 0,
    currency: booking.currency,
    status: 'requires_payment',
    expires_at: booking.hold_expires_at,
  };
  await page.route('**/create-payment-intent', (route) => route.fulfill({ json }));
}

async function openPayPage(page: Page, bookingId: string): Promise<Locator> {
  await visit(page, `/bookings/${bookingId}/pay`);
  const form = page.getByRole('form', { name: 'Your card' });
  await expect(form).toBeVisible();
  return form;
}

test('[C-53] [R-18] a session is booked, refused, paid once, and cancelled in time for all of it', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectProblem(/\b402\b/);
  const mentor = await newMentor(await anotherBrowser(), 'Linh', 'Dang');
  const service = await offerPaid(mentor, { price: 25.5, currency: 'EUR' });
  const prospect = await newProspect(page, 'Amara', 'Obi');
  const intents = hearIntents(page);
  await visit(page, `/${mentor.slug}/availability?event_type_slug=${service}`);
  await chooseTime(page, 3);
  await goOn(page);
  await page.getByRole('button', { name: 'Continue to payment, €25.50' }).click();

  await page.waitForURL(/\/bookings\/[^/]+\/pay$/);
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const form = page.getByRole('form', { name: 'Your card' });
  const pay = form.getByRole('button', { name: 'Pay €25.50' });
  await pay.click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(form.getByText('Enter the card number')).toBeVisible();
  await auditAtBothSizes(page);

  await form.getByRole('button', { name: 'Not enough funds' }).click();
  await pay.click();
  await expect(page.getByText('This card doesn’t have enough funds. Use another card.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 9995');
  await expect(page.getByLabel('Security code')).toHaveValue('');

  await page.getByLabel('Card number').fill('');
  await page.getByLabel('Card number').pressSequentially('4242424242424242');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await pay.dblclick();

  await expect(heading(page, 'Your session is confirmed')).toBeVisible();
  await expect(page).toHaveURL(`/success?booking_id=${id}`);
  await auditAtBothSizes(page);
  await expect(line(page, 'Paid')).toContainText('€25.50');
  await expect(line(page, 'Card')).toContainText('Visa ending in 4242');
  const [intent = ''] = intents;
  expect(intents.size, 'one intent, however often it was tried').toBe(1);
  expect(await atSandbox(intent)).toMatchObject({ status: 'succeeded', currency: 'eur', amount_received: 2550 });

  // After the payment, the payment page redirects to the booking.
  await page.goto(`/bookings/${id}/pay`);
  await expect(page).toHaveURL(`/bookings/${id}`);
  await expect(heading(page, /^Session with Linh/)).toBeVisible();
  await scriptsReady(page);
  await chooseInMenu(page, 'Cancel session');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('You’ll be refunded in full: €25.50.')).toBeVisible();
  await expect(dialog.getByText(/^Free cancellation until /)).toBeVisible();
  await auditPartAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Cancel session' }).click();
  await expect(line(page, 'Refunded')).toContainText('€25.50');
  expect((await atSandbox(intent)).refunds).toEqual([2550]);
  await waitForStatus(prospect, id, 'cancelled');
});

test('[R-19] a request is reserved after a challenge, and taken when the mentor accepts', async ({
  page,
  anotherBrowser,
}) => {
  const there = await anotherBrowser();
  const mentor = await newMentor(there, 'Mai', 'Vu');
  const service = await offerPaid(mentor, { price: 3000, currency: 'JPY', policy: { requires_approval: true } });
  const prospect = await newProspect(page, 'Tunde', 'Bello');
  const { id } = await holdTime(prospect, mentor, service);
  // A student who leaves the payment finds the link back to it.
  await visit(page, '/bookings');
  await expect(page.getByRole('link', { name: 'Pending 1 session waits for your payment' })).toBeVisible();
  const intents = hearIntents(page);
  const form = await openPayPage(page, id);
  await expect(page.getByText(/^We authorise this amount now\. You’re charged only if Mai/)).toBeVisible();
  await form.getByRole('button', { name: 'Needs confirmation' }).click();
  await form.getByRole('button', { name: /^Send request to Mai.*, ¥3,000/ }).click();
  await page.getByRole('button', { name: 'Fail' }).click();

  await expect(page).toHaveURL(`/fail?booking_id=${id}`);
  await expect(heading(page, 'Your payment didn’t go through')).toBeVisible();
  await expect(page.getByText(/^You didn’t confirm the payment with your bank\./)).toBeVisible();
  await auditAtBothSizes(page);
  await page.getByRole('link', { name: 'Pay ¥3,000' }).click();
  await form.getByRole('button', { name: 'Needs confirmation' }).click();
  await form.getByRole('button', { name: /^Send request to Mai.*, ¥3,000/ }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(heading(page, /^Request sent to Mai/)).toBeVisible();
  await expect(page).toHaveURL(`/success?booking_id=${id}`);
  await expect(line(page, 'Authorised')).toContainText('¥3,000');
  const [intent = ''] = intents;
  expect(await atSandbox(intent)).toMatchObject({ status: 'requires_capture', amount: 3000, amount_received: 0 });

  await visit(there, `/bookings/${id}`);
  await expect(there.getByText(/^This amount is authorised on Tunde/)).toBeVisible();
  await there.getByRole('button', { name: /^Accept/ }).click();
  await expect(line(there, 'Paid')).toContainText('¥3,000');
  await expect(there.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  expect(intents.size).toBe(1);
  expect(await atSandbox(intent)).toMatchObject({ status: 'succeeded', amount_received: 3000 });

  const other = await holdTime(prospect, mentor, service, 1);
  const voided = await payWithoutPage(prospect.client, other.id);
  await waitForStatus(prospect, other.id, 'requested');
  await mentor.client.declineBooking({ params: { id: other.id }, body: {} });
  await expect.poll(async () => (await atSandbox(voided)).status).toBe('canceled');
  await visit(page, `/bookings/${other.id}`);
  await expect(page.getByText('You weren’t charged. The hold on your card has been released.')).toBeVisible();
});

test(
  '[R-20] a student who leaves comes back to pay, and a lost answer charges once',
  { tag: '@full' },
  async ({ page, anotherBrowser, watch }) => {
    watch.expectProblem(/confirm/);
    const mentor = await newMentor(await anotherBrowser(), 'Oanh', 'Ly');
    const service = await offerPaid(mentor, { price: 28, currency: 'EUR' });
    const prospect = await newProspect(page, 'Sade', 'Eze');
    const { id } = await holdTime(prospect, mentor, service);
    const intents = hearIntents(page);
    await openPayPage(page, id);
    await page.getByRole('banner').getByRole('link', { name: 'Abroad Mentors' }).click();
    await expect(page).toHaveURL('/');
    const loaded = page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
    expect(await loaded, 'a document of its own, without the policy of the payment').toBe(page.url());
    await visit(page, '/bookings?when=waiting');
    await page.getByRole('link', { name: /^Pay for the session with Oanh/ }).click();
    const form = page.getByRole('form', { name: 'Your card' });
    await form.getByRole('button', { name: 'Succeeds' }).click();

    // The sandbox takes the card, and its answer never arrives.
    await page.route(`${sandboxOrigin()}/v1/**`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.getByRole('button', { name: 'Pay €28' }).click();
    await expect(page).toHaveURL(`/bookings/${id}`);
    await expect(line(page, 'Paid')).toContainText('€28');
    expect(intents.size, 'the same intent, asked for twice').toBe(1);
    expect(await atSandbox([...intents][0] ?? '')).toMatchObject({ status: 'succeeded', amount_received: 2800 });
  },
);

test(
  '[C-53] Stripe’s script may run on the page of a payment, in the colours of the product',
  { tag: '@full' },
  async ({ page }) => {
    await newProspect(page, 'Nia', 'Mensah');
    const hold_expires_at = new Date(Date.now() + 600_000).toISOString();
    const held = sampleBooking({ status: 'pending_payment', hold_expires_at, allowed_actions: ['pay'] });
    const change = await serveBooking(page, held);
    await serveIntent(page, held, 'stripe');
    await playStripe(page);
    const form = await openPayPage(page, held.id);
    await expect(form.getByText('Stripe’s form')).toBeVisible();
    await form.getByRole('button', { name: 'Pay €28' }).click();
    await expect(form.getByText('This card has expired. Use another card.')).toBeVisible();
    await auditPage(page);
    const { options } = await stripeCalls(page);
    expect(options.appearance.variables['colorPrimary']).toMatch(/^#[0-9a-f]{6}$/);
    await form.getByRole('button', { name: 'Pay €28' }).click();
    await expect(heading(page, 'Waiting for your payment')).toBeVisible();
    change({ status: 'confirmed', hold_expires_at: null, allowed_actions: ['cancel'] });
    await expect(heading(page, 'Your session is confirmed')).toBeVisible();
  },
);

test('[U-21] the time left to pay has digits of equal width', { tag: '@full' }, async ({ page }) => {
  await newProspect(page, 'Zola', 'Nwosu');
  const soon = new Date(Date.now() + 90_000).toISOString();
  const held = sampleBooking({ status: 'pending_payment', hold_expires_at: soon, allowed_actions: ['pay'] });
  await serveBooking(page, held);
  await serveIntent(page, held, 'sandbox');
  await openPayPage(page, held.id);
  const countdown = page.getByText(/^\d:\d\d left$/);
  await expect(countdown).toHaveCSS('font-variant-numeric', 'normal');
  const [one, zero] = await countdown.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d');
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    Object.assign(context ?? {}, { font: `${fontWeight} ${fontSize} ${fontFamily}` });
    return ['1111', '0000'].map((figures) => context?.measureText(figures).width ?? 0);
  });
  expect(one).toBeLessThan(zero ?? 0);
});
