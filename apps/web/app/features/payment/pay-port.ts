import type { PaymentIntent } from '@abroad/contract/payments';

/** The result of giving a card to the payment provider. Only the booking says whether it is paid. */
export type PayOutcome =
  /** The provider has the payment, now or from an earlier try. */
  | { kind: 'sent' }
  /** Nothing was charged: the provider's code has the reason. */
  | { kind: 'refused'; code: string | null }
  /** The bank wants to ask the person on a page of its own. */
  | { kind: 'challenge'; url: string }
  /** The intent is closed: nothing can be paid any more. */
  | { kind: 'closed' }
  /** No answer came. It may have been paid. */
  | { kind: 'unknown' }
  /** The form shows its missing fields itself. */
  | { kind: 'incomplete' };

/** The properties of a card form, for any provider. */
export interface PayFormProperties {
  intent: PaymentIntent;
  /** The absolute address to which a challenge returns. */
  returnUrl: string;
  /** The button's label. */
  label: string;
  /** The reason why the last try failed, shown above the button. */
  problem: string | null;
  onOutcome: (outcome: PayOutcome) => void;
}
