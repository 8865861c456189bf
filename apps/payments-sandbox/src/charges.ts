import type { PoolClient } from 'pg';
import { insertRow, updateRow } from './database/queries.ts';
import type { CardRow, ChargeRow, IntentRow } from './database/rows.ts';
import { recordEvent } from './events.ts';
import { type ErrorBody, ApiError } from './http/call.ts';
import { fingerprintOf, presentCharge, presentIntent } from './present.ts';
import { newId } from './ids.ts';
import type { Sandbox } from './sandbox.ts';
import { testCardOf } from './test-cards.ts';

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

/** Returns the stored facts of a card. */
export const cardOf = (number: string): CardRow => ({
  brand: BRANDS.find(([start]) => start.test(number))?.[1] ?? 'unknown',
  last4: number.slice(-4),
  behaviour: testCardOf(number)?.behaviour ?? 'plain',
});

interface GivenCard {
  number: string;
  exp_month: string;
  exp_year: string;
  cvc: string;
}

/** The check digit of ISO/IEC 7812-1, annex B. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const refuse = (code: string, param: string, message: string) =>
  new ApiError(402, { type: 'card_error', code, param, message });

function checkExpiry(month: number, year: number, now: Date): void {
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw refuse('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  const fullYear = year < 100 ? year + 2000 : year;
  const months = (fullYear - now.getUTCFullYear()) * 12 + month - 1 - now.getUTCMonth();
  if (!Number.isInteger(year) || months < 0 || months > 50 * 12) {
    throw refuse('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
}

/**
 * Checks what a browser gave of a card, as far as its form tells.
 * @returns the number without spaces
 * @throws ApiError 402 with Stripe's code for the part that is wrong; the intent stays as it was
 */
export function checkCard(card: GivenCard, now: Date): string {
  const number = card.number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number)) {
    throw refuse('invalid_number', 'number', 'Your card number is not a valid credit card number.');
  }
  if (!passesLuhn(number)) {
    throw refuse('incorrect_number', 'number', 'Your card number is incorrect.');
  }
  checkExpiry(Number(card.exp_month), Number(card.exp_year), now);
  if (!/^\d{3,4}$/.test(card.cvc)) {
    throw refuse('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  return number;
}
