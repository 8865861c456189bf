import type { EmailPreferences } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import type { Context } from '../../context.ts';
import { mailAddress } from '../../core/one-line.ts';
import { findMail, storeMail, type KeptMail } from './kept-mail.ts';
import type { MailContent } from './mail-content.ts';
import { sendKept } from './send-kept.ts';

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
  /** The link that ends it, for the mail program's own button (RFC 8058). */
  stopLink?: (facts: Facts, settings: MailSettings) => string;
}

/** One mail of a kind: whom it tells what. */
interface Telling<Facts> {
  to: Addressee;
  facts: Facts;
  /** It is kept and sent once for this key. */
  deduplication: string;
}

/**
 * Writes a mail and keeps it, once for its key; in a transaction (`{ ...context, db: trx }`) where what it tells is taken in
 * the same one. `sendKept` sends it.
 * @returns undefined where its reader was erased.
 */
export async function keepNotification<Facts>(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  { kind, content, stopLink }: Notification<Facts>,
  { to, facts, deduplication }: Telling<Facts>,
): Promise<KeptMail | undefined> {
  const { config } = context;
  // The mail's libraries take a while to load, and the start must not wait for them.
  const { composeMail, oneClick } = await import('./compose.ts');
  const composed = await composeMail(content(facts, config), {
    sender: config.mail_from,
    recipient: mailAddress(fullName(to, to.language), to.email),
    ...(stopLink && { headers: oneClick(stopLink(facts, config)) }),
  });
  return storeMail(context, { kind, deduplication, auth_user_id: to.user_id }, composed);
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
