import {
  PayoutError,
  type PayoutAccountSnapshot,
  type PayoutProvider,
  type PayoutProviders,
} from '../providers/payouts/port.ts';
import { manualPayouts } from '../providers/payouts/manual.ts';
import { noPayouts } from '../providers/payouts/none.ts';

const refuse = () => Promise.reject(new PayoutError('refused', 'this provider only has accounts'));

/** A payout provider whose accounts tests change. Its events are JSON without a signature. */
export function memoryPayouts() {
  const accounts = new Map<string, PayoutAccountSnapshot>();
  const byKey = new Map<string, string>();
  const keys: string[] = [];
  let spoilt: 'unreachable' | 'lost' | null = null;

  const read = (id: string): PayoutAccountSnapshot => {
    const found = accounts.get(id);
    if (found === undefined) throw new PayoutError('refused', `no account ${id}`, { code: 'resource_missing' });
    return found;
  };
  const failIf = (reason: 'unreachable' | 'lost') => {
    if (spoilt === reason) throw new PayoutError('unreachable', 'no answer');
  };
  const provider: PayoutProvider = {
    ...noPayouts,
    name: 'sandbox',
    moves_money: true,
    async createAccount({ country }, key) {
      failIf('unreachable');
      keys.push(key);
      const id = byKey.get(key) ?? `acct_${accounts.size + 1}`;
      byKey.set(key, id);
      accounts.set(id, {
        id,
        state: 'in_progress',
        needs: ['identity.individual.given_name', 'external_account'],
        bank_last4: null,
        bank_fingerprint: null,
        bank_holder: null,
        country,
        currency: null,
        livemode: false,
      });
      failIf('lost');
      return read(id);
    },
    async readAccount(id) {
      failIf('unreachable');
      return read(id);
    },
    async createAccountLink(id) {
      failIf('unreachable');
      return { url: `https://connect.test/${read(id).id}`, expires_at: Date.now() + 60_000 };
    },
    async closeAccount(id) {
      failIf('unreachable');
      accounts.set(id, { ...read(id), state: 'rejected', needs: [] });
      failIf('lost');
    },
    transfer: refuse,
    async readEvent({ headers, body }) {
      const event = JSON.parse(body) as { id: string; kind: string; account_id: string | null };
      return headers.get('signature') === 'good' ? { payout_id: null, ...event } : null;
    },
  };
  const providers: PayoutProviders = {
    none: noPayouts,
    manual: manualPayouts,
    stripe_connect: noPayouts,
    sandbox: provider,
  };
  return {
    providers,
    /** The keys of the accounts that were asked for. */
    keys,
    accounts,
    /** Changes an account at the provider. */
    change(id: string, changes: Partial<PayoutAccountSnapshot>) {
      accounts.set(id, { ...read(id), ...changes });
    },
    /** `unreachable` does nothing, `lost` does it and answers nothing. */
    spoil(how: typeof spoilt) {
      spoilt = how;
    },
  };
}
