import { setTimeout as later } from 'node:timers/promises';
import { submitOnboarding } from '@abroad/api/testing/payments-sandbox-payees';
import type { Citizen } from '../lib/people.ts';
import { retryUntilAnswered } from '../lib/retry.ts';
import type { World } from '../lib/world.ts';

export const CURRENCY = 'EUR';
const COUNTRY = 'NL';
const AT_ONCE = 4;
const PATIENCE_MS = 180_000;
/** One mentor in this number asks for their payout themselves. */
const BY_HAND = 4;

/** Mentors who joined long ago, and were paid before, so that their payouts aren't held for a check. */
const KNOWN = `
  with known as (update authenticated_user set created_at = now() - interval '400 days' where id = any($1::uuid[]) returning id)
  insert into payout (id, user_id, provider, account_id, currency, amount_minor, status, scheduled_for, created_at, sent_at,
    paid_at, checked_at, updated_at)
  select gen_random_uuid(), id, 'sandbox', account_id, $2, $3, 'paid', past, past, past, past, past, past
  from known join payout_account on user_id = id, lateral (select now() - interval '100 days' as past) moment`;

const BY_THEMSELVES = `update payout_account set schedule = 'by_hand' where user_id = any($1::uuid[])`;

/** Chooses an account, and completes the provider's pages. */
async function openAccount(world: World, mentor: Citizen, begin: number): Promise<void> {
  const body = { country: COUNTRY, currency: CURRENCY };
  await retryUntilAnswered(world, mentor, (client) => client.choosePayoutAccount({ body }), { begin });
  const { url } = await retryUntilAnswered(world, mentor, (client) => client.createPayoutAccountLink({}), { begin });
  const { status } = await submitOnboarding(url);
  if (status !== 303 && status !== 302) throw new Error(`the provider's page answered ${status}`);
}

async function countActive({ ask }: World, ids: readonly string[]): Promise<number> {
  const [row] = await ask<{ count: number }>(
    `select count(*)::int as count from payout_account where state = 'active' and user_id = any($1::uuid[])`,
    [ids],
  );
  return row?.count ?? 0;
}

/** Mentors who can be paid; those `by_hand` ask for it themselves. */
export interface Payees {
  all: readonly Citizen[];
  by_hand: readonly Citizen[];
}

/**
 * Opens the accounts of mentors through API and provider.
 * @param usual_minor the sum that each was paid before, in minor units.
 */
export async function makePayees(world: World, count: number, usual_minor: number): Promise<Payees> {
  const all = world.mentors.slice(0, count);
  if (all.length < count) throw new Error(`there are ${all.length} mentors, not ${count}`);
  const places = all.entries();
  const open = async () => {
    for (const [place, mentor] of places) await openAccount(world, mentor, place);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  const ids = all.map(({ user_id }) => user_id);
  for (const until = performance.now() + PATIENCE_MS; (await countActive(world, ids)) < count; await later(250)) {
    if (performance.now() > until) throw new Error('the accounts of mentors did not become active');
  }
  await world.ask(KNOWN, [ids, CURRENCY, usual_minor]);
  const by_hand = all.filter((_, place) => place % BY_HAND === 0);
  await world.ask(BY_THEMSELVES, [by_hand.map(({ user_id }) => user_id)]);
  return { all, by_hand };
}
