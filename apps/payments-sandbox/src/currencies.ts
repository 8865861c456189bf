import { ApiError } from './http/api-error.ts';

/** Without decimals in the real world, but counted here with two that are always zero. */
const HUNDREDS = new Set(['isk', 'ugx']);
/** With three decimals, of which the last is always zero. */
const TENS = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);

/**
 * Refuses what can't be charged: https://docs.stripe.com/currencies#special-cases
 * @param amount in the provider's smallest unit
 * @throws ApiError 400
 */
export function checkAmount(amount: number, currency: string): void {
  const step = HUNDREDS.has(currency) ? 100 : TENS.has(currency) ? 10 : 1;
  if (amount < 1 || amount % step !== 0) {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: amount < 1 ? 'parameter_invalid_integer' : 'invalid_amount',
      param: 'amount',
      message:
        amount < 1
          ? 'This value must be greater than or equal to 1.'
          : `Invalid amount: in ${currency} it must be divisible by ${step}.`,
    });
  }
}

const WITHOUT_DECIMALS = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));

/** For a person: `EUR 25.00`. */
export function amountInWords(amount: number, currency: string): string {
  const digits = WITHOUT_DECIMALS.has(currency) ? 0 : TENS.has(currency) ? 3 : 2;
  return `${currency.toUpperCase()} ${(amount / 10 ** digits).toFixed(digits)}`;
}
