import type { NotificationCategory, NotificationKind } from '@abroad/contract';

export interface Named {
  /** The other person’s first name, set apart from the sentence. */
  name: string;
  /** How many of it are unread; at least 1. */
  count: number;
  /** How it ended, where that is said: `proven`, `refused`, `revoked`. */
  outcome: string | null;
}

/** What is said in the product and by push. */
export interface NotificationWords {
  /** In place of the name of a deleted account. */
  unnamed: string;
  kinds: Readonly<Record<NotificationKind, string | ((named: Named) => string)>>;
  /** A push whose words its reader hides. */
  hidden: Readonly<Record<NotificationCategory, string>>;
}
