import { z } from 'zod';
import type { Context } from '../../context.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { ABOUT_NO_SESSION } from '../mail/mail-content.ts';
import { wordsIn as commonWordsIn } from '../mail/locales/index.ts';
import { findReader, type NoticeReader } from '../mail/find-reader.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { Notification } from '../mail/compose.ts';
import { welcomeWordsIn } from './locales/index.ts';

/** Tells a new mentor what to do next. */
export const welcomeMentorJob = jobKind({
  task: 'welcome-mentor',
  payload: z.object({ user_id: z.uuid() }),
  lane: 'mail',
  key: ({ user_id }) => `welcome-mentor:${user_id}`,
});

/** Says that the profile is live, and what is left to do. */
export const welcomeNotification: Notification<Pick<NoticeReader, 'language'>> = {
  kind: 'welcome_mentor',
  preference: null,
  content({ language }, { public_url }) {
    const { title, lead, button } = welcomeWordsIn(language);
    return {
      ...ABOUT_NO_SESSION,
      language,
      subject: title,
      heading: title,
      lead,
      button: { label: button, href: `${public_url}/mentor/home` },
      why: commonWordsIn(language).why_account,
    };
  },
};

/** Sends the welcome, once, and not to a user who was suspended or erased meanwhile. */
export async function welcomeMentor(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>,
  user_id: string,
): Promise<void> {
  const reader = await findReader(context.db, user_id);
  if (reader === null || reader.status === 'suspended') {
    return;
  }
  const deduplication = `${welcomeNotification.kind}:${user_id}`;
  await sendNotification(context, welcomeNotification, { to: reader, facts: reader, deduplication });
}
