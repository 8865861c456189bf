import type { CompletedGoogle } from '@abroad/contract/calendar-connections';
import type { z } from 'zod';
import { api } from '../../api/browser-client.ts';

type Completed = z.infer<typeof CompletedGoogle>;

let begun: { state: string; completed: Promise<Completed> } | null = null;

/** Sends Google's answer on. It counts once, so however often it is asked for, it is sent once. */
export async function completeGoogle(state: string, code: string): Promise<Completed> {
  if (begun?.state !== state) {
    begun = { state, completed: api.completeGoogleCalendar({ body: { state, code } }) };
  }
  return begun.completed;
}
