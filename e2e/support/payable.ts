import { expect } from '@playwright/test';
import { holdTime, offerPaid, waitForStatus } from './paid-service.ts';
import { inDatabase, letPass } from './past-session.ts';
import type { WithProfile } from './profiles.ts';
import { payWithoutPage } from './sandbox.ts';

/** Lets a scheduled job run now rather than at its time. */
export const runJob = (task: string) =>
  inDatabase((client) => client.query(`select graphile_worker.add_job($1, '{}'::json)`, [task]));

/** Returns a mentor's balance in euros. */
async function balanceOf({ client }: WithProfile) {
  const { items } = await client.getPayoutBalance();
  return items.find(({ currency }) => currency === 'EUR');
}

/**
 * A session of 50 euros that was paid for and took place, whose money is payable: as if it had ended four days ago.
 * @returns the id of its booking
 */
export async function payableSession(prospect: WithProfile, mentor: WithProfile, service: string): Promise<string> {
  const before = (await balanceOf(mentor))?.payable ?? 0;
  const { id } = await holdTime(prospect, mentor, service);
  await payWithoutPage(prospect.client, id);
  await waitForStatus(prospect, id, 'confirmed');
  await letPass(id, { days_ago: 4, status: 'confirmed' });
  await runJob('complete-sessions');
  await waitForStatus(prospect, id, 'completed');
  await runJob('make-payable');
  await expect.poll(async () => (await balanceOf(mentor))?.payable ?? 0).toBeGreaterThan(before);
  return id;
}

/** The sandbox's account numbers, by the outcome of payouts to them. */
export const TEST_BANK = { pays: '000123456789', account_closed: '000111111113' } as const;

/**
 * Opens a mentor's payout account in the Netherlands as they would on the provider's page, ready to be paid when they ask.
 * @param bank the number of their bank account
 */
export async function openPayoutAccount({ client }: WithProfile, bank: string = TEST_BANK.pays): Promise<void> {
  await client.choosePayoutAccount({ body: { country: 'NL', currency: 'EUR' } });
  const { url } = await client.createPayoutAccountLink();
  const form = new URLSearchParams({ bank, outcome: 'complete', action: 'submit' });
  await fetch(url, { method: 'POST', redirect: 'manual', body: form });
  await expect.poll(async () => (await client.getPayoutAccount()).state).toBe('active');
  await client.patchPayoutSettings({ body: { schedule: 'by_hand' } });
}

export const offerForFifty = (mentor: WithProfile) => offerPaid(mentor, { price: 50, currency: 'EUR' });
