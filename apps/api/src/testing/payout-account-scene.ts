import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { payoutAccountOf, type PayoutAccount } from '../features/payout-accounts/account.ts';
import { startTestApi, type TestApi } from './api.ts';
import { make, type MadeMentor } from './make.ts';
import { memoryPayouts } from './memory-payouts.ts';
import { runJobs } from './run-due-jobs.ts';

export const NL = { country: 'NL', currency: 'EUR' };
/** The provider's facts about a mentor who can be paid. */
export const ACTIVE = { state: 'active', needs: [], bank_last4: '4300', bank_fingerprint: 'bank one' } as const;
export const IBAN = 'NL91ABNA0417164300';

const NOTICES = ['tell-payout-account-restricted', 'tell-bank-changed'] as const;

/** An API whose mentors are paid by a provider in memory. */
export function payoutAccountScene() {
  const provider = memoryPayouts();
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ payouts: provider.providers });
  });
  beforeEach(() => provider.spoil(null));
  afterAll(() => api.close());
  let events = 0;

  const accountOf = async ({ user_id }: MadeMentor): Promise<PayoutAccount> => {
    const account = await payoutAccountOf(api.context.db, user_id);
    if (account === undefined) throw new Error('no account');
    return account;
  };
  const idOf = async (mentor: MadeMentor) => (await accountOf(mentor)).account_id ?? '';
  /** Delivers an event of the provider. */
  const deliver = (account_id: string, { id = `evt_${(events += 1)}`, signature = 'good' } = {}) =>
    fetch(`${api.base_url}/api/v1/payouts/webhooks/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', signature },
      body: JSON.stringify({ id, kind: 'v2.core.account.updated', account_id }),
    });
  /** Changes an account at the provider, which tells of it. */
  const tell = async (mentor: MadeMentor, changes: Parameters<typeof provider.change>[1]) => {
    const account_id = await idOf(mentor);
    provider.change(account_id, changes);
    expect((await deliver(account_id)).status).toBe(204);
    await runJobs(api.context, 'settle-payout-account', ...NOTICES);
  };
  const newMentor = () => make(api).mentor({});
  return {
    provider,
    get api() {
      return api;
    },
    accountOf,
    idOf,
    deliver,
    tell,
    newMentor,
    async activeMentor(): Promise<MadeMentor> {
      const mentor = await newMentor();
      await mentor.client.choosePayoutAccount({ body: NL });
      await tell(mentor, ACTIVE);
      return mentor;
    },
    /** The kinds of the emails about payouts to an address. */
    async mailsTo(recipient: string) {
      await runJobs(api.context, ...NOTICES);
      const { items } = await api.as(null).listMail({ query: { recipient, page_size: 100 } });
      return items.map(({ kind }) => kind).filter((kind) => kind.startsWith('payout'));
    },
  };
}
