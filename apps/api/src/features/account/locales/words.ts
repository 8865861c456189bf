interface Notice {
  title: string;
  button: string;
}

/** What is said of a person's account. */
export interface AccountWords {
  /** `support` is an address to write to. */
  suspended: Notice & { lead: (support: string) => string; reason: string };
  lifted: Notice & { lead: string };
  /** To an address that was replaced. `address` is the new one, without most of its letters. */
  email_changed: {
    subject: string;
    heading: string;
    lead: (address: string, support: string) => string;
    button: string;
    why: string;
  };
}
