import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import { bankColumns } from '../payout-accounts/bank-details.ts';
import { payoutScene } from '../../testing/payout-scene.ts';

const scene = payoutScene();
const NEXT_RUN = '2055-02-08T06:00:00Z';

/** A mentor whose first payout is held. */
async function held(wishes: Parameters<typeof scene.payee>[0] = {}, price_minor = 5000) {
  const mentor = await scene.payee(wishes);
  await scene.earned(mentor, { price_minor });
  await scene.run();
  const [{ id } = { id: '' }] = await scene.payoutsOf(mentor);
  return { mentor, id, params: { id } };
}

test('[T-120] staff find a held payout, look at it, and release it; the mentor is told at each step', async () => {
  const { mentor, params } = await held();
  const { client, user_id } = await scene.finance();
  const { items } = await client.listStaffPayouts({ query: { status: 'held', page_size: 100 } });
  expect(items.find(({ id }) => id === params.id)).toMatchObject({
    mentor: { user_id: mentor.user_id },
    amount: 45,
    held_for: ['first_payout'],
    allowed_actions: ['release', 'cancel'],
    is_overdue: false,
  });
  const begun = [
    { occasion: 'payout', account: 'mentor_payable', amount_minor: 4500 },
    { occasion: 'payout', account: 'payout_in_transit', amount_minor: -4500 },
  ];
  expect(await client.getStaffPayout({ params })).toMatchObject({
    sessions: 1,
    lines: [{ net: 45, paid: 50, platform_fee: 5 }],
    account: { state: 'active', needs: [], provider: 'sandbox', is_of_payout: true },
    ledger: { sum_minor: 0, lines: begun },
  });
  const released = await client.releasePayout({ params, body: { reason: 'The documents agree' } });
  expect(released).toMatchObject({ status: 'pending', held_for: [] });
  await scene.runPayoutJobs('tell-payout');
  await scene.arrive(mentor);
  await scene.runPayoutJobs('tell-payout');
  const mails = await scene.mailsTo(mentor);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['payout_held', 'payout_paid']);
  for (const { id } of mails) {
    expect((await scene.api.as(null).getMail({ params: { id } })).text).toContain(`/earnings/payouts/${params.id}`);
  }
  const acts = await scene.api.context.db
    .selectFrom('staff_event')
    .select(['kind', 'reason'])
    .where('actor_user_id', '=', user_id)
    .orderBy('created_at')
    .execute();
  expect(acts).toEqual([
    { kind: 'payout_read', reason: null },
    { kind: 'payout_released', reason: 'The documents agree' },
  ]);
});

test('[T-120] above 500 it takes two people, and the same one twice is one', async () => {
  const { params } = await held({}, 60_000);
  const [first, second] = [await scene.finance(), await scene.finance()];
  const asked = await first.client.releasePayout({ params, body: {} });
  expect(asked).toMatchObject({ status: 'held', asked_for: 'release', asked_by: { user_id: first.user_id } });
  expect(await first.client.releasePayout({ params, body: {} })).toMatchObject({ status: 'held' });
  expect(await second.client.releasePayout({ params, body: {} })).toMatchObject({ status: 'pending', asked_by: null });
});

test('[T-120] the history of a payout keeps why the first of two people asked for its release', async () => {
  const { params } = await held({}, 60_000);
  const [first, second] = [await scene.finance(), await scene.finance()];
  await first.client.releasePayout({ params, body: { reason: 'The contract agrees' } });
  const { events } = await second.client.releasePayout({ params, body: { reason: 'Looked at it too' } });
  expect(events.map(({ kind, text, actor }) => [kind, text, actor?.user_id ?? null])).toEqual([
    ['held', null, null],
    ['release_asked', 'The contract agrees', first.user_id],
    ['released', 'Looked at it too', second.user_id],
  ]);
});

test('[T-120] a reason that came up after the hold is seen before the release', async () => {
  const { mentor, params } = await held();
  const { client } = await scene.finance();
  await scene.api.context.db
    .updateTable('payout_account')
    .set({ bank_changed_at: '2055-01-31T10:00:00Z' })
    .where('user_id', '=', mentor.user_id)
    .execute();
  expect(await refusalCode(client.releasePayout({ params, body: {} }))).toBe('PAYOUT_CHANGED');
  expect(await client.getStaffPayout({ params })).toMatchObject({ held_for: ['first_payout', 'bank_changed'] });
  expect(await client.releasePayout({ params, body: {} })).toMatchObject({ status: 'pending' });
});

test('[T-120] a payout by hand is held again, and marked as paid with what the bank kept; large ones by two people', async () => {
  const { mentor, params } = await held({ provider: 'manual', country: 'VN', schedule: 'weekly' }, 70_000);
  const [first, second] = [await scene.finance(), await scene.finance()];
  await first.client.releasePayout({ params, body: {} });
  await second.client.releasePayout({ params, body: {} });
  expect(await first.client.holdPayout({ params, body: { reason: 'Wrong name' } })).toMatchObject({
    status: 'held',
    held_for: ['by_staff'],
  });
  await first.client.releasePayout({ params, body: {} });
  await second.client.releasePayout({ params, body: {} });
  const paid = { reference: 'W-1', amount_minor: 63_000, fee_minor: 400 };
  expect(await refusalCode(first.client.markPayoutPaid({ params, body: { ...paid, amount_minor: 62_999 } }))).toBe(
    'PAYOUT_CHANGED',
  );
  expect(await first.client.markPayoutPaid({ params, body: paid })).toMatchObject({ status: 'pending' });
  expect(await second.client.markPayoutPaid({ params, body: { ...paid, reference: 'W-2' } })).toMatchObject({
    status: 'pending',
  });
  expect(await second.client.markPayoutPaid({ params, body: paid })).toMatchObject({
    status: 'paid',
    reference: 'W-1',
    fee: 4,
  });
  expect((await mentor.client.getPayoutBalance()).items).toMatchObject([{ paid: 626, in_transit: 0, payable: 0 }]);
  await scene.runPayoutJobs('tell-payout');
  const told = (await scene.mailsTo(mentor)).find(({ kind }) => kind === 'payout_paid');
  const { text } = await scene.api.as(null).getMail({ params: { id: told?.id ?? '' } });
  expect(text).toContain('626');
  expect(text).not.toContain('630');
});

test('[T-120] [T-431] a cancelled payout gives its sessions to the next one, its mentor is told, and staff have no say in their own', async () => {
  const { mentor, params } = await held();
  const { client } = await scene.finance();
  expect(await client.cancelPayout({ params, body: { reason: 'Asked for' } })).toMatchObject({ status: 'cancelled' });
  await scene.runPayoutJobs('tell-payout');
  const mails = (await scene.mailsTo(mentor)).map(({ kind }) => kind);
  expect(mails.filter((kind) => kind === 'payout_cancelled')).toHaveLength(1);
  const { items: told } = await mentor.client.listNotifications({ query: {} });
  expect(told.map(({ kind }) => kind)).toContain('payout_cancelled');
  expect(await refusalCode(client.releasePayout({ params, body: {} }))).toBe('ILLEGAL_MOVE');
  await scene.run(NEXT_RUN);
  const [, { id, status } = { id: '', status: '' }] = await scene.payoutsOf(mentor);
  expect(status).toBe('held');
  await scene.api.context.db
    .insertInto('staff_member')
    .values({ auth_user_id: mentor.user_id, role: 'finance', granted_by: null, revoked_at: null })
    .execute();
  const own = { params: { id }, body: { reason: 'It is mine' } };
  const refused = [
    mentor.client.releasePayout(own),
    mentor.client.holdPayout(own),
    mentor.client.cancelPayout(own),
    mentor.client.markPayoutPaid({ params: { id }, body: { reference: 'WISE-1', amount_minor: 4500 } }),
  ].map(refusalCode);
  expect(new Set(await Promise.all(refused))).toEqual(new Set(['STAFF_INVOLVED']));
});

test('[T-125] statements list each session of a payout and of a year, to the cent', async () => {
  const { mentor } = await scene.paidOut(2);
  const [{ id } = { id: '' }] = await scene.payoutsOf(mentor);
  const statement = await mentor.client.getPayoutStatement({ params: { id } });
  const [columns, ...lines] = statement.trimEnd().split('\r\n');
  expect(columns).toContain('payout_id,paid_on,session_start,booking_id,prospect_name,service,currency,paid');
  expect(lines.map((line) => line.split(',').slice(-10).join(','))).toEqual([
    'EUR,50.00,0.00,5.00,45.00,0.00,0.00,45.00,0.00,0.00',
    'EUR,50.00,0.00,5.00,45.00,0.00,0.00,45.00,0.00,0.00',
  ]);
  expect(await mentor.client.getYearlyStatement({ params: { year: 2055 } })).toBe(statement);
  const before = await mentor.client.getYearlyStatement({ params: { year: 2054 } });
  expect(before.trimEnd().split('\r\n')).toEqual([columns]);
});

test('[T-125] a mentor’s pages show where the money is, and other mentors’ payouts don’t exist', async () => {
  const { mentor, params } = await held({ schedule: 'monthly' });
  scene.clock.set('2055-03-01T06:00:00Z');
  await scene.job('run-payouts');
  const other = await scene.payee();
  expect(await refusalCode(other.client.getPayout({ params }))).toBe('NOT_FOUND');
  expect(await refusalCode(other.client.getPayoutStatement({ params }))).toBe('NOT_FOUND');
  expect(await refusalCode(other.client.retryPayout({ params }))).toBe('NOT_FOUND');
  expect(await refusalCode(mentor.client.retryPayout({ params }))).toBe('ILLEGAL_MOVE');
});

test('[T-120] [T-125] a name that a spreadsheet would compute stays a text in a file for the bank and in statements', async () => {
  const name = '=HYPERLINK("//evil";"pay")';
  const { mentor, params } = await held({ provider: 'manual', country: 'VN', schedule: 'weekly' }, 10_000);
  const bank = { holder: name, iban: 'NL91ABNA0417164300', account_number: null, swift: null };
  const { sealer, db } = scene.api.context;
  const columns = bankColumns({ sealer }, mentor.user_id, bank);
  await db.updateTable('payout_account').set(columns).where('user_id', '=', mentor.user_id).execute();
  await db.updateTable('booking').set({ title: '@SUM(A1)' }).where('mentor_user_id', '=', mentor.user_id).execute();
  await sql`update authenticated_user set first_name = ${name} where id in (
    select prospect_user_id from booking where mentor_user_id = ${mentor.user_id})`.execute(db);
  const finance = await scene.finance();
  await finance.client.releasePayout({ params, body: {} });
  expect(await scene.batchFile(finance)).toContain(`\r\n"'=HYPERLINK(""//evil"";""pay"")",,`);
  const statement = await mentor.client.getPayoutStatement({ params });
  expect(statement).toContain(`,"'=HYPERLINK(""//evil"";""pay"")`);
  expect(statement).toContain(`,'@SUM(A1),`);
  // Other tests have sessions with the same student.
  await sql`update authenticated_user set first_name = 'Ama' where first_name = ${name}`.execute(db);
});

test('[T-120] the batch for Wise has who is paid by hand, where and how much, and each download is recorded', async () => {
  const { mentor, params } = await held({ provider: 'manual', country: 'VN', schedule: 'weekly' }, 10_000);
  const bank = { holder: 'Linh Trần', iban: 'NL91ABNA0417164300', account_number: null, swift: null };
  const { sealer, db } = scene.api.context;
  await db
    .updateTable('payout_account')
    .set(bankColumns({ sealer }, mentor.user_id, bank))
    .where('user_id', '=', mentor.user_id)
    .execute();
  const finance = await scene.finance();
  const { client, user_id } = finance;
  expect(await scene.batchFile(finance)).not.toContain(params.id.slice(-8));
  await client.releasePayout({ params, body: {} });
  const lines = (await scene.batchFile(finance)).split('\r\n');
  expect(lines.find((line) => line.includes(bank.iban))).toBe(
    `Linh Trần,,${params.id.slice(-8)},PRIVATE,EUR,EUR,source,90.00,NL91ABNA0417164300,,`,
  );
  const acts = await db.selectFrom('staff_event').select('kind').where('actor_user_id', '=', user_id).execute();
  expect(acts.map(({ kind }) => kind).toSorted()).toEqual([
    'payout_batch_created',
    'payout_batch_created',
    'payout_batch_read',
    'payout_batch_read',
    'payout_released',
  ]);
});
