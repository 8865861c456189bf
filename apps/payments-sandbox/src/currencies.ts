import { chargeProblem, fromChargeUnits, toChargeUnits } from '@abroad/reference-data/card-charges';
import { payableStep } from '@abroad/reference-data/payable-step';
import { ApiError } from './http/api-error.ts';

const refuse = (param: 'amount' | 'currency', message: string, code?: string) =>
  new ApiError(400, { type: 'invalid_request_error', ...(code ? { code } : {}), param, message });

/**
 * Refuses a sum that can't be said: https://docs.stripe.com/currencies#special-cases
 * @param amount in the provider's smallest unit
 * @param currency lower case
 * @param stepOf the least by which sums differ, in minor units of ISO 4217
 * @throws ApiError 400
 */
export function checkAmount(amount: number, currency: string, stepOf = payableStep): void {
  if (amount < 1) {
    throw refuse('amount', 'This value must be greater than or equal to 1.', 'parameter_invalid_integer');
  }
  const code = currency.toUpperCase();
  const step = toChargeUnits(stepOf(code), code);
  if (amount % step !== 0) {
    throw refuse('amount', `Invalid amount: in ${currency} it must be divisible by ${step}.`, 'invalid_amount');
  }
}

/**
 * Refuses what can't be charged: a currency that Stripe doesn't take, or a sum that is too small. What is too large never comes so far: a parameter has eight digits.
 * @throws ApiError 400, with Stripe's codes
 */
export function checkCharge(amount: number, currency: string): void {
  const code = currency.toUpperCase();
  const problem = amount < 1 ? null : chargeProblem(fromChargeUnits(amount, code), code);
  if (problem?.kind === 'currency') {
    throw refuse(
      'currency',
      `Invalid currency: ${currency}. See https://docs.stripe.com/currencies for those supported.`,
    );
  }
  checkAmount(amount, currency);
  if (problem?.kind === 'too_small') {
    const least = amountInWords(toChargeUnits(problem.least_minor, code), currency);
    throw refuse('amount', `Amount must be at least ${least}.`, 'amount_too_small');
  }
}

/** Stripe's own lists, in lower case: how many decimals people see, not in what is counted. */
const WITHOUT_DECIMALS = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
const THREE_DECIMALS = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);

/** For a person: `EUR 25.00`. */
export function amountInWords(amount: number, currency: string): string {
  const digits = WITHOUT_DECIMALS.has(currency) ? 0 : THREE_DECIMALS.has(currency) ? 3 : 2;
  return `${currency.toUpperCase()} ${(amount / 10 ** digits).toFixed(digits)}`;
}
