import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { newId } from '../../../core/ids.ts';
import type { SandboxConfig } from '../../../../../payments-sandbox/src/config.ts';
import { startTestSandbox, type TestSandbox } from '../../../testing/payments-sandbox.ts';
import { settableClock } from '../../../testing/settable-clock.ts';
import type { PaymentProvider } from '../../payments/port.ts';
import { stripePayments } from '../../payments/stripe/stripe.ts';
import type { NewTransfer, PayoutProvider } from '../port.ts';
import { stripeConnect } from './stripe-connect.ts';

/** The adapter against a real sandbox, with payments to transfer from. */
export function connectScene(changes: Partial<SandboxConfig> = {}) {
  let sandbox: TestSandbox;
  let payments: PaymentProvider;
  let payouts: PayoutProvider;
  const clock = settableClock();
  beforeAll(async () => {
    sandbox = await startTestSandbox(changes);
    connect();
  });
  /** New adapters, whose breakers have seen no failure. */
  const connect = () => {
    const { secret_key, publishable_key, webhook_secret, payouts_webhook_secret } = sandbox.config;
    const settings = { name: 'sandbox' as const, api_url: sandbox.url, now: () => clock.now() };
    const keysWith = (...webhook_secrets: string[]) => ({ secret_key, publishable_key, webhook_secrets });
    payments = stripePayments({ ...settings, keys: () => keysWith(webhook_secret) });
    payouts = stripeConnect({ ...settings, keys: () => keysWith('whsec_b2xk', payouts_webhook_secret) });
  };
  beforeEach(() => {
    clock.release();
    connect();
  });
  afterEach(() => sandbox.repair());
  afterAll(async () => {
    expect(sandbox.problems).toEqual([]);
    await sandbox.close();
  });

  const person = (country = 'NL') => ({
    user_id: newId(),
    email: 'ada@example.org',
    country,
    display_name: 'Ada Lovelace',
  });
  const paid = async (amount_minor: number, currency: string) => {
    const intent = await payments.createIntent(
      {
        booking_id: newId(),
        payment_id: newId(),
        amount_minor,
        currency,
        capture_method: 'automatic',
        description: 'A session',
      },
      newId(),
    );
    await sandbox.pay(intent.client_secret ?? '');
    return intent.id;
  };
  return {
    clock,
    person,
    paid,
    get sandbox() {
      return sandbox;
    },
    get payments() {
      return payments;
    },
    get payouts() {
      return payouts;
    },
    /** An account that money can be sent to. */
    async payee(country = 'NL', bank?: string) {
      const { id } = await payouts.createAccount(person(country), newId());
      await sandbox.decideAccount(id, bank === undefined ? {} : { bank });
      return id;
    },
    /** A transfer for a booking that was just paid with 50.00 €. */
    wanted: async (account_id: string, wishes: Partial<NewTransfer> & { paid_minor?: number } = {}) => {
      const { paid_minor = 5000, currency = 'EUR', ...rest } = wishes;
      return {
        account_id,
        payout_id: newId(),
        booking_id: newId(),
        intent_id: await paid(paid_minor, currency),
        amount_minor: 4500,
        currency,
        ...rest,
      };
    },
  };
}
