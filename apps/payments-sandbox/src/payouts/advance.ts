import type { PoolClient } from 'pg';
import { lockAccount } from '../accounts/account-of.ts';
import { FAILURE } from '../accounts/test-banks.ts';
import type { PayoutStatus } from '../payouts/status.ts';
import { findRow, updateRow } from '../database/queries.ts';
import { recordThinEvent } from '../events/record-thin.ts';
import { recordEvent } from '../events/record.ts';
import type { Sandbox } from '../sandbox.ts';
import { presentPayout } from './present-payout.ts';

const KINDS: Readonly<Partial<Record<PayoutStatus, string>>> = { paid: 'payout.paid', failed: 'payout.failed' };

/** Lets a payout take its next step. A bank that returns one takes no more of them, and the account is told to name another. */
export async function advancePayout({ config }: Sandbox, db: PoolClient, id: string): Promise<void> {
  const { account_id } = await findRow(db, 'payout', id);
  await lockAccount(db, account_id, 'account');
  const payout = await findRow(db, 'payout', id);
  const [status, ...steps] = payout.steps;
  if (status === undefined || payout.due === null || payout.due > new Date()) {
    return;
  }
  const bank = await findRow(db, 'bank_account', payout.bank_id);
  const changed = await updateRow(db, 'payout', id, {
    status,
    steps,
    due: steps.length > 0 ? new Date(Date.now() + config.later_ms) : null,
    failure_code: status === 'failed' ? FAILURE[bank.behaviour] : null,
  });
  await recordEvent(db, KINDS[status] ?? 'payout.updated', presentPayout(changed), account_id);
  if (status === 'failed') {
    await updateRow(db, 'bank_account', bank.id, { status: 'errored' });
    await recordThinEvent(db, 'v2.core.account[requirements].updated', account_id);
  }
}
