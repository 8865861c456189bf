import { payableStep } from '@abroad/reference-data/payable-step';
import { toChargeUnits } from '@abroad/reference-data/card-charges';
import { PaymentError } from '../port.ts';

/**
 * @param minor minor units of ISO 4217
 * @param currency upper case
 * @returns the amount in Stripe's smallest unit
 * @throws PaymentError refused, where the sum can't be said so
 */
export function toProviderUnits(minor: number, currency: string): number {
  const step = payableStep(currency);
  if (minor % step !== 0) {
    throw new PaymentError('refused', `${minor} minor units of ${currency} are not divisible by ${step}`, {
      code: 'invalid_amount',
    });
  }
  return toChargeUnits(minor, currency);
}
