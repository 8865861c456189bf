import type { MailText } from '../../../mail/index.ts';
import type { MoneyMailKind } from '../../../payments/index.ts';
import type { BookingMailKind, Reader } from '../kinds.ts';

/** What the words of a mail may name; `day` and `time` are in the reader's zone. */
export interface Named {
  service: string;
  /** The other side's first name. */
  them: string;
  day: string;
  time: string;
  /** Both together. */
  when: string;
  /** Until when a request may be answered, in the reader's zone; null where nothing waits. */
  until: string | null;
  /** Where it stood before it was rescheduled, in the reader's zone; null where it was not. */
  before: string | null;
  /** Whether it was rescheduled to a time that one side proposed and the other accepted. */
  was_proposed: boolean;
  /** The refund that the mail tells of, else the price. */
  amount: string;
  /** Money was charged for it. */
  is_paid: boolean;
  /** It is held in a video call, and neither by phone nor in person. */
  is_video: boolean;
  /** The reader cancelled or rescheduled it themselves. */
  by_reader: boolean;
}

/** What mails about bookings say, in one language. What they say of money stands beside the payments. */
export interface BookingWords {
  /** Each mail, for each of its readers. */
  mails: Readonly<Record<Exclude<BookingMailKind, MoneyMailKind>, Record<Reader, (named: Named) => MailText>>>;
  labels: {
    yours: string;
    message: (name: string) => string;
    reason: (name: string) => string;
    your_message: string;
    your_reason: string;
    open: string;
    answer: string;
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
