import type { StoppableCategory } from '@abroad/contract';

export type DigestAbout = 'bookings' | 'messages' | 'all';

/** Words that all emails share, in one language. All languages have the same keys. */
export interface MailWords {
  /** The format of dates: BCP 47. */
  dates: string;
  direction: 'ltr' | 'rtl';
  /** Joins a day and a time. */
  moment: (day: string, time: string) => string;
  /** Joins a label and its value. */
  labelled: (label: string, value: string) => string;
  /** The separator of lists, with its space. */
  comma: string;
  /** One email instead of several: about bookings, about messages, or about all kinds of things. */
  digests: Readonly<Record<DigestAbout, { title: (count: number) => string; lead: string; button: string }>>;
  /** Why the reader gets an email about their account. */
  why_account: string;
  /** The page of the link that ends reminders. */
  unsubscribe: {
    ask: { title: string; text: string };
    done: { title: string; text: string };
    button: string;
    settings: string;
    /** The links that end the emails of a category. */
    categories: Readonly<Record<StoppableCategory, { ask: string; done: string; button: string }>> & {
      text: string;
      again: string;
    };
  };
  labels: { product: string; service: string; place: string };
}
