import { newId } from '../../../core/ids.ts';
import type { PayoutStatus } from '../../../db/tables.ts';
import { insertPaidBooking } from '../../insert-payment.ts';
import type { MadeMentor } from '../../make.ts';
import { runJob } from '../../run-due-jobs.ts';
import type { AsksOf, Cell } from '../ask.ts';
import type { Scene } from '../scene.ts';

const DAY_MS = 24 * 60 * 60_000;
const AMOUNT_MINOR = 1000;
/** Each session has a day of its own, long ago, on which no one else books. */
let days = 0;

/** Staff pay this mentor by hand. */
async function withAccount({ api }: Scene, { user_id }: MadeMentor): Promise<void> {
  await api.context.db
    .insertInto('payout_account')
    .values({ user_id, provider: 'manual', account_id: null, state: 'active', country: 'NL', currency: 'EUR' })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

async function payout(scene: Scene, mentor: MadeMentor, status: PayoutStatus) {
  await withAccount(scene, mentor);
  const id = newId();
  const now = new Date();
  await scene.api.context.db
    .insertInto('payout')
    .values({
      id,
      user_id: mentor.user_id,
      provider: 'manual',
      account_id: null,
      currency: 'EUR',
      amount_minor: AMOUNT_MINOR,
      status,
      held_for: status === 'held' ? ['first_payout', 'young_account', 'open_case', 'account_changed'] : [],
      scheduled_for: new Date(now.getTime() + Math.random() * DAY_MS),
      created_at: now,
      updated_at: now,
      provider_payout_id: null,
      reference: null,
      failure: null,
      sent_at: null,
      arrives_at: null,
      paid_at: null,
      checked_at: null,
      send_asked_at: null,
      cancel_asked_at: null,
      batch_id: null,
    })
    .execute();
  return { id };
}
const own = async (scene: Scene, status: PayoutStatus) => ({
  params: await payout(scene, scene.people.mentor, status),
});
/** Staff don't decide about their own payouts. */
const another = async (scene: Scene, status: PayoutStatus) => ({
  params: await payout(scene, scene.people.other_mentor, status),
});

async function batch({ api, people }: Scene) {
  const id = newId();
  const values = { id, created_by: people.prospect.user_id, created_at: new Date() };
  await api.context.db.insertInto('payout_batch').values(values).execute();
  return { id };
}

/** Something that is payable to who asks. */
async function payable(scene: Scene, { caller, allowed }: Cell): Promise<void> {
  if (!allowed) {
    return;
  }
  const mentor = caller === 'other_mentor' ? scene.people.other_mentor : scene.people.mentor;
  await withAccount(scene, mentor);
  await earn(scene, mentor);
}

async function earn(scene: Scene, mentor: MadeMentor): Promise<void> {
  days += 1;
  const paid = await insertPaidBooking(scene.api, {
    mentor,
    prospect: scene.people.other_prospect,
    status: 'completed',
    start: new Date(Date.UTC(2010, 0, 1, 10) + days * DAY_MS).toISOString(),
  });
  await paid.earn();
  await runJob(scene.api.context, 'make-payable');
}

/** Something that is owed to a mentor who has left without an account. */
async function claim(scene: Scene, { allowed }: Cell): Promise<string> {
  if (!allowed) {
    return scene.people.other_mentor.user_id;
  }
  const mentor = await scene.make.mentor();
  await earn(scene, mentor);
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  return mentor.user_id;
}

/** The same, whose time is over. */
async function lapsed(scene: Scene, cell: Cell): Promise<string> {
  const user_id = await claim(scene, cell);
  const erased_at = '2000-01-01T00:00:00Z';
  await scene.api.context.db.updateTable('erasure').set({ erased_at }).where('user_id', '=', user_id).execute();
  return user_id;
}

export const payoutAsks: AsksOf<
  | 'getPayoutBalance'
  | 'listPayouts'
  | 'createPayout'
  | 'getPayout'
  | 'getPayoutStatement'
  | 'getYearlyStatement'
  | 'retryPayout'
  | 'listStaffPayouts'
  | 'listPayoutClaims'
  | 'payPayoutClaim'
  | 'endPayoutClaim'
  | 'listPayoutBatches'
  | 'createPayoutBatch'
  | 'getPayoutBatchFile'
  | 'getStaffPayout'
  | 'releasePayout'
  | 'holdPayout'
  | 'cancelPayout'
  | 'markPayoutPaid'
> = {
  getPayoutBalance: () => ({}),
  listPayouts: () => ({ query: { status: 'paid' } }),
  createPayout: async (scene, cell) => {
    await payable(scene, cell);
    return { body: { currency: 'EUR' } };
  },
  getPayout: (scene) => own(scene, 'held'),
  getPayoutStatement: (scene) => own(scene, 'held'),
  getYearlyStatement: () => ({ params: { year: 2030 } }),
  retryPayout: (scene) => own(scene, 'failed'),
  listStaffPayouts: () => ({ query: { status: 'held' } }),
  listPayoutClaims: () => ({}),
  payPayoutClaim: async (scene, cell) => ({
    params: { id: await claim(scene, cell) },
    body: { currency: 'EUR', reason: 'Wrote from the address of the account' },
  }),
  endPayoutClaim: async (scene, cell) => ({
    params: { id: await lapsed(scene, cell) },
    body: { currency: 'EUR', reason: 'Not claimed in 24 months' },
  }),
  listPayoutBatches: () => ({}),
  createPayoutBatch: () => ({}),
  getPayoutBatchFile: async (scene) => ({ params: await batch(scene) }),
  getStaffPayout: (scene) => another(scene, 'held'),
  releasePayout: async (scene) => ({ ...(await another(scene, 'held')), body: { reason: 'The documents agree' } }),
  holdPayout: async (scene) => ({ ...(await another(scene, 'pending')), body: { reason: 'Looks odd' } }),
  cancelPayout: async (scene) => ({ ...(await another(scene, 'held')), body: { reason: 'Paid otherwise' } }),
  markPayoutPaid: async (scene) => ({
    ...(await another(scene, 'pending')),
    body: { reference: 'W-1234', amount_minor: AMOUNT_MINOR },
  }),
};
