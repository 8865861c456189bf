import type { CheckedSetUp } from '@abroad/contract';
import type { Context } from '../context.ts';
import { toInstant } from '../core/clock.ts';
import type { Handlers } from '../http/handlers.ts';
import { examine } from './examine.ts';

/**
 * The doctor for the console. It isn't at work twice in a process: each time it asks other servers and writes a file, so
 * a request meanwhile waits for its result.
 */
export function doctorHandlers(context: Context) {
  let under_way: Promise<CheckedSetUp> | null = null;

  async function check(token: string | null): Promise<CheckedSetUp> {
    try {
      const findings = await examine(context, { token, mail_to: null });
      return { checked_at: toInstant(context.clock.now()), findings };
    } finally {
      under_way = null;
    }
  }
  return {
    checkSetUp: ({ token }) => (under_way ??= check(token)),
  } satisfies Partial<Handlers>;
}
