import { z } from 'zod';
import { findRow, rowsOfIntent, type Db } from '../database/queries.ts';
import type { IntentRow } from '../database/rows.ts';
import { missing } from '../http/api-error.ts';
import type { Call, Reply } from '../http/call.ts';
import { list, readParams } from '../http/params.ts';
import { presentCharge, presentIntent, presentIntentToBrowser } from '../present.ts';
import type { Sandbox } from '../sandbox.ts';

/** What may be asked for in the place of ids: https://docs.stripe.com/api/expanding_objects */
export const Expand = list(z.enum(['latest_charge', 'latest_charge.refunds'])).optional();

/** The intent as the API shows it. */
export async function showIntent(
  { config }: Sandbox,
  db: Db,
  intent: IntentRow,
  expand: readonly string[] = [],
): Promise<unknown> {
  if (intent.charge_id === null || expand.length === 0) {
    return presentIntent(intent, config.origin);
  }
  const charge = await findRow(db, 'charge', intent.charge_id);
  const refunds = expand.includes('latest_charge.refunds') ? await rowsOfIntent(db, 'refund', intent.id) : null;
  return presentIntent(intent, config.origin, presentCharge(charge, refunds));
}

const Read = z.strictObject({ expand: Expand });

/** `GET /v1/payment_intents/:id` with the secret key. */
export async function readIntent({ sandbox, db, id, params }: Call): Promise<Reply> {
  const { expand } = readParams(Read, params);
  const intent = await findRow(db, 'intent', id);
  return { status: 200, body: await showIntent(sandbox, db, intent, expand) };
}

const ReadByBrowser = z.strictObject({ key: z.string().optional(), client_secret: z.string() });

/** `GET /v1/payment_intents/:id` with the publishable key and the intent's secret. */
export async function readIntentByBrowser({ sandbox, db, id, params }: Call): Promise<Reply> {
  const { client_secret } = readParams(ReadByBrowser, params);
  const intent = await findRow(db, 'intent', id);
  if (client_secret !== intent.client_secret) {
    throw missing('payment_intent', id, 'intent');
  }
  return { status: 200, body: presentIntentToBrowser(intent, sandbox.config.origin) };
}
