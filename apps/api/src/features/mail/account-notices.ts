import { fullName } from '@abroad/contract/full-name';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { mailAddress } from '../../core/one-line.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { findReader, type NoticeReader } from './find-reader.ts';
import { isolated } from './isolate.ts';
import { findMail, storeMail } from './kept-mail.ts';
import { wordsIn } from './locales/index.ts';
import { ABOUT_NO_SESSION, type MailContent } from './mail-content.ts';
import { sendKept } from './send-kept.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

/** What became of an account, and when. */
const AccountNotice = z.object({
  user_id: z.uuid(),
  kind: z.enum(['suspended', 'lifted']),
  at: z.iso.datetime(),
});
type AccountNotice = z.infer<typeof AccountNotice>;

const keyOf = ({ user_id, kind, at }: AccountNotice) => `account_${kind}:${user_id}:${at}`;

/** The job that tells somebody that their account was suspended, or that it is active again. */
export const accountNoticeJob = jobKind({
  task: 'send-account-notice',
  payload: AccountNotice,
  lane: 'mail',
  key: keyOf,
});

/** Says why an account is suspended and what can still be done, or that all can be done again. */
export function accountNoticeContent(
  { language, suspension_reason }: NoticeReader,
  kind: AccountNotice['kind'],
  { public_url, contact_email }: { public_url: string; contact_email: string },
): MailContent {
  const { notices, direction } = wordsIn(language);
  const shared = { ...ABOUT_NO_SESSION, language, why: notices.why };
  if (kind === 'lifted') {
    const { title, lead, button } = notices.lifted;
    const to = { label: button, href: `${public_url}/bookings` };
    return { ...shared, subject: title, heading: title, lead, button: to };
  }
  const { title, lead, button, reason } = notices.suspended;
  return {
    ...shared,
    subject: title,
    heading: title,
    lead: lead(isolated(contact_email, direction)),
    quote: suspension_reason === null ? null : { label: reason, text: suspension_reason },
    button: { label: button, href: `${public_url}/settings` },
  };
}

async function keep(context: Omit<Needs, 'mail'>, reader: NoticeReader, notice: AccountNotice) {
  const { config } = context;
  // The mail's libraries take a while to load, and the start must not wait for them.
  const { composeMail } = await import('./compose.ts');
  const composed = await composeMail(accountNoticeContent(reader, notice.kind, config), {
    sender: config.mail_from,
    recipient: mailAddress(fullName(reader, reader.language), reader.email),
  });
  const about = { kind: `account_${notice.kind}`, deduplication: keyOf(notice), auth_user_id: reader.user_id };
  return storeMail(context, about, composed);
}

/** Writes to somebody what became of their account, once for each time, and not when it has changed again since. */
export async function tellOfAccount(context: Needs, notice: AccountNotice): Promise<void> {
  const reader = await findReader(context.db, notice.user_id);
  if (reader === null || (reader.status === 'suspended') !== (notice.kind === 'suspended')) {
    return;
  }
  const kept = (await findMail(context, keyOf(notice))) ?? (await keep(context, reader, notice));
  if (kept) {
    await sendKept(context, kept);
  }
}
