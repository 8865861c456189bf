import { oneLine } from '../../core/one-line.ts';
import { wordsIn } from '../../core/words-in.ts';

/** A route in words. */
export interface MailRoute {
  from: string;
  to: string;
}

/** One of the two local times of a session. */
export interface ClockFace {
  whose: string;
  /** `10:00–10:30`. */
  time: string;
  /** `Thu 26 Nov 2026`; null where the first local time has the same date. */
  date: string | null;
  /** `Netherlands time, GMT+1`. */
  zone: string;
}

/** The session that an email is about. */
export interface MailSession {
  service: string;
  route: MailRoute | null;
  clocks: readonly [ClockFace, ClockFace];
  /** `href` for a link. Null unless the session is confirmed. */
  place: { text: string; href: string | null } | null;
}

/** Amounts with labels, and notes for the reader. */
export interface MailMoney {
  lines: readonly { label: string; value: string }[];
  /** Below the amounts, each on a line of its own. */
  notes: readonly string[];
}

/** A saved search with its new mentors. */
export interface MailSearch {
  name: string;
  href: string;
  mentors: readonly { name: string; href: string; about: string | null; route: MailRoute | null }[];
  /** Says that there are more; null where all are listed. */
  more: string | null;
  /** The link that ends the emails about this search only. */
  stop: { label: string; href: string };
}

/** The first words of an email. */
export interface MailText {
  subject: string;
  heading: string;
  lead: string;
}

/** The content of an email, from which both HTML and text are made. */
export interface MailContent extends MailText {
  /** The line above which an answer is written; left out where emails of this kind aren’t answered. */
  answer_above?: string | null;
  /** The reader's, BCP 47. */
  language: string;
  /** Null where it is about no session. */
  session: MailSession | null;
  /** Null where it is about no payment. */
  money: MailMoney | null;
  /** Proposed times, in the reader's time zone. */
  times: { label: string; items: readonly string[] } | null;
  quote: { label: string; text: string } | null;
  /** How the mentor wants the student to prepare; left out where the email isn't the first of a session. */
  instruction?: { label: string; text: string } | null;
  /** Null where it is about no saved search. */
  searches: readonly MailSearch[] | null;
  button: { label: string; href: string };
  /** Further ways, below the button. */
  links?: readonly { label: string; href: string }[];
  /** The link that ends emails of this kind; null for those that can't be ended. */
  unsubscribe: { label: string; href: string } | null;
  /** Why the reader gets it. */
  why: string;
}

/**
 * An email with these defaults: it is about no session, can't be ended, has its heading as subject, and comes because of the reader's
 * account. The parts replace them.
 * @param language the reader's, BCP 47.
 */
export const plainMail = (
  language: string,
  { subject, ...parts }: Partial<MailContent> & Pick<MailContent, 'heading' | 'lead' | 'button'>,
): MailContent => ({
  session: null,
  money: null,
  times: null,
  quote: null,
  searches: null,
  unsubscribe: null,
  why: wordsIn(language)('mail.why_account'),
  ...parts,
  language,
  subject: oneLine(subject ?? parts.heading),
});
