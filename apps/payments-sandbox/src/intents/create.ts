import { z } from 'zod';
import { checkCharge } from '../currencies.ts';
import { insertRow } from '../database/queries.ts';
import { recordEvent } from '../events/record.ts';
import type { Call, Reply } from '../http/call.ts';
import { list, readParams, wholeNumber } from '../http/params.ts';
import { newId, randomText } from '../ids.ts';
import { presentIntent } from '../present.ts';
import { Metadata } from '../metadata.ts';
import { Expand, showIntent } from './read.ts';

const Create = z.strictObject({
  amount: wholeNumber,
  currency: z.string().regex(/^[a-z]{3}$/, 'must be three small letters'),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic'),
  allowed_payment_method_types: list(z.literal('card')).optional(),
  description: z.string().max(1_000).optional(),
  payment_method_options: z
    .strictObject({
      card: z.strictObject({ request_three_d_secure: z.enum(['any', 'automatic', 'challenge']).optional() }).optional(),
    })
    .optional(),
  metadata: Metadata,
  expand: Expand,
});

/** `POST /v1/payment_intents`: https://docs.stripe.com/api/payment_intents/create */
export async function createIntent({ sandbox, db, params }: Call): Promise<Reply> {
  const { amount, currency, capture_method, description, metadata, expand, payment_method_options } = readParams(
    Create,
    params,
  );
  checkCharge(amount, currency);
  const id = newId('pi');
  const intent = await insertRow(db, 'intent', {
    id,
    client_secret: `${id}_secret_${randomText(25)}`,
    amount,
    currency,
    capture_method: capture_method === 'manual' ? 'manual' : 'automatic',
    status: 'requires_payment_method',
    description: description ?? null,
    metadata: metadata ?? {},
    asks_confirmation: (payment_method_options?.card?.request_three_d_secure ?? 'automatic') !== 'automatic',
  });
  await recordEvent(db, 'payment_intent.created', presentIntent(intent, sandbox.config.origin));
  return { status: 200, body: await showIntent(sandbox, db, intent, expand) };
}
