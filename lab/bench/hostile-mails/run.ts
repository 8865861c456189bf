import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { fillTables } from '../../../tools/lib/start/prepare-database.ts';
import { startThrowAwayPostgres } from '../../../tools/lib/throw-away-postgres.ts';
import { seedMentors } from '../../../tools/seed/seed.ts';
import { median } from '../lib/median.ts';
import { percentile } from '../lib/percentile.ts';
import { askedInTurn, slugsOf } from '../lib/server/free-times.ts';
import { startLoad } from '../lib/server/load.ts';
import { startServer } from '../lib/server/start-server.ts';
import { table } from '../lib/table.ts';

const MENTORS = 60;
const CLIENTS = 2;
const ROUNDS = 3;
const TURN_MS = 2000;
const WARM_UP_MS = 4000;
const LENGTH = 1_000_000;
const INBOX = 'reply@mentors.test';
/** An address that anyone can make up: its token is none. */
const MADE_UP = `reply+${'a'.repeat(56)}@mentors.test`;

const headed = (head: string, body: string) =>
  `Return-Path: <x@sender.test>\r\nFrom: X <x@sender.test>\r\n${head}\r\nMessage-ID: <${randomUUID()}@sender.test>\r\n\r\n${body}`;
const to = `To: ${MADE_UP}`;
const html = `${to}\r\nContent-Type: text/html; charset=utf-8`;
const filled = (part: string) => part.repeat(Math.floor(LENGTH / part.length));

/** Emails that took seconds to parse: each is some 1 MB. */
const MAILS: Readonly<Record<string, () => string>> = {
  'nested elements': () => headed(html, filled('<div>')),
  'addresses in To': () => headed(`To: ${filled('a@b.test, ')}${MADE_UP}`, 'x'),
  'fields of the head': () => headed(`${to}\r\n${filled('X-A: b\r\n').slice(0, -2)}`, 'x'),
  'UTF-7': () => headed(`${to}\r\nContent-Type: text/plain; charset=utf-7`, filled('+AGE-')),
  'blank lines': () => headed(to, filled('\r\n')),
  'flowed quotes': () => headed(`${to}\r\nContent-Type: text/plain; format=flowed`, filled('> > > a \r\n')),
  'nested parts': () =>
    headed(
      `${to}\r\nContent-Type: multipart/mixed; boundary=a`,
      filled('--a\r\nContent-Type: text/plain\r\n\r\nx\r\n'),
    ),
};

/** Emails a second: far more than a mail server accepts from one sender. */
const RATE = 5;

/** An email as a mail server passes it on, signed beforehand: the clients run in this process too. */
function passedOn(secret: string, mail: string): RequestInit {
  const [id, timestamp] = [randomUUID(), String(Math.floor(Date.now() / 1000))];
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${mail}`).digest('base64');
  return {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body: Buffer.from(mail),
  };
}

/** Sends emails in turn, evenly spread over a time (ms). */
async function send(base_url: string, mails: readonly RequestInit[], length_ms: number): Promise<void> {
  for (const mail of mails) {
    const begin = performance.now();
    const { status } = await fetch(`${base_url}/api/webhooks/inbound-mail`, mail);
    if (status !== 204) throw new Error(`an email was answered with ${status}`);
    await new Promise((resolve) => setTimeout(resolve, length_ms / mails.length - (performance.now() - begin)));
  }
}

/**
 * Requests available times while emails of 1 MB come to an address that anyone can make up, and while none comes, in turns; prints the
 * response times.
 */
export async function benchHostileMails(): Promise<void> {
  const postgres = await startThrowAwayPostgres('disk');
  const secret = randomBytes(24).toString('hex');
  try {
    const url = postgres.url();
    await fillTables(url);
    await seedMentors(url, { mentors: MENTORS, seed: 1, log: () => {} });
    const path = askedInTurn(await slugsOf(url));
    const env = {
      INBOUND_MAIL_ADDRESS: INBOX,
      INBOUND_MAIL_SECRET: secret,
      ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    };
    const server = await startServer(url, { env });
    const load = startLoad(server.base_url, CLIENTS);
    await load.run(path, WARM_UP_MS);
    const rows: string[][] = [];
    const all: number[] = [];
    for (const [name, make] of Object.entries(MAILS)) {
      const rounds: { idle: number[]; hostile: number[] }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const mails = Array.from({ length: (RATE * TURN_MS) / 1000 }, () => passedOn(secret, make()));
        const idle = await load.time(path, TURN_MS);
        const [hostile] = await Promise.all([load.time(path, TURN_MS), send(server.base_url, mails, TURN_MS)]);
        rounds.push({ idle, hostile });
      }
      const of = (kind: 'idle' | 'hostile', share: number) =>
        median(rounds.map((round) => percentile(round[kind], share) ?? 0));
      all.push(of('hostile', 0.99) / of('idle', 0.99));
      rows.push([
        name,
        `${of('hostile', 0.99).toFixed(1)} ms`,
        (of('hostile', 0.99) / of('idle', 0.99)).toFixed(2),
        `${of('hostile', 1).toFixed(1)} ms`,
        `${of('idle', 1).toFixed(1)} ms`,
      ]);
    }
    const head = ['emails of 1 MB', 'p99', 'beside idle', 'longest wait', 'longest when idle'];
    console.log(`\n${table([head, ...rows])}\n`);
    console.log(
      `All: p99 ${median(all).toFixed(2)} times as long as when idle. ${CLIENTS} clients, ${RATE} emails a second, load average ${loadavg()[0]?.toFixed(1)}.`,
    );
    await load.close();
    await server.stop();
  } finally {
    await postgres.stop();
  }
}
