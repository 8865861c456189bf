import type { ReversalRow, TransferRow } from '../database/connect-rows.ts';
import type { Db } from '../database/queries.ts';
import { seconds } from '../ids.ts';
import { listOf } from '../present.ts';

/** https://docs.stripe.com/api/transfer_reversals/object */
export const presentReversal = (reversal: ReversalRow) => ({
  id: reversal.id,
  object: 'transfer_reversal',
  amount: reversal.amount,
  balance_transaction: null,
  created: seconds(reversal.created_at),
  currency: reversal.currency,
  destination_payment_refund: null,
  metadata: reversal.metadata,
  source_refund: null,
  transfer: reversal.transfer_id,
});

async function reversalsOf(db: Db, transfers: readonly TransferRow[]): Promise<ReversalRow[]> {
  const { rows } = await db.query<ReversalRow>(
    'select * from payments_sandbox.reversal where transfer_id = any($1) order by created_at desc, id',
    [transfers.map(({ id }) => id)],
  );
  return rows;
}

/** https://docs.stripe.com/api/transfers/object */
const presentTransfer = (transfer: TransferRow, reversals: readonly ReversalRow[]) => ({
  id: transfer.id,
  object: 'transfer',
  amount: transfer.amount,
  amount_reversed: transfer.amount_reversed,
  balance_transaction: null,
  created: seconds(transfer.created_at),
  currency: transfer.currency,
  description: transfer.description,
  destination: transfer.account_id,
  livemode: false,
  metadata: transfer.metadata,
  reversals: listOf(`/v1/transfers/${transfer.id}/reversals`, reversals.map(presentReversal)),
  reversed: transfer.amount_reversed === transfer.amount,
  source_transaction: transfer.charge_id,
  source_type: 'card',
  transfer_group: transfer.transfer_group,
});

/** Transfers with what was taken back of them. */
export async function showTransfers(db: Db, transfers: readonly TransferRow[]): Promise<unknown[]> {
  const reversals = await reversalsOf(db, transfers);
  return transfers.map((transfer) =>
    presentTransfer(
      transfer,
      reversals.filter(({ transfer_id }) => transfer_id === transfer.id),
    ),
  );
}
