import type { RefundReason } from '../../../db/payment-tables.ts';
import type { MailText } from '../../mail/mail-content.ts';

/** The mails about money. */
export type MoneyMailKind =
  | 'hold_expired'
  | 'paid_later'
  | 'payment_opens'
  | 'payment_due_3d'
  | 'payment_due_1d'
  | 'unpaid'
  | 'refunded'
  | 'refund_failed'
  | 'payment_lost'
  | 'paid_too_late';

/** What their words may name. */
export interface Named {
  service: string;
  /** The other side's first name. */
  them: string;
  /** Day and time of the session, in the reader's zone. */
  when: string;
  /** When the payment of what was booked far ahead opens and ends, in the reader's zone; empty in other mails. */
  opens: string;
  pay_by: string;
  /** The mentor accepts or declines it once it is paid. */
  needs_approval: boolean;
  /** The refund that the mail tells of, else the price. */
  amount: string;
}

type Reader = 'mentor' | 'prospect';

/** What mails say of money, in one language. */
export interface MoneyWords {
  mails: Readonly<Record<MoneyMailKind, Record<Reader, (named: Named) => MailText>>>;
  price: string;
  paid: string;
  /** Before a sum that is authorised on a card. */
  reserved: string;
  refund: string;
  /** Before the reason of a refund. */
  /** Before who sells the session as a business. */
  seller: string;
  refund_why: string;
  reasons: Readonly<Record<RefundReason, string>>;
  reserved_note: Readonly<Record<Reader, (them: string) => string>>;
  /** To the prospect: what was authorised is released. */
  released: string;
  /** To the prospect: where a refund goes, and how long it takes. */
  arrives: string;
}
