/** https://docs.stripe.com/api/payouts/object#payout_object-status */
export type PayoutStatus = 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
