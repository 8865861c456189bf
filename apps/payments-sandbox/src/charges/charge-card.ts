import type { PoolClient } from 'pg';
import { testCardOf } from '../cards/test-cards.ts';
import { insertRow, updateRow } from '../database/queries.ts';
import type { CardRow, ChargeRow, IntentRow } from '../database/rows.ts';
import { recordEvent } from '../events/record.ts';
import type { ErrorBody } from '../http/api-error.ts';
import { newId } from '../ids.ts';
import { fingerprintOf, presentCharge, presentIntent } from '../present.ts';
import type { Sandbox } from '../sandbox.ts';

/** Takes the intent's sum from a card, or authorises it where the capture is manual. */
export async function chargeCard(
  { config }: Sandbox,
  db: PoolClient,
  intent: IntentRow,
  card: CardRow,
): Promise<IntentRow> {
  const isTaken = intent.capture_method === 'automatic';
  const charge = await insertRow(db, 'charge', {
    ...card,
    id: newId('ch'),
    intent_id: intent.id,
    amount: intent.amount,
    amount_captured: isTaken ? intent.amount : 0,
    currency: intent.currency,
    captured: isTaken,
    status: 'succeeded',
    capture_before: isTaken ? null : new Date(Date.now() + config.authorisation_ms),
    dispute_due: isTaken && card.behaviour === 'disputed' ? new Date(Date.now() + config.later_ms) : null,
  });
  const changed = await updateRow(db, 'intent', intent.id, {
    status: isTaken ? 'succeeded' : 'requires_capture',
    amount_received: charge.amount_captured,
    charge_id: charge.id,
    last_error: null,
    challenge: null,
    challenged_card: null,
  });
  const kind = isTaken ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated';
  await recordEvent(db, 'charge.succeeded', presentCharge(charge, null));
  await recordEvent(db, kind, presentIntent(changed, config.origin));
  return changed;
}

/** https://docs.stripe.com/api/payment_methods/object */
const presentCard = ({ id, brand, last4, behaviour }: ChargeRow) => ({
  id: id.replace('ch_', 'pm_'),
  object: 'payment_method',
  type: 'card',
  card: { brand, last4, fingerprint: fingerprintOf({ brand, last4, behaviour }) },
});

/** Notes that a card was refused: the intent is open for another one. */
export async function refuseCard(
  { config }: Sandbox,
  db: PoolClient,
  intent: IntentRow,
  { card, error }: { card: CardRow | null; error: ErrorBody },
): Promise<IntentRow> {
  const charge =
    card &&
    (await insertRow(db, 'charge', {
      ...card,
      id: newId('ch'),
      intent_id: intent.id,
      amount: intent.amount,
      currency: intent.currency,
      status: 'failed',
      failure_code: error.code ?? null,
    }));
  const changed = await updateRow(db, 'intent', intent.id, {
    status: 'requires_payment_method',
    charge_id: charge?.id ?? intent.charge_id,
    last_error: charge ? { ...error, charge: charge.id, payment_method: presentCard(charge) } : error,
    challenge: null,
    challenged_card: null,
  });
  await recordEvent(db, 'payment_intent.payment_failed', presentIntent(changed, config.origin));
  return changed;
}

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^5/, 'mastercard'],
];

/** What is kept of a card that was given. */
export const cardOf = (number: string): CardRow => ({
  brand: BRANDS.find(([start]) => start.test(number))?.[1] ?? 'unknown',
  last4: number.slice(-4),
  behaviour: testCardOf(number)?.behaviour ?? 'plain',
});
