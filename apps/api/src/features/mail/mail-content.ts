/** From where to where, in words. */
export interface MailRoute {
  from: string;
  to: string;
}

/** One of the two clocks of a session. */
export interface ClockFace {
  whose: string;
  /** `10:00–10:30`. */
  time: string;
  /** `Thu 26 Nov 2026`; null where it is the date of the clock before. */
  date: string | null;
  /** `Netherlands time, GMT+1`. */
  zone: string;
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

/** What a mail says first. */
export interface MailText {
  subject: string;
  heading: string;
  lead: string;
}

/** A mail before it has a form: HTML and text are made of the same. */
export interface MailContent extends MailText {
  /** The reader's, BCP 47. */
  language: string;
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
