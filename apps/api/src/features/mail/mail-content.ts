import type { BookingFacts } from './booking-facts.ts';
import type { ClockFace } from './clocks.ts';
import type { DealFacts } from './deal-facts.ts';
import type { BookingMailKind, Reader } from './kinds.ts';

/** From where to where, in words. */
export interface MailRoute {
  from: string;
  to: string;
}

/** The session that a mail is about. */
export interface MailSession {
  service: string;
  route: MailRoute | null;
  clocks: readonly [ClockFace, ClockFace];
  /** `href` where it is a link. Null while the session doesn't stand. */
  place: { text: string; href: string | null } | null;
}

/** Sums with their names, and what they mean for the reader. */
export interface MailMoney {
  lines: readonly { label: string; value: string }[];
  note: string | null;
}

/** A saved search with mentors who are new to it. */
export interface MailSearch {
  name: string;
  href: string;
  mentors: readonly { name: string; href: string; about: string | null; route: MailRoute | null }[];
  /** That there are more; null where all are named. */
  more: string | null;
  /** Ends the mails about this search alone. */
  stop: { label: string; href: string };
}

/** A mail before it has a form: HTML and text are made of the same. */
export interface MailContent {
  /** The reader's, BCP 47. */
  language: string;
  subject: string;
  heading: string;
  lead: string;
  /** Null where it is about no session. */
  session: MailSession | null;
  /** Null where it tells of no money. */
  money: MailMoney | null;
  /** Proposed times, in the reader's zone. */
  times: { label: string; items: readonly string[] } | null;
  quote: { label: string; text: string } | null;
  /** Null where it tells of no saved search. */
  searches: readonly MailSearch[] | null;
  button: { label: string; href: string };
  /** Ends mails of this kind; null for those that can't be ended. */
  unsubscribe: { label: string; href: string } | null;
  /** Why somebody gets it. */
  why: string;
}

/** What a mail leaves out that is about no session and can't be ended. */
export const ABOUT_NO_SESSION = {
  session: null,
  money: null,
  times: null,
  quote: null,
  searches: null,
  unsubscribe: null,
} as const satisfies Partial<MailContent>;

/** What a mail is made of. */
export interface Asked {
  facts: BookingFacts;
  deal: DealFacts;
  kind: BookingMailKind;
  reader: Reader;
  public_url: string;
  unsubscribe_url: string | null;
}
