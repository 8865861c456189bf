/** What all mails say, in one language. Whatever one has, the others have too. */
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
  labels: { product: string; service: string; place: string };
}
