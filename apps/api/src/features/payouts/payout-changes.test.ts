import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { payoutScene } from '../../testing/payout-scene.ts';
import { bankColumns } from '../payout-accounts/bank-details.ts';

const scene = payoutScene();
const NEXT_RUN = '2055-02-08T06:00:00Z';
const IBAN = 'NL91ABNA0417164300';

/** A released payout by hand, which the next file has. */
async function releasedByHand() {
  const mentor = await scene.payee({ provider: 'manual', country: 'VN' });
  const sessions = [await scene.earned(mentor), await scene.earned(mentor)] as const;
  const { sealer, db } = scene.api.context;
  const bank = { holder: 'Linh Trần', iban: IBAN, account_number: null, swift: null };
  await db
    .updateTable('payout_account')
    .set(bankColumns({ sealer }, mentor.user_id, bank))
    .where('user_id', '=', mentor.user_id)
    .execute();
  await scene.run();
  const [{ id } = { id: '' }] = await scene.payoutsOf(mentor);
  const finance = await scene.finance();
  await finance.client.releasePayout({ params: { id }, body: {} });
  const inFile = async () => (await finance.client.getPayoutBatch()).includes(id.slice(-8));
  return { mentor, sessions, params: { id }, finance, inFile };
}

test('[T-170] a payout by hand whose bank account changed after its release is held, and is in no file', async () => {
  const { mentor, params, finance, inFile } = await releasedByHand();
  scene.clock.set('2055-02-02T06:00:00Z');
  await scene.touchAccount(mentor, { bank_changed_at: '2055-02-02T05:00:00Z' });
  expect(await inFile()).toBe(false);
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'held', held_for: ['bank_changed'] }]);
  await finance.client.releasePayout({ params, body: {} });
  expect(await inFile()).toBe(true);
});

test('[T-170] a payout by hand with a disputed session is held, and is in no file', async () => {
  const { mentor, sessions, inFile } = await releasedByHand();
  await sessions[0].tell({ dispute: 'open' });
  expect(await inFile()).toBe(false);
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'held', held_for: ['open_case'] }]);
});

test('[T-171] a payout by hand is in one file, and in another only after it was held and released again', async () => {
  const { params, finance, inFile } = await releasedByHand();
  expect(await inFile()).toBe(true);
  expect(await inFile()).toBe(false);
  await finance.client.holdPayout({ params, body: { reason: 'The file was lost' } });
  await finance.client.releasePayout({ params, body: {} });
  expect(await inFile()).toBe(true);
});

test('[T-171] what is refunded after a payout is in a file is debt, and the payout is what was paid', async () => {
  const { mentor, sessions, params, finance, inFile } = await releasedByHand();
  expect(await inFile()).toBe(true);
  await sessions[0].tell({ refunds: [sessions[0].refund('a', 5000)] });
  await scene.runDueJobs();
  await finance.client.markPayoutPaid({ params, body: { reference: 'W-1', amount_minor: 9000 } });
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'paid', amount_minor: 9000 }]);
  expect(await sessions[0].ledger()).toEqual({ paid_out: -4500, mentor_debt: 4500 });
});

test('[T-172] a returned payout that is sent again is held while one of its sessions is disputed', async () => {
  const { mentor, session } = await scene.paidOut();
  const [{ id, provider_payout_id } = { id: '', provider_payout_id: null }] = await scene.payoutsOf(mentor);
  scene.double.bank(provider_payout_id, 'failed', 'account_closed');
  await scene.job('settle-payout', { payout_id: id });
  await session.tell({ dispute: 'open' });
  await mentor.client.retryPayout({ params: { id } });
  await scene.release(mentor);
  await scene.job('send-payout', { payout_id: id });
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'held', held_for: ['open_case'] }]);
  expect(scene.double.payouts.filter(({ account_id }) => account_id === mentor.account_id)).toHaveLength(1);
});

test('[T-173] a payout whose transfer was refused can be cancelled, and nothing of it is sent later', async () => {
  const mentor = await scene.payee();
  const session = await scene.earned(mentor);
  await scene.run();
  scene.double.restrict(mentor.account_id);
  await scene.release(mentor);
  const [{ id } = { id: '' }] = await scene.payoutsOf(mentor);
  const { client } = await scene.finance();
  await client.cancelPayout({ params: { id }, body: { reason: 'The account is closed' } });
  scene.clock.set('2055-02-01T06:30:00Z');
  await scene.job('reconcile-payouts');
  await scene.runDueJobs();
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'cancelled', amount_minor: 0 }]);
  expect(await session.ledger()).toMatchObject({ mentor_payable: -4500 });
  scene.double.mend(mentor.account_id);
  await scene.job('reconcile-payouts');
  expect(scene.double.transfers.filter(({ account_id }) => account_id === mentor.account_id)).toEqual([]);
  await scene.run(NEXT_RUN);
  expect((await scene.payoutsOf(mentor))[1]).toMatchObject({ amount_minor: 4500 });
});

test('[T-174] the payouts of an export have no words of the staff, and no ids of the provider', async () => {
  const { mentor, params, finance } = await releasedByHand();
  await finance.client.holdPayout({ params, body: { reason: 'Suspected fraud' } });
  const files = unzipSync(new Uint8Array(await mentor.client.exportAccount()));
  const { payouts } = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as { payouts: unknown };
  const told = JSON.stringify(payouts);
  expect(told).toContain(params.id);
  expect(told).not.toContain('Suspected fraud');
  expect(told).not.toMatch(/account_id|provider_payout_id|transfer_id/);
});

test('[T-120] a large payout with a new reason to hold it takes two people who have seen that reason', async () => {
  const mentor = await scene.payee();
  await scene.earned(mentor, { price_minor: 100_000 });
  await scene.run();
  const [{ id } = { id: '' }] = await scene.payoutsOf(mentor);
  const [first, second] = [await scene.finance(), await scene.finance()];
  const release = ({ client }: typeof first) => client.releasePayout({ params: { id }, body: {} });
  await release(first);
  scene.clock.set('2055-02-02T06:00:00Z');
  await scene.touchAccount(mentor, { bank_changed_at: '2055-02-02T05:00:00Z' });
  await expect(release(second)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(await release(second)).toMatchObject({ status: 'held' });
  expect(await release(first)).toMatchObject({ status: 'pending' });
});
