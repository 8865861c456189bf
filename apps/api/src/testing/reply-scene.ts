import { afterAll, beforeEach } from 'vitest';
import { bounceSignature } from '../features/mail/bounce-signature.ts';
import { dkimOrigin } from '../providers/mail-origin/dkim-origin.ts';
import { smtpTransport } from '../providers/mail/smtp.ts';
import { bookingScene } from './booking-scene.ts';
import type { Made } from './make.ts';
import { messageScene } from './message-scene.ts';
import { playDns } from './fake-dns.ts';
import { PROGRAMS, replyMail, type Answered } from './reply-mails.ts';
import { runJob } from './run-due-jobs.ts';
import { mailDomain } from './signed-mail.ts';
import { startSmtpInbox } from './smtp-inbox.ts';

export const SECRET = 'a secret of at least thirty-two characters';

/** People who answer emails about messages: a real mail server gets ours, and domains of their own sign theirs. */
export async function replyScene() {
  const people = mailDomain('people.test');
  const evil = mailDomain('evil.test');
  /** `bücher.test` */
  const international = mailDomain('xn--bcher-kva.test');
  const dns = await playDns({ ...people.records, ...evil.records, ...international.records });
  const inbox = await startSmtpInbox();
  const scene = bookingScene({ mail: smtpTransport(inbox.url), mail_origin: dkimOrigin([dns.server]) }, () =>
    Promise.resolve({ INBOUND_MAIL_ADDRESS: 'reply@mentors.test', INBOUND_MAIL_SECRET: SECRET }),
  );
  const messages = messageScene(scene);
  afterAll(() => Promise.all([dns.close(), inbox.close()]));
  beforeEach(() => {
    dns.broken = false;
    inbox.mails.length = 0;
    inbox.recipients.length = 0;
  });

  const [program] = PROGRAMS;
  if (!program) {
    throw new Error('no program');
  }
  const mailsTo = ({ person }: Made) => inbox.mails.filter((_, at) => inbox.recipients[at]?.includes(person.email));
  const later = (minutes: number) => scene.clock.set(new Date(scene.clock.now() + minutes * 60_000).toISOString());
  /** Runs what is due by the scene's clock, which is decades ahead of the queue's. */
  const mailUnread = (of: { message_id: string; reader: Made }) =>
    runJob(scene.api.context, 'mail-unread-message', { message_id: of.message_id, user_id: of.reader.user_id });

  /** A conversation in which the prospect asked, and the mentor has the email about it. */
  async function mailed() {
    const { mentor, prospect, id } = await messages.talk();
    const { messages: all } = await mentor.client.getThread({ params: { id }, query: {} });
    later(10);
    await mailUnread({ message_id: all[0]?.id ?? '', reader: mentor });
    const [mail] = mailsTo(mentor);
    const answered: Answered = {
      from: `Linh <${mentor.person.email}>`,
      to: mail?.replyTo?.value[0]?.address ?? '',
      ours: mail?.text ?? '',
      sender: mail?.from?.text ?? '',
    };
    return { mentor, prospect, id, mail, answered };
  }

  /** Hands an email over as the mail server of the documentation does. */
  function post(raw: Buffer, { secret = SECRET, at = scene.clock.now() } = {}) {
    const timestamp = String(Math.floor(at / 1000));
    const headers = {
      'content-type': 'message/rfc822',
      'webhook-id': 'mail',
      'webhook-timestamp': timestamp,
      'webhook-signature': bounceSignature(secret, 'mail', timestamp, raw),
    };
    return fetch(`${scene.api.base_url}/api/webhooks/inbound-mail`, {
      method: 'POST',
      headers,
      body: new Uint8Array(raw),
    });
  }
  const signed = (answered: Answered, headers: Record<string, string> = {}, words?: string) =>
    people.sign(replyMail(program, answered, headers, words));
  const textsOf = async ({ mentor, id }: { mentor: Made; id: string }) => {
    const { messages: all } = await mentor.client.getThread({ params: { id }, query: {} });
    return all.map(({ text, source }) => `${source}: ${text}`);
  };
  /** The emails of one subject that a person has got. */
  const mailsAbout = async (who: Made, about: string) => {
    await scene.runDueJobs();
    return mailsTo(who).filter(({ subject }) => subject === about);
  };
  const refusals = (who: Made) => mailsAbout(who, 'Your answer wasn’t sent');
  return {
    scene,
    messages,
    people,
    evil,
    international,
    dns,
    program,
    mailsTo,
    later,
    mailUnread,
    mailed,
    post,
    signed,
    textsOf,
    mailsAbout,
    refusals,
  };
}
