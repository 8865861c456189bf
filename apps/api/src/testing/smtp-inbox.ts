import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface SmtpInbox {
  url: string;
  /** What arrived, parsed, in the order of its coming. */
  mails: ParsedMail[];
  /** The envelopes' recipients, one list a mail. */
  recipients: string[][];
  /** Refuses so many mails with a temporary error before it takes one again. */
  refuse(count: number): void;
  close(): Promise<void>;
}

/** A mail server on a free port of this machine that keeps what it gets. */
export async function startSmtpInbox(): Promise<SmtpInbox> {
  const mails: ParsedMail[] = [];
  const recipients: string[][] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The product's pooled connection stays open; nobody waits for it at the end.
    closeTimeout: 50,
    onData(stream, session, done) {
      if (refusals > 0) {
        refusals -= 1;
        stream.resume().on('end', () => done(Object.assign(new Error('Try again later'), { responseCode: 451 })));
        return;
      }
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    recipients,
    refuse: (count) => {
      refusals = count;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
