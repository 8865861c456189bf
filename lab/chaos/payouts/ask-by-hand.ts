import { randomUUID } from 'node:crypto';
import { ApiFailure } from '@abroad/contract/api-failure';
import type { Client } from '@abroad/contract/client';
import { createRandom } from '../../../tools/seed/random.ts';
import type { Citizen } from '../lib/people.ts';
import { retryUntilAnswered } from '../lib/retry.ts';
import type { World } from '../lib/world.ts';
import { CURRENCY } from './payees.ts';

/** Asks for a payout. An error after a lost response may mean that it was made: the list shows it. */
async function ask(world: World, mentor: Citizen, idempotency_key: string, begin: number): Promise<string | undefined> {
  const answered = <T>(call: (client: Client) => Promise<T>) => retryUntilAnswered(world, mentor, call, { begin });
  try {
    const { id } = await answered((client) => client.createPayout({ body: { currency: CURRENCY }, idempotency_key }));
    return id;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'PAYOUT_NOT_POSSIBLE') throw error;
    const { items } = await answered((client) => client.listPayouts({ query: {} }));
    return items.find(({ is_by_hand }) => is_by_hand)?.id;
  }
}

/** Mentors ask for their payouts, twice each under one key. @returns the number of those who got two, or none */
export async function askByHand(world: World, mentors: readonly Citizen[], seed: number): Promise<number> {
  const random = createRandom(seed);
  let wrong = 0;
  for (const mentor of mentors) {
    const key = randomUUID();
    const first = await ask(world, mentor, key, random.below(world.apis.length));
    const second = await ask(world, mentor, key, random.below(world.apis.length));
    if (first === undefined || first !== second) wrong += 1;
  }
  return wrong;
}
