import type { Booking } from '@abroad/contract/bookings';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { advance, auditDom, openPage } from '../../testing/open-page.tsx';
import type { Answers } from '../../testing/play-api.ts';
import { NOW } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { sampleIntent } from '../../testing/sample-payment.ts';

const { id } = sampleBooking();
const after = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString();
const heldFor = (ms: number, changes: Partial<Booking> = {}) =>
  sampleBooking({ status: 'pending_payment', hold_expires_at: after(ms), allowed_actions: ['pay'], ...changes });
const openPayment = (booking: Booking, answers: Answers = {}) =>
  openPage(`/bookings/${id}/pay`, {
    answers: {
      getBooking: booking,
      createPaymentIntent: sampleIntent({ expires_at: booking.hold_expires_at }),
      ...answers,
    },
  });

test('[U-21] a student who pays too late sees the time run out, and is offered another', async () => {
  const { api } = await openPayment(heldFor(91_000));
  await screen.findByRole('form', { name: 'Your card' });
  screen.getByText(/^1:\d\d left$/);
  await screen.findByText('Less than 2 minutes left to pay.');
  api.answer({ getBooking: heldFor(0, { status: 'expired', hold_expires_at: null, allowed_actions: [] }) });
  await advance(90_000);
  await screen.findByRole('heading', { level: 1, name: 'We’re no longer holding this time' });
  expect(screen.getByRole('link', { name: 'Choose another time' }).getAttribute('href')).toBe(
    '/linh-tran/availability?event_type_slug=intro-call',
  );
  expect(screen.queryByRole('form')).toBeNull();
  await auditDom();
});

test('[T-161] what was booked far ahead says by which day it is paid, and no minutes run', async () => {
  const day_ms = 24 * 60 * 60_000;
  await openPayment(heldFor(5 * day_ms, { payment_opens_at: after(-2 * day_ms) }));
  await screen.findByText(/^Pay by .+ Until then, we’re holding this time\./);
  expect(screen.queryByText(/\d+:\d\d left/)).toBeNull();
});

test('[C-53] a card that is incomplete says so at its fields, and nothing is sent', async () => {
  const { user } = await openPayment(heldFor(600_000));
  const form = within(await screen.findByRole('form', { name: 'Your card' }));
  await user.click(form.getByRole('button', { name: 'Pay €28' }));
  form.getByText('Enter the card number');
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/^Card number/)));
  await user.type(form.getByLabelText(/^Card number/), '4242424242424242');
  expect(form.getByLabelText(/^Card number/)).toHaveProperty('value', '4242 4242 4242 4242');
  await auditDom();
});

/** Stands in for Stripe.js, which comes from Stripe alone: the parts that the payment page uses. */
function playStripe() {
  const calls = { key: '', options: {} as Record<string, unknown>, confirmations: [] as object[] };
  const element = {
    mount: (place: HTMLElement) => (place.textContent = 'Stripe’s form'),
    on: () => element,
    off: () => element,
    update: () => undefined,
    destroy: () => undefined,
  };
  const elements = { create: () => element, getElement: () => element, update: () => undefined };
  const stripe = {
    elements(options: Record<string, unknown>) {
      calls.options = options;
      return elements;
    },
    confirmPayment({ redirect, confirmParams }: { redirect: string; confirmParams: object }) {
      calls.confirmations.push({ redirect, confirmParams });
      return Promise.resolve(
        calls.confirmations.length === 1
          ? { error: { type: 'card_error', code: 'expired_card' } }
          : { paymentIntent: { status: 'succeeded' } },
      );
    },
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    registerAppInfo: () => undefined,
  };
  const Stripe = (key: string) => {
    calls.key = key;
    return stripe;
  };
  vi.stubGlobal('Stripe', Object.assign(Stripe, { version: 'endive' }));
  return calls;
}

test('[C-53] Stripe’s own form stands in the page where Stripe takes payments', async () => {
  const stripe = playStripe();
  const { user } = await openPayment(heldFor(600_000), { createPaymentIntent: sampleIntent({ provider: 'stripe' }) });
  const form = within(await screen.findByRole('form', { name: 'Your card' }));
  await form.findByText('Stripe’s form');
  expect(stripe).toMatchObject({ key: 'pk_test_1', options: { clientSecret: 'pi_1_secret_2', locale: 'en' } });
  await user.click(form.getByRole('button', { name: 'Pay €28' }));
  await form.findByText('This card has expired. Use another card.');
  expect(stripe.confirmations).toEqual([
    {
      redirect: 'if_required',
      confirmParams: { return_url: `${location.origin}/success?booking_id=${id}` },
    },
  ]);
  await user.click(form.getByRole('button', { name: 'Pay €28' }));
  await waitFor(() => expect(stripe.confirmations).toHaveLength(2));
  expect(form.queryByText('This card has expired. Use another card.')).toBeNull();
});
