import type { WithProfile } from './profiles.ts';
import { test } from './test.ts';
import { buildApi } from '../../apps/api/src/app.ts';
import { readConfig } from '../../apps/api/src/config/config.ts';
import { createContext } from '../../apps/api/src/context.ts';
import { keyedHash } from '../../apps/api/src/db/keyed-hash.ts';
import { bounceSignature } from '../../apps/api/src/features/mail/bounce-signature.ts';
import { replyAddress } from '../../apps/api/src/features/messages-by-mail/reply-address.ts';
import { dkimOrigin } from '../../apps/api/src/providers/mail-origin/dkim-origin.ts';
import { playDns } from '../../apps/api/src/testing/fake-dns.ts';
import { PROGRAMS, replyMail } from '../../apps/api/src/testing/reply-mails.ts';
import { mailDomain } from '../../apps/api/src/testing/signed-mail.ts';
import { runningInstance } from '../../tools/lib/start/instance.ts';

const SECRET = 'a secret of at least thirty-two characters';

/**
 * Answers in a conversation by email, as delivered by a mail server: to another process on the database of the product under
 * test, which takes emails, and asks a name server that the test plays for the sender's key.
 */
export async function answerByMail(
  thread_id: string,
  { person, client }: WithProfile,
  { words, program }: { words: string; program: string },
): Promise<void> {
  const data_dir = String(test.info().config.metadata['dataDir']);
  const database_url = runningInstance(data_dir)?.database_url ?? '';
  const domain = mailDomain(person.email.split('@')[1] ?? '');
  const dns = await playDns(domain.records);
  const config = readConfig({
    DATA_DIR: data_dir,
    DATABASE_URL: database_url,
    INBOUND_MAIL_ADDRESS: 'reply@mentors.test',
    INBOUND_MAIL_SECRET: SECRET,
    LOG_LEVEL: 'error',
  });
  const context = createContext({ ...config, database_url }, { mail_origin: dkimOrigin([dns.server]) });
  const app = await buildApi(context);
  try {
    const base_url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { id: user_id } = await client.getAuthenticatedUser();
    const now = Date.now();
    const hash = await keyedHash(context, 'reply-addresses');
    const to = replyAddress({ local: 'reply', domain: 'mentors.test' }, hash, { thread_id, user_id, now });
    const written = PROGRAMS.find(({ name }) => name === program);
    if (written === undefined) {
      throw new Error(`no program is called ${program}`);
    }
    const answered = { from: person.email, to, ours: 'Hello', sender: 'Abroad Mentors <hello@mentors.test>' };
    const raw = await domain.sign(replyMail(written, answered, {}, words));
    const timestamp = String(Math.floor(now / 1000));
    const answer = await fetch(`${base_url}/api/webhooks/inbound-mail`, {
      method: 'POST',
      headers: {
        'content-type': 'message/rfc822',
        'webhook-id': 'mail',
        'webhook-timestamp': timestamp,
        'webhook-signature': bounceSignature(SECRET, 'mail', timestamp, raw),
      },
      body: new Uint8Array(raw),
    });
    if (answer.status !== 204) {
      throw new Error(`the email is refused: ${answer.status}`);
    }
  } finally {
    await app.close();
    await context.close();
    await dns.close();
  }
}
