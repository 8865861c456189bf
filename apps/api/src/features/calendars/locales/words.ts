/** That a connected calendar can't be read, by what its owner can do about it. */
export interface CalendarMailWords {
  subject: (name: string) => string;
  heading: (name: string) => string;
  leads: Readonly<Record<'signed_out' | 'gone' | 'silent', string>>;
  /** What in one of its calendars can't be read. */
  unreadable: {
    /** With what follows from it. */
    lead: (what: string) => string;
    entry: (calendar: string, entry: string, fault: string) => string;
    titled: (title: string, day: string | null) => string;
    untitled: (day: string | null) => string;
    faults: Readonly<Record<'time' | 'duration' | 'rule' | 'too_much', string>>;
    whole: Readonly<Record<'not_a_calendar' | 'cut_off' | 'too_large', string>>;
  };
  button: string;
  why: string;
}
