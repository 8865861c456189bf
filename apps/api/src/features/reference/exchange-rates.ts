import type { ExchangeRates } from '@abroad/contract';
import type { Context } from '../../context.ts';

/** The configured rates in the order of their codes, the base among them with 1. */
export function presentRates({ base, as_of, rates }: Context['config']['exchange_rates']): ExchangeRates {
  const items = Object.entries({ ...rates, [base]: 1 })
    .map(([currency, rate]) => ({ currency, rate }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  return { base, as_of, items, total: items.length };
}
