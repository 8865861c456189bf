import type { EmailPreferences } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import type { Context } from '../../context.ts';
import { mailAddress } from '../../core/one-line.ts';
import type { OutgoingMail } from '../../providers/mail/port.ts';
import type { MailContent } from './mail-content.ts';
import { findMail, sendKept, storeMail, type KeptMail } from './outbox.ts';
import { toText } from './text.ts';

export type MailSettings = Pick<Context['config'], 'public_url' | 'mail_from' | 'contact_email'>;

/** Whom a mail goes to. */
export interface Addressee {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  /** BCP 47. */
  language: string;
}

/** A mail that a feature sends: the feature says what it tells, and this one keeps, renders and sends it. */
export interface Notification<Facts> {
  /** As what it is kept and counted. */
  kind: string;
  /** Which of its reader's preferences ends it; null where it is always sent. */
  preference: keyof EmailPreferences | null;
  /** What it says, in its reader's language. */
  content: (facts: Facts, settings: MailSettings) => MailContent;
  /** The link that ends it, for the mail program's own button (RFC 8058); null where these facts have none. */
  stopLink?: (facts: Facts, settings: MailSettings) => string | null;
  /** What it stands together with in a mail program, as a Message-ID without its angle brackets (RFC 5322, 3.6.4). */
  thread?: (facts: Facts) => string;
  attachments?: (facts: Facts, settings: MailSettings) => Promise<OutgoingMail['attachments']>;
}

/** One mail of a kind: whom it tells what. */
interface Telling<Facts> {
  to: Addressee;
  facts: Facts;
  /** It is kept and sent once for this key. */
  deduplication: string;
}

/** RFC 2369 and RFC 8058: the mail program's own button ends mails of this kind. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Gives a mail its form: HTML, text, headers and attachments. */
export async function composeNotification<Facts>(
  { content, stopLink, thread, attachments }: Notification<Facts>,
  { to, facts }: Pick<Telling<Facts>, 'to' | 'facts'>,
  settings: MailSettings,
): Promise<Omit<OutgoingMail, 'id'>> {
  // The libraries of HTML take a while to load, and the start must not wait for them.
  const { toHtml } = await import('./html.ts');
  const said = content(facts, settings);
  const stop = stopLink?.(facts, settings) ?? null;
  return {
    sender: settings.mail_from,
    recipient: mailAddress(fullName(to, to.language), to.email),
    subject: said.subject,
    html: await toHtml(said),
    text: toText(said),
    headers: {
      // RFC 3834: nobody's holiday notice answers.
      'Auto-Submitted': 'auto-generated',
      ...(thread && { References: `<${thread(facts)}>` }),
      ...(stop !== null && oneClick(stop)),
    },
    attachments: (await attachments?.(facts, settings)) ?? [],
  };
}

/**
 * Writes a mail and keeps it, once for its key; in a transaction (`{ ...context, db: trx }`) where what it tells is taken in
 * the same one. `sendKept` sends it.
 * @returns undefined where its reader was erased.
 */
export async function keepNotification<Facts>(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  notification: Notification<Facts>,
  telling: Telling<Facts>,
): Promise<KeptMail | undefined> {
  const { to, deduplication } = telling;
  const composed = await composeNotification(notification, telling, context.config);
  return storeMail(context, { kind: notification.kind, deduplication, auth_user_id: to.user_id }, composed);
}

/** Writes a mail and sends it, once for its key. It may run again at any point. */
export async function sendNotification<Facts>(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>,
  notification: Notification<Facts>,
  telling: Telling<Facts>,
): Promise<void> {
  const kept =
    (await findMail(context, telling.deduplication)) ?? (await keepNotification(context, notification, telling));
  if (kept) {
    await sendKept(context, kept);
  }
}
