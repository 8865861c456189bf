import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../../tools/lib/ports.ts';
import { startForeignProvider } from '../../../tools/lib/foreign-provider.ts';
import { mailboxTransport } from './providers/mail/mailbox.ts';
import { smtpTransport } from './providers/mail/smtp.ts';
import { readConfig } from './config/config.ts';
import { startSmtpInbox } from './testing/smtp-inbox.ts';
import { warnOfServices } from './warn-of-services.ts';

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** Returns the warnings of a start with these settings. */
async function warnings(settings: Record<string, string>): Promise<{ msg: string; reason: string }[]> {
  const said: { msg: string; reason: string }[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => said.push(JSON.parse(line) as (typeof said)[number]) });
  const config = readConfig(settings);
  const mail = config.smtp_url === undefined ? mailboxTransport : smtpTransport(config.smtp_url);
  closing.push(() => mail.close());
  await warnOfServices({ config, mail, logger }, { signal: AbortSignal.abort() });
  return said;
}

test('[N-15] a start names an identity provider and a mail server that can’t be reached, with the reason', async () => {
  const nowhere = `127.0.0.1:${await freePort()}`;
  const settings = { OIDC_ISSUER: `http://${nowhere}/realms/mentors`, SMTP_URL: `smtp://${nowhere}` };
  const refused = expect.stringContaining(`ECONNREFUSED ${nowhere}`) as string;
  expect(await warnings(settings)).toHaveLength(2);
  for (const [name, words] of [
    ['OIDC_ISSUER', "OIDC_ISSUER: it can't be used, so nobody can sign in until it can"],
    ['SMTP_URL', "SMTP_URL: it can't be used, so no email is sent until it can"],
  ] as const) {
    expect(await warnings({ [name]: settings[name] })).toEqual([
      expect.objectContaining({ msg: words, reason: refused }),
    ]);
  }
});

test('[N-15] a start names an issuer that calls itself otherwise, and a mail server that refuses us', async () => {
  const provider = await startForeignProvider({
    path: '/realms/mentors',
    resource: null,
    claims: () => ({}),
    person: {},
    userinfo: {},
  });
  const inbox = await startSmtpInbox();
  closing.push(
    () => provider.close(),
    () => inbox.close(),
  );
  expect(await warnings({ OIDC_ISSUER: provider.issuer, SMTP_URL: inbox.url })).toEqual([]);
  expect(inbox.mails).toEqual([]);

  const other = provider.issuer.replace('127.0.0.1', 'localhost');
  expect((await warnings({ OIDC_ISSUER: other }))[0]?.reason).toContain(
    `OIDC_ISSUER is ${other}, but its discovery document says ${provider.issuer}`,
  );
  inbox.reply('connect', '554 5.7.1 Not from here');
  expect((await warnings({ SMTP_URL: inbox.url }))[0]?.reason).toContain('Not from here');
});

test('[N-15] a start with embedded services makes no requests', async () => {
  expect(await warnings({})).toEqual([]);
});

test('[T-460] a service that answers late is asked again, and the warning about it is taken back', async () => {
  const inbox = await startSmtpInbox();
  closing.push(() => inbox.close());
  inbox.reply('connect', '421 4.3.2 Still starting');
  const said: string[] = [];
  const log = (line: string) => void said.push((JSON.parse(line) as { msg: string }).msg);
  const config = readConfig({ SMTP_URL: inbox.url });
  const mail = smtpTransport(inbox.url);
  closing.push(() => mail.close());
  const logger = pino({ level: 'warn' }, { write: log });
  await warnOfServices({ config, mail, logger }, { signal: new AbortController().signal, again_ms: 1 });
  expect(said).toEqual([
    "SMTP_URL: it can't be used, so no email is sent until it can",
    'SMTP_URL: it can be used now',
  ]);
});
