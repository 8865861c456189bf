/** What is said of a person's account. */
export interface AccountWords {
  /** To an address that was replaced. `address` is the new one, without most of its letters. */
  email_changed: {
    subject: string;
    heading: string;
    lead: (address: string, support: string) => string;
    button: string;
    why: string;
  };
}
