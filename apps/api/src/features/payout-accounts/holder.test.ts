import { expect, test } from 'vitest';
import { sweepSignals, signalOf } from '../../http/account-signals.ts';
import { ACTIVE, payoutAccountScene } from '../../testing/payout-account-scene.ts';
import { comparedName } from '../fraud/holder-name.ts';

const scene = payoutAccountScene();

test('[T-183] the name on a bank account that the provider tells is kept as a mark to compare, as long as the account is there', async () => {
  const mentor = await scene.activeMentor();
  const { context } = scene.api;
  const { db } = context;
  const holders = () =>
    db
      .selectFrom('account_signal')
      .select('key')
      .where('auth_user_id', '=', mentor.user_id)
      .where('kind', '=', 'holder')
      .execute();
  // Stripe doesn't have to tell it.
  expect(await holders()).toEqual([]);
  await scene.tell(mentor, { ...ACTIVE, bank_holder: 'LOVELACE, Ada' });
  await scene.tell(mentor, { ...ACTIVE, bank_holder: 'LOVELACE, Ada' });
  const { key } = signalOf(context, 'holder', comparedName(['Ada', 'Lovelace']));
  expect(await holders()).toEqual([{ key }]);
  await db
    .updateTable('account_signal')
    .set({ last_seen_at: '2020-01-01T00:00:00Z' })
    .where('auth_user_id', '=', mentor.user_id)
    .execute();
  await sweepSignals({ db });
  expect(await holders()).toEqual([{ key }]);
});
