import type { Booking, CreateBooking } from '@abroad/contract';
import { afterAll, afterEach, expect } from 'vitest';
import { ledgerProblems } from '../features/payments/ledger-problems.ts';
import { bookingScene } from './booking-scene.ts';
import type { Charge } from './insert-payment.ts';
import { insertSession, type SessionWishes } from './insert-session.ts';
import type { Made, MadeMentor, MentorWishes } from './make.ts';
import { moneyOf } from './money-of.ts';
import { startTestSandbox, type TestSandbox } from './payments-sandbox.ts';
import { runJob, runJobs } from './run-due-jobs.ts';

/** The jobs that ask the provider, or do what it says. */
const MONEY_JOBS = ['settle-payment', 'capture-payment', 'void-payment', 'refund-payment', 'end-hold'] as const;

interface PaidWishes extends Omit<MentorWishes, 'event_types'> {
  price_minor?: number;
  currency?: string;
}

/**
 * A booking scene whose sessions cost something, with a real payments sandbox. After each test the ledger has no
 * problems.
 * @param settings as the environment has them, such as PLATFORM_FEE_PCT.
 */
export function paymentScene(settings: Readonly<Record<string, string>> = {}) {
  let sandbox: TestSandbox;
  const scene = bookingScene({}, async () => {
    sandbox = await startTestSandbox();
    return { ...sandbox.settings, ...settings };
  });
  const db = () => scene.api.context.db;
  afterEach(async () => {
    sandbox.repair();
    expect(await ledgerProblems(db())).toEqual([]);
  });
  afterAll(() => sandbox.close());

  const begin = ({ client }: Made, { id }: Pick<Booking, 'id'>) =>
    client.createPaymentIntent({ body: { booking_id: id } });
  /** Pays at the sandbox, whose news of it are known already. */
  const charge =
    (card?: string): Charge =>
    async ({ id: payment_id, booking_id, amount_minor, currency, capture_method }) => {
      const { payments } = scene.api.context;
      const about = { booking_id, payment_id, amount_minor, currency, capture_method, description: 'Session' };
      const { id, client_secret } = await payments.createIntent(about, `booking:${booking_id}:intent`);
      await sandbox.pay(client_secret ?? '', card);
      await sandbox.pool.query('update payments_sandbox.event set delivered_at = now() where delivered_at is null');
      return payments.readIntent(id);
    };
  const webhook = () => `${scene.api.base_url}/api/webhooks/stripe`;
  /** The provider's events arrive, and what they make due is done; twice, because doing it makes events. */
  const settleBy = async (work: () => Promise<void>) => {
    await sandbox.deliver(webhook());
    await work();
    await sandbox.deliver(webhook());
    await work();
  };
  const runMoneyJobs = () => runJobs(scene.api.context, ...MONEY_JOBS);
  /** The same, with everything that is due, such as mails. */
  const settle = () => settleBy(scene.runDueJobs);

  return {
    ...scene,
    get api() {
      return scene.api;
    },
    get sandbox() {
      return sandbox;
    },
    webhook,
    begin,
    settle,
    runMoneyJobs,
    /** The provider's events arrive, and the money follows them. Mails and all else still wait. */
    settleMoney: () => settleBy(runMoneyJobs),
    /** A mentor with one service, for 50.00 € unless said otherwise. */
    paidMentor: ({ price_minor = 5000, currency = 'EUR', ...wishes }: PaidWishes = {}) =>
      scene.mentor({ ...wishes, event_types: [{ slug: 'paid', price_minor, currency }] }),
    /** Pays as a browser does: nothing here hears of it yet. */
    async pay(who: Made, booking: Pick<Booking, 'id'>, card?: string) {
      const { client_secret } = await begin(who, booking);
      return sandbox.pay(client_secret, card);
    },
    /** Books, pays, and lets the news arrive. */
    async bookAndPay(who: Made, mentor: MadeMentor, changes: Partial<CreateBooking> & { card?: string } = {}) {
      const { card, ...rest } = changes;
      const booking = await scene.book(who, mentor, rest);
      const { client_secret } = await begin(who, booking);
      await sandbox.pay(client_secret, card);
      await settle();
      return who.client.getBooking({ params: { id: booking.id } });
    },
    /**
     * A session that was paid at the sandbox, or a request that was authorised there, for tests of what follows: it is
     * written straight into its tables, and no job of it waits.
     */
    async paidSession({ card, ...wishes }: SessionWishes & { card?: string }) {
      const { params, prospect } = await insertSession(scene.api, { ...wishes, charge: charge(card) });
      return prospect.client.getBooking({ params });
    },
    seen: (who: Made, { id }: Pick<Booking, 'id'>) => who.client.getBooking({ params: { id } }),
    money: ({ id }: Pick<Booking, 'id'>) => moneyOf(db(), id),
    /** How the payment of a booking stands at the provider. */
    async atProvider({ id }: Pick<Booking, 'id'>) {
      const { intent_id } = await db()
        .selectFrom('payment')
        .select('intent_id')
        .where('booking_id', '=', id)
        .executeTakeFirstOrThrow();
      const { status, captured_minor, refunded_minor } = await scene.api.context.payments.readIntent(intent_id ?? '');
      return { status, captured_minor, refunded_minor };
    },
    /** Runs a scheduled job: `sweep-holds`, `reconcile-payments`. */
    job: (name: string, payload?: unknown) => runJob(scene.api.context, name, payload),
    mailKindsTo: async (who: Made) => (await scene.mailsTo(who)).map(({ kind }) => kind).toSorted(),
  };
}
