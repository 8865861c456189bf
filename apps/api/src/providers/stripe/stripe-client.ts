import { setTimeout as wait } from 'node:timers/promises';
import type Stripe from 'stripe';
import { createBreaker } from '../../core/breaker.ts';
import { isTrouble, type StripeFailure } from './failure-of.ts';
import { lazyClient, TIMEOUT_MS } from './library.ts';
import type { StripeSettings } from './settings.ts';

class Silent extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

const late = async (): Promise<never> => {
  await wait(TIMEOUT_MS, undefined, { ref: false });
  throw new Silent(`no answer within ${TIMEOUT_MS} ms`, 'timeout');
};

/** Runs the requests of one call, and throws what `toError` makes of a failure. */
export type Ask = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

/**
 * Makes each call take 3 s at most, with all its requests. No call waits while the provider is known not to answer.
 * @param toError the error of the port; a failure without a status has had no answer
 */
export function createStripeClient(
  settings: StripeSettings,
  toError: (error: unknown) => Error & Pick<StripeFailure, 'reason' | 'code'>,
): { ask: Ask; client: () => Promise<Stripe> } {
  const client = lazyClient(settings);
  const breaker = createBreaker({ now: settings.now });
  return {
    client,
    async ask(work) {
      if (!breaker.admits()) {
        throw toError(new Silent('the provider has not answered of late', 'breaker_open'));
      }
      try {
        const stripe = await client();
        const result = await Promise.race([work(stripe), late()]);
        breaker.succeeded();
        return result;
      } catch (error) {
        const problem = toError(error);
        breaker[isTrouble(problem) ? 'failed' : 'succeeded']();
        throw problem;
      }
    },
  };
}
