import type { RefundReason } from '../../../db/payment-tables.ts';
import type { MeetingPlatform } from '../../../db/tables.ts';
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
  /** Where it stood before it was moved, in the reader's zone; null where it was not. */
  before: string | null;
  /** Whether it was moved to a time that one side proposed and the other accepted. */
  was_proposed: boolean;
  /** The refund that the mail tells of, else the price. */
  amount: string;
  /** Money was taken for it. */
  is_paid: boolean;
  /** It is held in a video call, and neither by phone nor in person. */
  is_video: boolean;
  /** The reader cancelled or moved it themselves. */
  by_reader: boolean;
}

interface Words {
  subject: string;
  heading: string;
  lead: string;
}

type Say = (named: Named) => Words;

/** The words of every mail about a booking, for each of its readers. */
export type BookingMailWords = Readonly<Record<BookingMailKind, Record<Reader, Say>>>;

/** The mails about money, proposals, the place and who did not come. */
export type DealMailKind =
  | 'hold_expired'
  | 'refunded'
  | 'refund_failed'
  | 'payment_lost'
  | 'paid_too_late'
  | 'proposed'
  | 'proposal_declined'
  | 'placed'
  | 'place_missing'
  | 'no_show_mentor'
  | 'no_show_prospect';
export type DealMailWords = Readonly<Record<DealMailKind, Record<Reader, Say>>>;

/** The same words for whoever reads them. */
export const toEither = (say: Say): Record<Reader, Say> => ({ mentor: say, prospect: say });

/** What stands beside sums and proposed times. */
export interface DealWords {
  price: string;
  paid: string;
  /** Before a sum that a card only stands for. */
  reserved: string;
  refund: string;
  /** Before the reason of a refund. */
  refund_why: string;
  reasons: Readonly<Record<RefundReason, string>>;
  reserved_note: Readonly<Record<Reader, (them: string) => string>>;
  /** To the prospect: what was reserved is let go. */
  released: string;
  /** To the prospect: where a refund goes, and how long it takes. */
  arrives: string;
  times: string;
  choose: string;
}

/** Everything that mails say, in one language. Whatever one has, the others have too. */
export interface MailWords {
  /** How dates are written: BCP 47. */
  dates: string;
  direction: 'ltr' | 'rtl';
  /** How a day and a time stand together. */
  moment: (day: string, time: string) => string;
  /** How a label stands before what it names. */
  labelled: (label: string, value: string) => string;
  /** Between the parts of a list, with its space. */
  comma: string;
  bookingMails: BookingMailWords;
  deal: DealWords;
  /** One mail instead of several. */
  digest: { title: (count: number) => string; lead: string; button: string };
  /** Why somebody gets a mail about their account. */
  why_account: string;
  /** The page behind the link that ends reminders. */
  unsubscribe: {
    ask: { title: string; text: string };
    done: { title: string; text: string };
    button: string;
    settings: string;
  };
  platforms: Readonly<Record<MeetingPlatform, string>>;
  labels: {
    product: string;
    service: string;
    place: string;
    yours: string;
    message: (name: string) => string;
    reason: (name: string) => string;
    your_message: string;
    your_reason: string;
    /** What somebody is called whose account is gone. */
    deleted_user: string;
    /** The reason of a session that the mentor deleted in their own calendar. */
    removed_from_calendar: string;
    open: string;
    answer: string;
    find: string;
    link_by_mentor: (name: string) => string;
    link_by_you: string;
    place_by_mentor: (name: string) => string;
    place_by_you: string;
    unsubscribe: string;
    why: string;
  };
}
