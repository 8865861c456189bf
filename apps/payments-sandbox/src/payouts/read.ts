import { z } from 'zod';
import { accountOf } from '../accounts/account-of.ts';
import type { PayoutRow } from '../database/connect-rows.ts';
import { findRow } from '../database/queries.ts';
import { missing } from '../http/api-error.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams } from '../http/params.ts';
import { listOf } from '../present.ts';
import { presentPayout } from './present-payout.ts';

/** `GET /v1/payouts/:id`; that of another account isn't there. */
export async function readPayout(call: Call): Promise<Reply> {
  readParams(z.strictObject({}), call.params);
  const payout = await findRow(call.db, 'payout', call.id);
  if (payout.account_id !== accountOf(call)) {
    throw missing('payout', call.id);
  }
  return { status: 200, body: presentPayout(payout) };
}

const List = z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(10) });

/** `GET /v1/payouts`, newest first */
export async function listPayouts(call: Call): Promise<Reply> {
  const { limit } = readParams(List, call.params);
  const { rows } = await call.db.query<PayoutRow>(
    'select * from payments_sandbox.payout where account_id = $1 order by created_at desc, id limit $2',
    [accountOf(call), limit],
  );
  return { status: 200, body: listOf('/v1/payouts', rows.map(presentPayout)) };
}
