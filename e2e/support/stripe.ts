/// <reference lib="dom" />

import type { Page } from '@playwright/test';

/** The calls to the stand-in, by the names of Stripe.js. */
export interface StripeCalls {
  key: string;
  options: { clientSecret: string; locale: string; appearance: { variables: Record<string, string> } };
  confirmations: { redirect: string; confirmParams: { return_url: string } }[];
}

/** Replaces Stripe.js, which only Stripe serves: the parts that the payment page uses. */
function standIn() {
  const calls = { key: '', options: {}, confirmations: [] as object[] };
  const element = {
    mount: (place: HTMLElement) => (place.textContent = 'Stripe’s form'),
    on: () => element,
    off: () => element,
    update: () => undefined,
    destroy: () => undefined,
  };
  const elements = { create: () => element, getElement: () => element, update: () => undefined };
  const stripe = {
    elements(options: object) {
      calls.options = options;
      return elements;
    },
    confirmPayment(asked: { redirect: string; confirmParams: object }) {
      calls.confirmations.push({ redirect: asked.redirect, confirmParams: asked.confirmParams });
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
  const Stripe = Object.assign(
    (key: string) => {
      calls.key = key;
      return stripe;
    },
    { version: 3 },
  );
  Object.assign(globalThis, { Stripe, stripeCalls: calls });
}

/**
 * Plays Stripe at the address that a page uses, under the policy that an instance with Stripe's keys gives to the page
 * of a payment.
 */
export async function playStripe(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` }),
  );
  await page.route('**/bookings/*/pay', async (route) => {
    const answer = await route.fetch();
    const policy = (answer.headers()['content-security-policy'] ?? '').replace(
      "script-src 'self'",
      "script-src 'self' https://js.stripe.com",
    );
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } });
  });
}

export const stripeCalls = (page: Page): Promise<StripeCalls> =>
  page.evaluate(() => (globalThis as unknown as { stripeCalls: StripeCalls }).stripeCalls);
