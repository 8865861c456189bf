import { payableStep, payoutStep } from '@abroad/reference-data/payable-step';
import { toChargeUnits } from '@abroad/reference-data/card-charges';
import { refused } from './failures.ts';

/**
 * @param minor minor units of ISO 4217
 * @param currency upper case
 * @returns the amount in Stripe's smallest unit
 * @throws PayoutError refused, where the sum can't be said so: three-decimal currencies must end in zero
 */
export const toProviderUnits = (minor: number, currency: string): number =>
  inSteps(minor, currency, payableStep(currency));

/** The same for what is sent to a bank: forints and Taiwan dollars are whole. */
export const toBankUnits = (minor: number, currency: string): number => inSteps(minor, currency, payoutStep(currency));

function inSteps(minor: number, currency: string, step: number): number {
  if (minor % step !== 0) {
    throw refused(`${minor} minor units of ${currency} are not divisible by ${step}`, 'invalid_amount');
  }
  return toChargeUnits(minor, currency);
}
