import { fullName } from '@abroad/contract/full-name';
import type { Context } from '../../context.ts';
import { mailAddress } from '../../core/one-line.ts';
import { findReader, type NoticeReader } from './find-reader.ts';
import { findMail, storeMail } from './kept-mail.ts';
import { wordsIn } from './locales/index.ts';
import { ABOUT_NO_SESSION, type MailContent } from './mail-content.ts';
import { sendKept } from './send-kept.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

const KIND = 'welcome_mentor';

/** Says that the profile is live, and leads to what is left to do. */
export function welcomeContent(
  { language }: Pick<NoticeReader, 'language'>,
  { public_url }: Pick<Context['config'], 'public_url'>,
): MailContent {
  const { notices } = wordsIn(language);
  const { title, lead, button } = notices.welcome;
  return {
    ...ABOUT_NO_SESSION,
    language,
    subject: title,
    heading: title,
    lead,
    button: { label: button, href: `${public_url}/mentor/home` },
    why: notices.why,
  };
}

async function keep(context: Needs, reader: NoticeReader, deduplication: string) {
  const { config } = context;
  // The mail's libraries take a while to load, and the start must not wait for them.
  const { composeMail } = await import('./compose.ts');
  const composed = await composeMail(welcomeContent(reader, config), {
    sender: config.mail_from,
    recipient: mailAddress(fullName(reader, reader.language), reader.email),
  });
  return storeMail(context, { kind: KIND, deduplication, auth_user_id: reader.user_id }, composed);
}

/** Writes to a new mentor, once, and not to somebody who was suspended or erased meanwhile. */
export async function welcomeMentor(context: Needs, user_id: string): Promise<void> {
  const reader = await findReader(context.db, user_id);
  if (reader === null || reader.status === 'suspended') {
    return;
  }
  const deduplication = `${KIND}:${user_id}`;
  const kept = (await findMail(context, deduplication)) ?? (await keep(context, reader, deduplication));
  if (kept) {
    await sendKept(context, kept);
  }
}
