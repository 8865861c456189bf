import { z } from 'zod';
import type { Context } from '../../context.ts';
import { wordsIn } from '../../core/words-in.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { plainMail } from '../mail/mail-content.ts';
import { findReader, type NoticeReader } from '../mail/find-reader.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { Notification } from '../mail/compose.ts';

/** The end of a suspension that no one decides: its time is over. */
const Lifted = z.object({ user_id: z.uuid(), at: z.iso.datetime() });
type Lifted = z.infer<typeof Lifted>;

const keyOf = ({ user_id, at }: Lifted) => `account_lifted:${user_id}:${at}`;

/** Notifies a user that their account is active again. */
export const accountLiftedJob = jobKind({ task: 'tell-account-lifted', payload: Lifted, lane: 'mail', key: keyOf });

/** Says that the account is active again. */
export const liftedNotification: Notification<NoticeReader> = {
  kind: 'account_lifted',
  preference: null,
  content({ language }, { public_url }) {
    const t = wordsIn(language);
    const title = t('suspensions.lifted.title');
    return plainMail(language, {
      heading: title,
      lead: t('suspensions.lifted.lead'),
      button: { label: t('suspensions.lifted.button'), href: `${public_url}/bookings` },
    });
  },
};

/** Sends the notice once, and not if the account is suspended again. */
export async function notifyOfLifted(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>,
  lifted: Lifted,
): Promise<void> {
  const reader = await findReader(context.db, lifted.user_id);
  if (reader !== null && reader.status !== 'suspended') {
    await sendNotification(context, liftedNotification, { to: reader, facts: reader, deduplication: keyOf(lifted) });
  }
}
