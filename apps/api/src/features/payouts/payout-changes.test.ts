import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { payoutScene } from '../../testing/payout-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';
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
  const inFile = async () => (await scene.batchFile(finance)).includes(id.slice(-8));
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
  await scene.runPayoutJobs();
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
  await scene.runPayoutJobs();
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
  await expect(release(second)).rejects.toMatchObject({ code: 'PAYOUT_CHANGED' });
  expect(await release(second)).toMatchObject({ status: 'held' });
  expect(await release(first)).toMatchObject({ status: 'pending' });
});

test('[T-192] a cancelled payout whose refused transfer isn’t looked up yet is not sent by a mended account', async () => {
  const mentor = await scene.payee();
  const session = await scene.earned(mentor);
  await scene.run();
  scene.double.restrict(mentor.account_id);
  await scene.release(mentor);
  const [{ id } = { id: '' }] = await scene.payoutsOf(mentor);
  const { client } = await scene.finance();
  const cancelled = await client.cancelPayout({ params: { id }, body: { reason: 'Asked for by the mentor' } });
  expect(cancelled).toMatchObject({ status: 'held', is_being_cancelled: true, allowed_actions: [] });
  // Within two minutes the account is mended.
  scene.double.mend(mentor.account_id);
  scene.clock.set('2055-02-01T06:01:00Z');
  await scene.touchAccount(mentor);
  await scene.job('reconcile-payouts');
  await scene.runPayoutJobs();
  await scene.job('send-payout', { payout_id: id });
  expect(await refusalCode(client.releasePayout({ params: { id }, body: {} }))).toBe('ILLEGAL_MOVE');
  const transfers = () => scene.double.transfers.filter(({ account_id }) => account_id === mentor.account_id);
  expect(transfers()).toEqual([]);
  scene.clock.set('2055-02-01T06:30:00Z');
  await scene.job('reconcile-payouts');
  await scene.runPayoutJobs();
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'cancelled', amount_minor: 0 }]);
  expect(await session.ledger()).toMatchObject({ mentor_payable: -4500 });
  expect(transfers()).toEqual([]);
});

test('[T-192] of a cancelled payout that came back in part, staff decide about the rest', async () => {
  const mentor = await scene.payee();
  await scene.earned(mentor);
  await scene.run();
  scene.double.spoil({ calls: new RegExp(`sendPayout ${mentor.account_id}`), how: 'invalid_request', times: 1 });
  await scene.release(mentor);
  const [{ id } = { id: '' }] = await scene.payoutsOf(mentor);
  const { client } = await scene.finance();
  // The mentor's account has less than what was transferred.
  scene.double.spoil({ calls: /^reverse$/, how: 'balance_insufficient', times: 1 });
  await client.cancelPayout({ params: { id }, body: { reason: 'Looks odd' } });
  await scene.runPayoutJobs();
  const left = await client.getStaffPayout({ params: { id } });
  expect(left).toMatchObject({ status: 'held', is_being_cancelled: false, allowed_actions: ['release', 'cancel'] });
});

test('[T-193] what the bank got although its answer was a refusal is found under its payout, and not sent again', async () => {
  const mentor = await scene.payee();
  await scene.earned(mentor);
  await scene.run();
  const [{ id } = { id: '' }] = await scene.payoutsOf(mentor);
  const call = new RegExp(`sendPayout ${mentor.account_id}`);
  // One try's answer is lost; another one, at the same time, is refused for funds.
  scene.double.spoil({ calls: call, how: 'after', times: 1 });
  await scene.release(mentor);
  const { db } = scene.api.context;
  await db.updateTable('payout').set({ refusals: 1, send_asked_at: null }).where('id', '=', id).execute();
  // Money of other sessions would be enough for a second one.
  await scene.double.provider.transfer(
    {
      account_id: mentor.account_id,
      payout_id: 'x',
      booking_id: 'x',
      intent_id: 'x',
      amount_minor: 4500,
      currency: 'EUR',
    },
    `other ${id}`,
  );
  await scene.job('send-payout', { payout_id: id });
  expect(scene.double.payouts.filter(({ account_id }) => account_id === mentor.account_id)).toHaveLength(1);
  expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'in_transit', amount_minor: 4500 }]);
});

test('[T-193] what may be at the account because a transfer’s answer is lost isn’t taken for another session', async () => {
  const { mentor, session } = await scene.paidOut();
  await scene.earned(mentor);
  await scene.run(NEXT_RUN);
  scene.double.spoil({ calls: new RegExp(`^transfer ${mentor.account_id}`), how: 'after', times: 1 });
  const next = (await scene.payoutsOf(mentor))[1];
  await scene.job('send-payout', { payout_id: next?.id });
  expect(scene.double.balanceOf(mentor.account_id, 'EUR')).toBe(4500);
  await session.tell({ refunds: [session.refund('a', 5000)] });
  const [reversal] = await scene.pendingReversals();
  await scene.job('reverse-transfer', { reversal_id: reversal?.id });
  expect(scene.double.balanceOf(mentor.account_id, 'EUR')).toBe(4500);
  expect(await session.ledger()).toMatchObject({ mentor_debt: 4500 });
});

test('[T-194] a large payout by hand is in a file only after two people released it', async () => {
  const { mentor, params, finance, inFile } = await releasedByHand();
  await scene.earned(mentor, { price_minor: 100_000 });
  await finance.client.markPayoutPaid({ params, body: { reference: 'W-2', amount_minor: 9000 } });
  const { db } = scene.api.context;
  // Known for long, and of this size.
  await db.updateTable('payout').set({ amount_minor: 90_000 }).where('id', '=', params.id).execute();
  await scene.run(NEXT_RUN);
  await db.updateTable('payout').set({ amount_minor: 9000 }).where('id', '=', params.id).execute();
  const large = (await scene.payoutsOf(mentor))[1];
  expect(large).toMatchObject({ status: 'held', held_for: ['large_by_hand'], amount_minor: 90_000 });
  const isIn = async () => (await scene.batchFile(finance)).includes(large?.id.slice(-8) ?? '');
  await finance.client.releasePayout({ params: { id: large?.id ?? '' }, body: {} });
  expect(await isIn()).toBe(false);
  const second = await scene.finance();
  await second.client.releasePayout({ params: { id: large?.id ?? '' }, body: {} });
  expect(await isIn()).toBe(true);
  expect(await inFile()).toBe(false);
});

test('[T-195] a file for the bank is made once under its key, is the same when read again, and reading changes nothing', async () => {
  const { mentor, params, finance } = await releasedByHand();
  const make = () => finance.client.createPayoutBatch({ idempotency_key: `batch ${params.id}`.replace(' ', ':') });
  const batch = await make();
  expect(batch.payouts).toBe(1);
  expect(await make()).toEqual(batch);
  const read = () => finance.client.getPayoutBatchFile({ params: { id: batch.id } });
  const file = await read();
  expect(file).toContain(params.id.slice(-8));
  const before = await scene.payoutsOf(mentor);
  expect(await read()).toBe(file);
  expect(await scene.payoutsOf(mentor)).toEqual(before);
  const { items } = await finance.client.listPayoutBatches();
  expect(items).toContainEqual(batch);
  // Another bank account isn't in a file that was made before.
  await scene.touchAccount(mentor, { bank_changed_at: '2055-02-01T07:00:00Z' });
  expect(await read()).not.toContain(IBAN);
  await finance.client.markPayoutPaid({ params, body: { reference: 'W-3', amount_minor: 9000 } });
  expect(await read()).not.toContain(params.id.slice(-8));
  expect((await finance.client.listPayoutBatches()).items.map(({ id }) => id)).not.toContain(batch.id);
  expect(await refusalCode(finance.client.getPayoutBatchFile({ params }))).toBe('NOT_FOUND');
});

test.each([
  ['breaker_open', 10, 30],
  ['before', 3, 12],
] as const)(
  '[T-193] a payout whose provider does not answer (%s) is put off for seconds, and its job hasn’t failed',
  async (how, least_s, most_s) => {
    const mentor = await scene.payee();
    await scene.earned(mentor);
    await scene.run();
    const { db } = scene.api.context;
    scene.double.spoil({ calls: new RegExp(`^transfer ${mentor.account_id}`), how, times: 1 });
    await scene.release(mentor);
    const [{ id } = { id: '' }] = await scene.payoutsOf(mentor);
    expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'pending', failure: null, refusals: 0 }]);
    const { rows } = await sql<{ attempts: number; wait_s: number }>`
      select attempts, extract(epoch from run_at - ${new Date(scene.clock.now())}::timestamptz)::float8 as wait_s
      from graphile_worker._private_jobs where key = ${`send-payout:${id}`}`.execute(db);
    expect(rows).toEqual([{ attempts: 0, wait_s: expect.any(Number) }]);
    expect(rows[0]?.wait_s).toBeGreaterThanOrEqual(least_s);
    expect(rows[0]?.wait_s).toBeLessThanOrEqual(most_s);
    await scene.job('send-payout', { payout_id: id });
    expect(await scene.payoutsOf(mentor)).toMatchObject([{ status: 'in_transit' }]);
  },
);
