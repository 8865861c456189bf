import type { BookingEventKind } from '@abroad/contract';

/** What a booking's history tells about its money; sums in minor units. */
export interface Happening {
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
}
