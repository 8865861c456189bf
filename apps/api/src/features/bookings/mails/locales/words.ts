import type { MailText } from '../../../mail/mail-content.ts';
import type { MoneyMailKind } from '../../../payments/locales/words.ts';
import type { BookingMailKind, Reader } from '../kinds.ts';

/** The values that the words of an email may use; `day` and `time` are in the reader's time zone. */
export interface Named {
  service: string;
  /** The other person's first name. */
  them: string;
  day: string;
  time: string;
  /** Day and time together. */
  when: string;
  /** The deadline for answering a request or a reported no-show, in the reader's time zone; null where there is neither. */
  until: string | null;
  /** The start before the session was rescheduled, in the reader's time zone; null where it was not. */
  before: string | null;
  /** Whether it was rescheduled to a time that one person proposed and the other accepted. */
  was_proposed: boolean;
  /** The refund that the email is about, otherwise the price. */
  amount: string;
  /** Money was charged for it. */
  is_paid: boolean;
  /** A video call, neither by phone nor in person. */
  is_video: boolean;
  /** The reader cancelled or rescheduled it themselves. */
  by_reader: boolean;
}

/** The words of emails about bookings in one language. Those about payments belong to the payments feature. */
export interface BookingWords {
  /** Each email, for each of its readers. */
  mails: Readonly<Record<Exclude<BookingMailKind, MoneyMailKind>, Record<Reader, (named: Named) => MailText>>>;
  labels: {
    yours: string;
    message: (name: string) => string;
    reason: (name: string) => string;
    your_message: string;
    your_reason: string;
    open: string;
    answer: string;
    say: string;
    /** The button that leads to the payment. */
    pay: string;
    find: string;
    link_by_mentor: (name: string) => string;
    link_by_you: string;
    place_by_mentor: (name: string) => string;
    place_by_you: string;
    unsubscribe: string;
    why: string;
    times: string;
    choose: string;
  };
}
