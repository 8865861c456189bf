import { afterEach, beforeEach, expect } from 'vitest';
import type { JobName } from '../jobs/register.ts';
import { ledgerProblems } from '../features/payments/ledger-problems.ts';
import { manualPayouts } from '../providers/payouts/manual.ts';
import { noPayouts } from '../providers/payouts/none.ts';
import { bookingScene } from './booking-scene.ts';
import { grantRole } from './grant-role.ts';
import { insertPayout } from './insert-payout.ts';
import type { Made, MadeMentor } from './make.ts';
import { moneyOf } from './money-of.ts';
import { insertPaidBooking } from './insert-payment.ts';
import { payoutDouble } from './payout-double.ts';
import { runJob } from './run-due-jobs.ts';

/** The Monday of a run, after the sessions that `earned` makes are payable. */
export const RUN = '2055-02-01T06:00:00Z';
const FIRST_SESSION = Date.parse('2055-01-10T08:00:00Z');
const HALF_AN_HOUR_MS = 30 * 60_000;

/** The jobs that send payouts, follow them, and take back what was sent. */
const PAYOUT_JOBS = [
  'send-payout',
  'settle-payout',
  'reverse-transfer',
  'look-at-held-payouts',
  'close-payout-account',
] as const;

interface AccountWishes {
  provider?: 'sandbox' | 'manual';
  schedule?: 'weekly' | 'monthly' | 'by_hand';
  country?: string;
  currency?: string;
}

/** Mentors with payout accounts and earned sessions, and a provider in memory. After each test the ledger has no problems. */
export function payoutScene() {
  const double = payoutDouble();
  const scene = bookingScene({
    payouts: { none: noPayouts, manual: manualPayouts, sandbox: double.provider, stripe_connect: noPayouts },
  });
  const db = () => scene.api.context.db;
  let nth = 0;
  let prospect: Made | undefined;
  // Each test has the same runs, with mentors of its own.
  beforeEach(() => db().deleteFrom('payout_run').execute());
  afterEach(async () => {
    double.repair();
    expect(await ledgerProblems(db())).toEqual([]);
  });

  const job = (name: string, payload?: unknown) => runJob(scene.api.context, name, payload);
  const payoutsOf = ({ user_id }: Pick<Made, 'user_id'>) =>
    db().selectFrom('payout').selectAll().where('user_id', '=', user_id).orderBy('created_at').orderBy('id').execute();

  const money = {
    /** A mentor with an account that can be paid. */
    async payee({ provider = 'sandbox', schedule = 'weekly', country = 'NL', currency = 'EUR' }: AccountWishes = {}) {
      const mentor = await scene.mentor();
      const account_id = provider === 'manual' ? null : `acct_${mentor.user_id}`;
      await db()
        .insertInto('payout_account')
        .values({ user_id: mentor.user_id, provider, account_id, state: 'active', country, currency, schedule })
        .execute();
      return Object.assign(mentor, { account_id: account_id ?? '' });
    },
    /** A held session that was paid, and earned: 50.00 € less 10 % unless said otherwise. */
    async earned(mentor: MadeMentor, wishes: { price_minor?: number; currency?: string; fee_percent?: number } = {}) {
      prospect ??= await scene.prospect();
      nth += 1;
      const start = new Date(FIRST_SESSION + nth * HALF_AN_HOUR_MS).toISOString();
      const paid = await insertPaidBooking(scene.api, {
        mentor,
        prospect,
        status: 'completed',
        start,
        fee_percent: 10,
        ...wishes,
      });
      await db()
        .updateTable('payment')
        .set({ intent_id: `pi_${paid.payment_id}` })
        .where('id', '=', paid.payment_id)
        .execute();
      await paid.earn();
      const refund = (id: string, amount_minor: number, status: 'pending' | 'succeeded' | 'failed' = 'succeeded') => ({
        id: `re_${id}_${paid.payment_id}`,
        refund_id: null,
        amount_minor,
        status,
        failure: null,
      });
      return { ...paid, refund, ledger: async () => (await moneyOf(db(), paid.booking_id)).ledger };
    },
    /** Moves the clock past a payout run: earned money becomes payable, and payouts begin. */
    async run(at = RUN) {
      scene.clock.set(at);
      await job('make-payable');
      await job('run-payouts');
    },
    /** Ends all holds, as staff do. */
    async release({ user_id }: Pick<Made, 'user_id'>) {
      const held = (await payoutsOf({ user_id })).filter(({ status }) => status === 'held');
      for (const { id } of held) {
        await db().updateTable('payout').set({ status: 'pending', held_for: [] }).where('id', '=', id).execute();
        await job('send-payout', { payout_id: id });
      }
    },
    /** The provider told of a change of the mentor's account now, such as another bank account. */
    async touchAccount({ user_id }: Pick<Made, 'user_id'>, changed: { bank_changed_at?: string } = {}) {
      await db()
        .updateTable('payout_account')
        .set({ updated_at: new Date(scene.clock.now()), ...changed })
        .where('user_id', '=', user_id)
        .execute();
    },
    /** The bank has it: what is in transit is paid. */
    async arrive(mentor: Pick<Made, 'user_id'>) {
      for (const { id, status, provider_payout_id } of await payoutsOf(mentor)) {
        if (status === 'in_transit') {
          double.bank(provider_payout_id, 'paid');
          await job('settle-payout', { payout_id: id });
        }
      }
    },
  };

  /** Writes the payout of earned sessions, which the bank has since the run of now. */
  function payOut(
    { user_id, account_id }: Awaited<ReturnType<typeof money.payee>>,
    sessions: readonly Pick<Awaited<ReturnType<typeof money.earned>>, 'booking_id' | 'payment_id'>[],
  ): Promise<string> {
    const way = { user_id, provider: 'sandbox', account_id, currency: 'EUR' } as const;
    return insertPayout(scene.api, {
      ...way,
      sessions: sessions.map(({ booking_id, payment_id }) => ({ booking_id, payment_id })),
      async send(payout_id, lines) {
        const about = { account_id, payout_id, currency: 'EUR' };
        const transfers: string[] = [];
        for (const { booking_id, amount_minor } of lines) {
          const transfer = { ...about, booking_id, amount_minor, intent_id: '' };
          transfers.push((await double.provider.transfer(transfer, `${payout_id} ${booking_id}`)).id);
        }
        const amount_minor = lines.reduce((sum, line) => sum + line.amount_minor, 0);
        const { id } = await double.provider.sendPayout({ ...about, attempt: 1, amount_minor }, payout_id);
        double.bank(id, 'paid');
        return { transfers, payout: id };
      },
    });
  }

  return {
    ...scene,
    ...money,
    get api() {
      return scene.api;
    },
    double,
    job,
    /** Runs the jobs about payouts, and the named ones. */
    runPayoutJobs: (...also: JobName[]) => scene.runJobs(...PAYOUT_JOBS, ...also),
    payoutsOf,
    /** Makes a mentor whose payout of `times` sessions is with the bank since the run. */
    async paidOut(times = 1) {
      const mentor = await money.payee();
      const sessions = [];
      for (let left = times; left > 0; left -= 1) {
        sessions.push(await money.earned(mentor));
      }
      scene.clock.set(RUN);
      await payOut(mentor, sessions);
      const [session] = sessions;
      if (!session) {
        throw new Error('a session was to be earned');
      }
      return { mentor, session };
    },
    payOut,
    async finance() {
      const member = await scene.prospect();
      await grantRole(scene.api, member, 'finance');
      return member;
    },
    /** The text of the file that a member of the staff makes now. */
    async batchFile({ client }: Pick<Made, 'client'>) {
      const { id } = await client.createPayoutBatch({});
      return client.getPayoutBatchFile({ params: { id } });
    },
    pendingReversals: () => db().selectFrom('payout_reversal').selectAll().where('status', '=', 'pending').execute(),
  };
}
