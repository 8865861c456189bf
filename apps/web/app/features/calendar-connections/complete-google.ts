import type { CompletedGoogle } from '@abroad/contract/calendar-connections';
import type { z } from 'zod';
import { api } from '../../api/browser-client.ts';

type Completed = z.infer<typeof CompletedGoogle>;

/** One for each state, which itself is kept by nobody. */
async function keyFor(state: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(state));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const send = async (state: string, code: string) =>
  api.completeGoogleCalendar({ body: { state, code }, idempotency_key: await keyFor(state) });

let begun: { state: string; completed: Promise<Completed> } | null = null;

/**
 * Sends Google's answer on. It counts once, so however often it is asked for, it is sent once; and under a key of its
 * own, so that a page that is loaded again after a lost answer gets that answer.
 */
export async function completeGoogle(state: string, code: string): Promise<Completed> {
  if (begun?.state !== state) {
    begun = { state, completed: send(state, code) };
  }
  return begun.completed;
}
