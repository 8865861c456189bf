import { payableStep } from './payable-step.ts';

/**
 * The currencies of card payments at Stripe: https://docs.stripe.com/currencies#presentment-currencies. Of the currencies in
 * circulation, those that no card network or bank can settle are missing.
 */
const CHARGED = new Set(
  [
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP',
    'CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD',
    'JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN',
    'NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD',
    'SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW',
  ].flatMap((line) => line.split(' ')),
);

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

/** Eight digits of the provider's units: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MOST_UNITS = 99_999_999;

/**
 * Where Stripe doesn't count in the minor unit of ISO 4217: the króna and the Ugandan shilling have none and are given
 * in hundredths, the ariary has one and is given whole. https://docs.stripe.com/currencies#special-cases
 */
const HUNDREDTHS = new Set(['ISK', 'UGX']);
const WHOLE = new Set(['MGA']);

/** Minor units of ISO 4217 as what Stripe calls the smallest unit. @param currency upper case */
export const toChargeUnits = (minor: number, currency: string): number =>
  WHOLE.has(currency) ? minor / 100 : HUNDREDTHS.has(currency) ? minor * 100 : minor;

/** The way back: from Stripe's smallest unit to minor units of ISO 4217. @param currency upper case */
export const fromChargeUnits = (units: number, currency: string): number =>
  WHOLE.has(currency) ? units * 100 : HUNDREDTHS.has(currency) ? units / 100 : units;

/** Whether cards can be charged in a currency at all. @param currency upper case */
export const isCharged = (currency: string): boolean => CHARGED.has(currency);

/** Why a sum can't be charged; `least_minor` and `step_minor` are minor units of its currency. */
export type ChargeProblem =
  | { kind: 'currency' }
  | { kind: 'too_small'; least_minor: number }
  | { kind: 'too_large' }
  | { kind: 'uneven'; step_minor: number };

/**
 * Why cards can't be charged a sum above nothing, or null where they can.
 * @param minor minor units of ISO 4217
 * @param currency upper case
 */
export function chargeProblem(minor: number, currency: string): ChargeProblem | null {
  if (!isCharged(currency)) return { kind: 'currency' };
  const step_minor = payableStep(currency);
  const least_minor = LEAST[currency] ?? step_minor;
  if (minor < least_minor) return { kind: 'too_small', least_minor };
  if (minor % step_minor !== 0) return { kind: 'uneven', step_minor };
  return toChargeUnits(minor, currency) > MOST_UNITS ? { kind: 'too_large' } : null;
}
