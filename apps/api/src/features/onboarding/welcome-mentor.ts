import { z } from 'zod';
import type { Context } from '../../context.ts';
import { wordsIn } from '../../core/words-in.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { plainMail } from '../mail/mail-content.ts';
import { findReader, type NoticeReader } from '../mail/find-reader.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { Notification } from '../mail/compose.ts';

/** Tells a new mentor what to do next. */
export const welcomeMentorJob = jobKind({
  task: 'welcome-mentor',
  payload: z.object({ user_id: z.uuid() }),
  lane: 'mail',
  key: ({ user_id }) => `welcome-mentor:${user_id}`,
});

/** Notifies that the profile is live, with the next steps. */
export const welcomeNotification: Notification<Pick<NoticeReader, 'language'>> = {
  kind: 'welcome_mentor',
  preference: null,
  content({ language }, { public_url }) {
    const t = wordsIn(language);
    const title = t('onboarding.title');
    return plainMail(language, {
      heading: title,
      lead: t('onboarding.lead'),
      button: { label: t('onboarding.button'), href: `${public_url}/mentor/home` },
    });
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
