import { fromChargeUnits } from '@abroad/reference-data/card-charges';
import type Stripe from 'stripe';
import { isOldAnswer } from '../../stripe/old-answer.ts';
import { underKey } from '../../stripe/under-key.ts';
import type { NewTransfer, TransferSnapshot } from '../port.ts';
import { payoutErrorOf, refused } from './failures.ts';
import { toProviderUnits } from './units.ts';

function transferSnapshot(transfer: Stripe.Transfer): TransferSnapshot {
  const currency = transfer.currency.toUpperCase();
  return {
    id: transfer.id,
    amount_minor: fromChargeUnits(transfer.amount, currency),
    reversed_minor: fromChargeUnits(transfer.amount_reversed, currency),
    currency,
    payout_id: transfer.metadata['payout_id'] ?? null,
    booking_id: transfer.metadata['booking_id'] ?? null,
  };
}

/** The charge of an intent, which ties the transfer to the payment, so that it needs no other funds. */
async function chargeOf(stripe: Stripe, intent_id: string): Promise<string> {
  const { latest_charge } = await stripe.paymentIntents.retrieve(intent_id);
  const charge = typeof latest_charge === 'string' ? latest_charge : latest_charge?.id;
  if (charge === undefined) {
    throw refused(`nothing was paid with ${intent_id}`, 'charge_missing');
  }
  return charge;
}

export async function createTransfer(stripe: Stripe, wanted: NewTransfer, key: string): Promise<TransferSnapshot> {
  const { account_id, payout_id, booking_id, intent_id, amount_minor, currency } = wanted;
  const source_transaction = await chargeOf(stripe, intent_id);
  const transfer = await underKey(key, (idempotencyKey) =>
    stripe.transfers.create(
      {
        amount: toProviderUnits(amount_minor, currency),
        currency: currency.toLowerCase(),
        destination: account_id,
        source_transaction,
        transfer_group: booking_id,
        metadata: { payout_id, booking_id },
      },
      { idempotencyKey },
    ),
  );
  return transferSnapshot(isOldAnswer(transfer) ? await stripe.transfers.retrieve(transfer.id) : transfer);
}

export async function findTransfers(stripe: Stripe, booking_id: string): Promise<TransferSnapshot[]> {
  const { data } = await stripe.transfers.list({ transfer_group: booking_id, limit: 100 });
  return data.map(transferSnapshot);
}

interface Reversal {
  transfer_id: string;
  reversal_id: string;
  amount_minor: number;
}

/** More than is left can't be taken back: neither of the transfer nor of what its account holds. */
function reversalError(error: unknown, isTooMuch: boolean) {
  const problem = payoutErrorOf(error);
  return problem.reason === 'refused' && (isTooMuch || problem.code === 'insufficient_funds')
    ? refused(problem.message, 'balance_insufficient')
    : problem;
}

export async function reverseTransfer(
  stripe: Stripe,
  { transfer_id, reversal_id, amount_minor }: Reversal,
  key: string,
): Promise<TransferSnapshot> {
  const transfer = await stripe.transfers.retrieve(transfer_id);
  const amount = toProviderUnits(amount_minor, transfer.currency.toUpperCase());
  try {
    await underKey(key, (idempotencyKey) =>
      stripe.transfers.createReversal(transfer_id, { amount, metadata: { reversal_id } }, { idempotencyKey }),
    );
  } catch (error) {
    throw reversalError(error, amount > transfer.amount - transfer.amount_reversed);
  }
  return transferSnapshot(await stripe.transfers.retrieve(transfer_id));
}
