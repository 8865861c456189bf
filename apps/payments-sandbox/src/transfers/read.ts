import { z } from 'zod';
import type { TransferRow } from '../database/connect-rows.ts';
import { findRow } from '../database/queries.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams } from '../http/params.ts';
import { listOf } from '../present.ts';
import { showTransfers } from './present-transfer.ts';

/** `GET /v1/transfers/:id` */
export async function readTransfer({ db, id, params }: Call): Promise<Reply> {
  readParams(z.strictObject({}), params);
  const [body] = await showTransfers(db, [await findRow(db, 'transfer', id)]);
  return { status: 200, body };
}

const List = z.strictObject({
  transfer_group: z.string().optional(),
  destination: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
});

/** Pages end before the transfer that the next one starts after. */
const FIND = `
  select * from payments_sandbox.transfer
  where ($1::text is null or transfer_group = $1) and ($2::text is null or account_id = $2)
    and ($3::text is null or (created_at, id) < (select created_at, id from payments_sandbox.transfer where id = $3))
  order by created_at desc, id desc limit $4`;

/** `GET /v1/transfers?transfer_group=…`, newest first: https://docs.stripe.com/api/transfers/list */
export async function listTransfers({ db, params }: Call): Promise<Reply> {
  const { transfer_group = null, destination = null, starting_after = null, limit } = readParams(List, params);
  const { rows } = await db.query<TransferRow>(FIND, [transfer_group, destination, starting_after, limit + 1]);
  const shown = await showTransfers(db, rows.slice(0, limit));
  return { status: 200, body: { ...listOf('/v1/transfers', shown), has_more: rows.length > limit } };
}
