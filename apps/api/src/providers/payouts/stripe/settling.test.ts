import { expect, test } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { connectScene } from './scene.test-helper.ts';

const scene = connectScene({ settle_ms: 3_600_000 });

test('[T-116] what has not settled is pending: it can’t be paid out yet, and can be taken back', async () => {
  const { payouts, sandbox } = scene;
  const account_id = await scene.payee();
  const transfer = await payouts.transfer(await scene.wanted(account_id), newId());
  expect(await payouts.readBalance(account_id)).toEqual([{ currency: 'EUR', available_minor: 0, pending_minor: 4500 }]);
  const payout = { account_id, payout_id: newId(), attempt: 1, amount_minor: 4000, currency: 'EUR' };
  await expect(payouts.sendPayout(payout, 'payout:settling')).rejects.toMatchObject({ code: 'insufficient_funds' });
  const reversal = { transfer_id: transfer.id, reversal_id: newId(), amount_minor: 500 };
  expect(await payouts.reverse(reversal, newId())).toMatchObject({ reversed_minor: 500 });
  await sandbox.pool.query('update payments_sandbox.transfer set available_at = now()');
  expect(await payouts.readBalance(account_id)).toEqual([{ currency: 'EUR', available_minor: 4000, pending_minor: 0 }]);
  expect(await payouts.sendPayout(payout, 'payout:settling')).toMatchObject({ status: 'pending' });
});
