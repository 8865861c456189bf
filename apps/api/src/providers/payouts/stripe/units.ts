import { payableStep, toChargeUnits } from '@abroad/reference-data';
import { refused } from './failures.ts';

/**
 * @param minor minor units of ISO 4217
 * @param currency upper case
 * @returns what Stripe calls the smallest unit
 * @throws PayoutError refused, where the sum can't be said so: three-decimal currencies must end in zero
 */
export function toProviderUnits(minor: number, currency: string): number {
  const step = payableStep(currency);
  if (minor % step !== 0) {
    throw refused(`${minor} minor units of ${currency} are not divisible by ${step}`, 'invalid_amount');
  }
  return toChargeUnits(minor, currency);
}
