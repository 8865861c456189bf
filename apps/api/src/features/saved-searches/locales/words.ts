interface Page {
  title: string;
  text: string;
}

/** What is said of mentors who are new to saved searches. */
export interface SearchNewsWords {
  /** Subject and heading for one mentor of one search. */
  one: (name: string) => string;
  /** For several of one search. */
  some: (name: string, count: number) => string;
  /** For several searches. */
  several: (count: number) => string;
  lead: string;
  /** After the mentors that are named. */
  more: (count: number) => string;
  see: string;
  see_all: string;
  stop: string;
  stop_all: string;
  why: string;
  /** The page behind the links that end these mails. */
  unsubscribe: { ask: (name: string) => Page; ask_all: Page; done: Page; button: string };
}
