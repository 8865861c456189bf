import type { MailTransport } from './port.ts';

/** The development mailbox: a mail is already kept in the database, so there is nothing left to hand over. */
export const mailboxTransport: MailTransport = {
  kind: 'mailbox',
  send: (mail) => Promise.resolve({ message_id: `<${mail.id}@mailbox.invalid>` }),
  check: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
