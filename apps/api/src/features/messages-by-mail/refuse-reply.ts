import { z } from 'zod';
import type { Context } from '../../context.ts';
import { paragraphOf } from '../../core/paragraph-of.ts';
import { wordsIn } from '../../core/words-in.ts';
import { writeAbout } from '../../db/write-as.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { plainMail } from '../mail/mail-content.ts';
import { findReader } from '../mail/find-reader.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { Notification } from '../mail/compose.ts';

/** Why an answer by email was not taken; one of files alone for their reasons, too. */
const BECAUSE = [
  'sender',
  'expired',
  'empty',
  'repeated',
  'unreadable',
  'too_long',
  'closed',
  'too_many',
  'no_session',
  'unfit',
] as const;
export type RefusedBecause = (typeof BECAUSE)[number];

/** Tells a person that their answer by email was not taken. */
export const notifyOfRefusalJob = jobKind({
  task: 'tell-of-refused-reply',
  payload: z.object({
    user_id: z.uuid(),
    thread_id: z.uuid(),
    day: z.string(),
    /** The email, where each is told; null where once a day is enough. */
    email_id: z.uuid().nullable().default(null),
    because: z.enum(BECAUSE),
  }),
  lane: 'mail',
  key: ({ user_id, day, email_id }) => `tell-of-refused-reply:${user_id}:${email_id ?? day}`,
});

interface Refusal {
  language: string;
  thread_id: string;
  because: RefusedBecause;
}

/** Notifies of a refused answer and the alternative. It can't be answered by email. */
export const replyRefusedNotification: Notification<Refusal> = {
  kind: 'reply_refused',
  preference: null,
  content({ language, thread_id, because }, { public_url }) {
    const t = wordsIn(language);
    const title = t('messages_by_mail.refused.title');
    return plainMail(language, {
      heading: title,
      lead: paragraphOf(
        language,
        t(`messages_by_mail.refused.because.${because}`),
        t('messages_by_mail.refused.instead'),
      ),
      button: { label: t('messages_by_mail.refused.button'), href: `${public_url}/messages/${thread_id}` },
    });
  },
};

/** These may not be a person's emails, or not the user's. */
const ONCE_A_DAY: ReadonlySet<RefusedBecause> = new Set(['sender', 'unreadable', 'repeated']);

/** Answers a refused email to the account's own address: each one that is certainly a person's. */
export async function refuseReply(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { user_id, thread_id }: { user_id: string; thread_id: string },
  { because, email_id }: { because: RefusedBecause; email_id: string },
): Promise<void> {
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  const about = { user_id, thread_id, day, email_id: ONCE_A_DAY.has(because) ? null : email_id, because };
  await writeAbout(db, user_id, (trx) => enqueue(trx, [notifyOfRefusalJob(about)]));
}

/** Sends it, once. */
export async function notifyOfRefusal(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>,
  { user_id, thread_id, day, email_id, because }: z.infer<typeof notifyOfRefusalJob.payload>,
): Promise<void> {
  const reader = await findReader(context.db, user_id);
  if (reader) {
    await sendNotification(context, replyRefusedNotification, {
      to: reader,
      facts: { language: reader.language, thread_id, because },
      deduplication: `${replyRefusedNotification.kind}:${user_id}:${email_id ?? day}`,
    });
  }
}
