import type { BookingEventKind } from '@abroad/contract';

/** A money event of a booking's history; amounts in minor units. */
export interface MoneyEvent {
  kind: Extract<
    BookingEventKind,
    | 'paid'
    | 'authorized'
    | 'payment_failed'
    | 'refund_promised'
    | 'refunded'
    | 'refund_failed'
    | 'disputed'
    | 'dispute_won'
    | 'dispute_lost'
  >;
  amount_minor: number;
  payment_id: string;
  refund_id?: string;
  /** The staff's reason for the refund; both people read it. */
  reason?: string;
}
