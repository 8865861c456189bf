/** An email about an account that can't be paid. */
interface StateWords {
  subject: string;
  lead: (contact: string) => string;
  button: string;
  why: string;
}

/** What happens to the account at which a mentor is paid. */
export interface PayoutAccountMailWords {
  bank_changed: {
    subject: string;
    leads: {
      held: (last4: string, until: string) => string;
      now: (last4: string) => string;
    };
    warning: (contact: string) => string;
    button: string;
    why: string;
  };
  restricted: StateWords;
  rejected: StateWords;
}
