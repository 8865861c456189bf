import type { Config } from '@abroad/api/config/config';
import { VIDEO_PLAYERS } from '@abroad/contract';

/** The hosts of the payment provider that the payment page may use, by purpose. */
export interface PaymentSources {
  scripts: readonly string[];
  calls: readonly string[];
  frames: readonly string[];
}

const NONE: PaymentSources = { scripts: [], calls: [], frames: [] };

/** Stripe's list is that of its integration security guide, for Stripe.js without its address form. */
const STRIPE: PaymentSources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** The page on which a booking is paid: the only one that meets who takes payments. */
const PAY_PAGE = /^\/bookings\/[^/?]+\/pay\/?(?:\?|$)/i;

/** Profiles are reached from most pages without a new document, and so with their policy; a page for cards has no other frames. */
export const videoSources = (url: string): readonly string[] => (PAY_PAGE.test(url) ? [] : VIDEO_PLAYERS);

/**
 * The hosts of the payment provider that a page's content security policy allows: none, except on the payment page.
 * @param url path and query of the page
 */
export function paymentSources({ payments }: Pick<Config, 'payments'>, url: string): PaymentSources {
  if (!PAY_PAGE.test(url)) return NONE;
  if (payments.provider === 'stripe') return STRIPE;
  return payments.provider === 'sandbox' ? { ...NONE, calls: [new URL(payments.api_url).origin] } : NONE;
}
