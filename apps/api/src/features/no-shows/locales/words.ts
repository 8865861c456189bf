import type { NoShowOutcome } from '@abroad/booking-rules';

/** What the words of an email may name; times are in the reader's zone. */
export interface NamedNoShow {
  /** The other person's first name. */
  name: string;
  service: string;
  /** Day and time of the session. */
  when: string;
  /** When staff decide at the latest. */
  until: string;
  is_paid: boolean;
}

type Say = (named: NamedNoShow) => { title: string; lead: string };

/** The words of emails about reported no-shows. */
export interface NoShowWords {
  /** To who reported it. */
  contested: Say;
  ended: Record<NoShowOutcome, Record<'mentor' | 'prospect', Say>>;
  button: string;
  /** A link to other mentors, for the student of a session that the mentor missed. */
  find: Record<'paid' | 'free', string>;
  /** Before what the staff wrote. */
  found: string;
  /** Instead of the name of a deleted account. */
  unnamed: string;
}
