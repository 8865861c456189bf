import { z } from 'zod';
import { findRow, rowsOfIntent } from '../database/queries.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams } from '../http/params.ts';
import { listOf, presentRefund } from '../present.ts';

/** `GET /v1/refunds/:id` */
export async function readRefund({ db, id, params }: Call): Promise<Reply> {
  readParams(z.strictObject({}), params);
  return { status: 200, body: presentRefund(await findRow(db, 'refund', id)) };
}

const List = z.strictObject({ payment_intent: z.string(), limit: z.string().optional() });

/** `GET /v1/refunds?payment_intent=…`, newest first */
export async function listRefunds({ db, params }: Call): Promise<Reply> {
  const { payment_intent } = readParams(List, params);
  const refunds = await rowsOfIntent(db, 'refund', payment_intent);
  return { status: 200, body: listOf('/v1/refunds', refunds.map(presentRefund)) };
}
