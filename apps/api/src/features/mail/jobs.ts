import { z } from 'zod';
import type { Context } from '../../context.ts';
import { TELL_CALENDAR_BROKEN, TELL_EMAIL_CHANGED, WELCOME_MENTOR } from '../../jobs/enqueue-known.ts';
import type { Task } from '../../jobs/task.ts';
import { AccountNotice, SEND_ACCOUNT_NOTICE, tellOfAccount } from './account-notices.ts';
import { SEND_DIGEST } from './fold-mails.ts';
import { sendDigest } from './send-digest.ts';
import { BookingMailPayload, SEND_MAIL } from './kinds.ts';
import { sweepMailbox } from './mailbox.ts';
import { sendBookingMail } from './send-mail.ts';
import { tellCalendarBroken } from './tell-calendar-broken.ts';
import { tellEmailChanged } from './tell-email-changed.ts';
import { welcomeMentor } from './welcome-mentor.ts';

const OfPerson = z.object({ user_id: z.uuid() });
const OfChange = z.object({ changed_email_id: z.uuid() });
const OfConnection = z.object({ connection_id: z.uuid() });

export function mailTasks(context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>): Record<string, Task> {
  return {
    [SEND_MAIL]: (payload) => sendBookingMail(context, BookingMailPayload.parse(payload)),
    [TELL_CALENDAR_BROKEN]: (payload) => tellCalendarBroken(context, OfConnection.parse(payload).connection_id),
    [SEND_DIGEST]: (payload) => sendDigest(context, OfPerson.parse(payload).user_id),
    [SEND_ACCOUNT_NOTICE]: (payload) => tellOfAccount(context, AccountNotice.parse(payload)),
    [TELL_EMAIL_CHANGED]: (payload) => tellEmailChanged(context, OfChange.parse(payload).changed_email_id),
    [WELCOME_MENTOR]: (payload) => welcomeMentor(context, OfPerson.parse(payload).user_id),
    'sweep-mailbox': () => sweepMailbox(context),
  };
}

/** Jobs that wait for the mail server. */
export const MAIL_WAITING = [
  SEND_MAIL,
  SEND_DIGEST,
  SEND_ACCOUNT_NOTICE,
  TELL_CALENDAR_BROKEN,
  TELL_EMAIL_CHANGED,
  WELCOME_MENTOR,
];

export const MAIL_CRONTAB = ['23 3 * * * sweep-mailbox ?max=1'];
