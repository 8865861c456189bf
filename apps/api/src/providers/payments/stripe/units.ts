import { payableStep } from '@abroad/reference-data';
import { PaymentError } from '../port.ts';

/**
 * Where Stripe doesn't count in the minor unit of ISO 4217: the króna and the Ugandan shilling have none and are given
 * in hundredths, the ariary has one and is given whole. https://docs.stripe.com/currencies#special-cases
 */
const HUNDREDTHS = new Set(['ISK', 'UGX']);
const WHOLE = new Set(['MGA']);

/**
 * @param minor minor units of ISO 4217
 * @param currency upper case
 * @returns what Stripe calls the smallest unit
 * @throws PaymentError refused, where the sum can't be said so
 */
export function toProviderUnits(minor: number, currency: string): number {
  const step = payableStep(currency);
  if (minor % step !== 0) {
    throw new PaymentError('refused', `${minor} minor units of ${currency} are not divisible by ${step}`, {
      code: 'invalid_amount',
    });
  }
  return WHOLE.has(currency) ? minor / 100 : HUNDREDTHS.has(currency) ? minor * 100 : minor;
}

/** Eight digits: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MOST = 99_999_999;

/**
 * Minor units of ISO 4217, where a minimum is published; of the other currencies it is half a dollar by the rate of the day.
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const LEAST: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

/** The least that can be charged, in minor units. */
export const leastCharge = (currency: string): number => LEAST[currency] ?? 1;

/** Whether a sum can be said so, and is neither too small nor too large. */
export function canCharge(minor: number, currency: string): boolean {
  try {
    return minor >= leastCharge(currency) && toProviderUnits(minor, currency) <= MOST;
  } catch {
    return false;
  }
}

/** The way back: from Stripe's smallest unit to minor units of ISO 4217. */
export function toMinorUnits(amount: number, currency: string): number {
  return WHOLE.has(currency) ? amount * 100 : HUNDREDTHS.has(currency) ? amount / 100 : amount;
}
