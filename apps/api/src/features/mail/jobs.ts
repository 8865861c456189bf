import type { Context } from '../../context.ts';
import type { Task } from '../../jobs/task.ts';
import { BookingMailPayload, SEND_MAIL } from './kinds.ts';
import { sweepMailbox } from './mailbox.ts';
import { sendBookingMail } from './send-mail.ts';

export function mailTasks(context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>): Record<string, Task> {
  return {
    [SEND_MAIL]: (payload) => sendBookingMail(context, BookingMailPayload.parse(payload)),
    'sweep-mailbox': () => sweepMailbox(context),
  };
}

/** Jobs that wait for the mail server. */
export const MAIL_WAITING = [SEND_MAIL];

export const MAIL_CRONTAB = ['23 3 * * * sweep-mailbox ?max=1'];
