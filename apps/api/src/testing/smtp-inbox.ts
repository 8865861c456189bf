import type { AddressInfo, Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface SmtpInbox {
  url: string;
  /** The received mails, parsed, in order of arrival. */
  mails: ParsedMail[];
  /** The envelopes' recipients, one list a mail. */
  recipients: string[][];
  /** How many connections were made. */
  connections(): number;
  /** Refuses `count` mails with a temporary error before it accepts one again. */
  refuse(count: number): void;
  /** Gives this reply to `count` connections, recipients or mails, and then answers normally: a reply like `550 5.1.1 Unknown`. */
  reply(stage: 'connect' | 'recipient' | 'data', words: string, count?: number): void;
  /** Breaks the connection of the next email: before it was accepted, or after, so that the sender gets no answer. */
  breakOff(when: 'before' | 'after'): void;
  /** Answers each mail only after so long. */
  delay(ms: number): void;
  close(): Promise<void>;
}

const errorsOf = (words: string, count: number): Error[] =>
  Array.from({ length: count }, () =>
    Object.assign(new Error(words.slice(4)), { responseCode: Number(words.slice(0, 3)) }),
  );

/** A mail server on a free port of this machine that keeps what it gets. */
export async function startSmtpInbox(): Promise<SmtpInbox> {
  const mails: ParsedMail[] = [];
  const recipients: string[][] = [];
  const replies = { connect: [] as Error[], recipient: [] as Error[], data: [] as Error[] };
  let broken: 'before' | 'after' | null = null;
  let delay_ms = 0;
  let connections = 0;
  const sockets = new Set<Socket>();
  const cutOff = () => {
    broken = null;
    sockets.forEach((socket) => socket.destroy());
    sockets.clear();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The product's pooled connection stays open. The end of a test does not wait for it.
    closeTimeout: 50,
    onConnect(_session, done) {
      connections += 1;
      done(replies.connect.pop());
    },
    onRcptTo: (_address, _session, done) => done(replies.recipient.pop()),
    onData(stream, session, done) {
      const refusal = replies.data.pop();
      if (refusal !== undefined || broken === 'before') {
        stream.resume().on('end', () => (refusal === undefined ? cutOff() : done(refusal)));
        return;
      }
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        return broken === 'after' ? cutOff() : void setTimeout(done, delay_ms);
      }, done);
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    recipients,
    connections: () => connections,
    refuse: (count) => {
      replies.data = errorsOf('451 Try again later', count);
    },
    reply: (stage, words, count = 1) => {
      replies[stage] = errorsOf(words, count);
    },
    breakOff: (when) => {
      broken = when;
    },
    delay: (ms) => {
      delay_ms = ms;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
