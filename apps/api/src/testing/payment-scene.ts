import type { Booking, CreateBooking } from '@abroad/contract';
import { afterAll, afterEach, expect } from 'vitest';
import { ledgerProblems } from '../features/payments/index.ts';
import { bookingScene } from './booking-scene.ts';
import type { Made, MadeMentor, MentorWishes } from './make.ts';
import { moneyOf } from './money-of.ts';
import { startTestSandbox, type TestSandbox } from './payments-sandbox.ts';
import { runJob } from './run-due-jobs.ts';

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
  const webhook = () => `${scene.api.base_url}/api/webhooks/stripe`;
  /** The provider's events arrive, and everything that is due is done. */
  const settle = async () => {
    await sandbox.deliver(webhook());
    await scene.runDueJobs();
    await sandbox.deliver(webhook());
    await scene.runDueJobs();
  };

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
    /** What time does: `sweep-holds`, `reconcile-payments`. */
    job: (name: string, payload?: unknown) => runJob(scene.api.context, name, payload),
    mailKindsTo: async (who: Made) => (await scene.mailsTo(who)).map(({ kind }) => kind).toSorted(),
  };
}
export type PaymentScene = ReturnType<typeof paymentScene>;
