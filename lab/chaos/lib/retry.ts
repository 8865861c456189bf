import { setTimeout as later } from 'node:timers/promises';
import { ApiFailure } from '@abroad/contract/api-failure';
import { createClient, type Client } from '@abroad/contract/client';
import type { Citizen } from './people.ts';

const PAUSE_MS = 200;

/** No response, or one that says to retry. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (error.status === 0 ||
    error.status === 408 ||
    error.code === 'RATE_LIMITED' ||
    error.status >= 500 ||
    error.code === 'IN_PROGRESS');

/** A user's client at one of the API processes; null is a visitor. */
export const clientOf = (who: Citizen | null, base_url: string, timeout_ms = 10_000): Client =>
  createClient({ base_url, token: () => who?.token ?? null, timeout_ms });

/**
 * Retries like people and good clients, at the next process, until there is a response.
 * @throws the error of a response, and the last failure when the time is over.
 */
export async function retryUntilAnswered<T>(
  { apis }: { apis: readonly { base_url: string }[] },
  who: Citizen | null,
  call: (client: Client) => Promise<T>,
  { begin = 0, patience_ms = 120_000, timeout_ms = 5000 } = {},
): Promise<T> {
  const until = performance.now() + patience_ms;
  for (let attempt = begin; ; attempt += 1) {
    const base_url = apis[attempt % apis.length]?.base_url ?? '';
    try {
      return await call(clientOf(who, base_url, timeout_ms));
    } catch (error) {
      if (!isPassing(error) || performance.now() > until) throw error;
      await later(PAUSE_MS);
    }
  }
}
