import { fromChargeUnits } from '@abroad/reference-data/card-charges';
import type Stripe from 'stripe';
import type { IntentSnapshot, IntentStatus, RefundSnapshot } from '../port.ts';

const STATUS: Readonly<Record<string, IntentStatus>> = {
  requires_payment_method: 'requires_payment',
  requires_confirmation: 'requires_payment',
  requires_action: 'requires_action',
  processing: 'processing',
  requires_capture: 'authorized',
  succeeded: 'captured',
  canceled: 'canceled',
};

const REFUND_STATUS: Readonly<Record<string, RefundSnapshot['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

export function refundSnapshot(refund: Stripe.Refund): RefundSnapshot {
  return {
    id: refund.id,
    refund_id: refund.metadata?.['refund_id'] ?? null,
    amount_minor: fromChargeUnits(refund.amount, refund.currency.toUpperCase()),
    status: REFUND_STATUS[refund.status ?? ''] ?? 'pending',
    failure: refund.failure_reason ?? null,
  };
}

/** Inquiries (`warning_…`) and disputes that were prevented move no money. */
export function disputeState(dispute: Stripe.Dispute | undefined): IntentSnapshot['dispute'] {
  switch (dispute?.status) {
    case 'won':
      return 'won';
    case 'lost':
      return 'lost';
    case 'needs_response':
    case 'under_review':
    case 'appeal_needs_response':
    case 'appeal_under_review':
      return 'open';
    default:
      return null;
  }
}

/** The bank's own reason where it gives one: `insufficient_funds` says more than `card_declined`. */
function failureOf({ last_payment_error: error }: Stripe.PaymentIntent): string | null {
  const reason = error?.decline_code;
  return (error?.code === 'card_declined' && reason !== 'generic_decline' ? reason : null) ?? error?.code ?? null;
}

interface Parts {
  charge: Stripe.Charge | null;
  refunds: readonly Stripe.Refund[];
  dispute: Stripe.Dispute | undefined;
}

/** An authorisation that was let go shows as a refund too; what was never captured can't go back. */
export function intentSnapshot(intent: Stripe.PaymentIntent, { charge, refunds, dispute }: Parts): IntentSnapshot {
  const currency = intent.currency.toUpperCase();
  const card = charge?.status === 'succeeded' ? charge.payment_method_details?.card : null;
  const own = charge?.captured === true ? refunds.map(refundSnapshot) : [];
  const succeeded = own.filter((refund) => refund.status === 'succeeded');
  const ends = intent.status === 'requires_capture' ? charge?.payment_method_details?.card?.capture_before : null;
  return {
    id: intent.id,
    // A state that Stripe adds is waited out.
    status: STATUS[intent.status] ?? 'processing',
    amount_minor: fromChargeUnits(intent.amount, currency),
    currency,
    captured_minor: fromChargeUnits(intent.amount_received, currency),
    refunded_minor: succeeded.reduce((sum, refund) => sum + refund.amount_minor, 0),
    livemode: intent.livemode,
    booking_id: intent.metadata['booking_id'] ?? null,
    payment_id: intent.metadata['payment_id'] ?? null,
    client_secret: intent.client_secret,
    card:
      card?.brand && card.last4
        ? { brand: card.brand, last4: card.last4, fingerprint: card.fingerprint ?? null }
        : null,
    failure: failureOf(intent),
    authorisation_ends_at: ends ? ends * 1000 : null,
    dispute: disputeState(dispute),
    refunds: own,
  };
}
