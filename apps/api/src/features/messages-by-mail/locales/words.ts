import type { LeftOutFile } from '../../../db/message-tables.ts';

/** Why an answer by email was not taken; one of files alone for their reasons, too. */
export type RefusedBecause = BecauseOfMail | LeftOutFile['because'];
export type BecauseOfMail =
  | 'sender'
  | 'expired'
  | 'empty'
  | 'repeated'
  | 'unreadable'
  | 'too_long'
  | 'closed'
  | 'too_many';

/** The words of emails about messages, in one language. All languages have the same keys. */
export interface MessageMailWords {
  /** Above it people write their answer. It stands in every email that can be answered; lines of emails break after 72 characters. */
  answer_above: string;
  unread: {
    title: (person: string) => string;
    /** @param answerable whether an answer by email arrives. */
    lead: (details: { count: number; answerable: boolean }) => string;
    /** Before what was written. */
    quote: (person: string) => string;
    button: string;
  };
  /** That a message was written, and files of its email were left out. */
  files: {
    title: string;
    because: Record<LeftOutFile['because'], string>;
    /** Before the names of the files. */
    names: string;
    button: string;
  };
  refused: {
    title: string;
    because: Record<BecauseOfMail, string>;
    /** What to do instead. */
    instead: string;
    button: string;
  };
}
