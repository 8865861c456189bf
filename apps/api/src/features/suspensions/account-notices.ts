import { z } from 'zod';
import type { Context } from '../../context.ts';
import { jobKind } from '../../jobs/define-job.ts';
import {
  ABOUT_NO_SESSION,
  commonWordsIn,
  findReader,
  isolated,
  sendNotification,
  type NoticeReader,
  type Notification,
} from '../mail/index.ts';
import { suspensionWordsIn } from './locales/index.ts';

/** A suspension of an account, or its end. */
const AccountNotice = z.object({
  user_id: z.uuid(),
  kind: z.enum(['suspended', 'lifted']),
  at: z.iso.datetime(),
});
type AccountNotice = z.infer<typeof AccountNotice>;

const keyOf = ({ user_id, kind, at }: AccountNotice) => `account_${kind}:${user_id}:${at}`;

/** Notifies a user that their account was suspended, or is active again. */
export const accountNoticeJob = jobKind({
  task: 'send-account-notice',
  payload: AccountNotice,
  lane: 'mail',
  key: keyOf,
});

/** Says why an account is suspended, and what the user can still do. */
export const suspendedNotification: Notification<NoticeReader> = {
  kind: 'account_suspended',
  preference: null,
  content({ language, suspension_reason }, { public_url, contact_email }) {
    const { direction, why_account } = commonWordsIn(language);
    const { title, lead, button, reason } = suspensionWordsIn(language).suspended;
    return {
      ...ABOUT_NO_SESSION,
      language,
      why: why_account,
      subject: title,
      heading: title,
      lead: lead(isolated(contact_email, direction)),
      quote: suspension_reason === null ? null : { label: reason, text: suspension_reason },
      button: { label: button, href: `${public_url}/settings` },
    };
  },
};

/** Says that the account is active again. */
export const liftedNotification: Notification<NoticeReader> = {
  kind: 'account_lifted',
  preference: null,
  content({ language }, { public_url }) {
    const { title, lead, button } = suspensionWordsIn(language).lifted;
    return {
      ...ABOUT_NO_SESSION,
      language,
      why: commonWordsIn(language).why_account,
      subject: title,
      heading: title,
      lead,
      button: { label: button, href: `${public_url}/bookings` },
    };
  },
};

const NOTIFICATIONS = { suspended: suspendedNotification, lifted: liftedNotification };

/** Sends the notice of a suspension or its end, once for each, and not if the account has changed again since. */
export async function sendAccountNotice(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>,
  notice: AccountNotice,
): Promise<void> {
  const reader = await findReader(context.db, notice.user_id);
  if (reader === null || (reader.status === 'suspended') !== (notice.kind === 'suspended')) {
    return;
  }
  await sendNotification(context, NOTIFICATIONS[notice.kind], {
    to: reader,
    facts: reader,
    deduplication: keyOf(notice),
  });
}
