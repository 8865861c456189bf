import type { MailText } from '../../mail/mail-content.ts';

/** The words of the receipt of a withdrawal; times are in the reader's zone. */
export interface WithdrawalWords {
  receipt: (named: { service: string; when: string; received: string; amount: string }) => MailText;
  /** Before what was declared. */
  label: string;
  /** What the student declares. `name` is the mentor's. */
  declaration: (named: { service: string; name: string; when: string }) => string;
  seller: string;
  student: string;
  confirm_to: string;
  received: string;
  button: string;
}
