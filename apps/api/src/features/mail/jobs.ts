import { z } from 'zod';
import type { Context } from '../../context.ts';
import { TELL_CALENDAR_BROKEN } from '../../jobs/enqueue-known.ts';
import type { Task } from '../../jobs/task.ts';
import { BookingMailPayload, SEND_MAIL } from './kinds.ts';
import { sweepMailbox } from './mailbox.ts';
import { sendBookingMail } from './send-mail.ts';
import { tellCalendarBroken } from './tell-calendar-broken.ts';

const OfConnection = z.object({ connection_id: z.uuid() });

export function mailTasks(context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>): Record<string, Task> {
  return {
    [SEND_MAIL]: (payload) => sendBookingMail(context, BookingMailPayload.parse(payload)),
    [TELL_CALENDAR_BROKEN]: (payload) => tellCalendarBroken(context, OfConnection.parse(payload).connection_id),
    'sweep-mailbox': () => sweepMailbox(context),
  };
}

/** Jobs that wait for the mail server. */
export const MAIL_WAITING = [SEND_MAIL, TELL_CALENDAR_BROKEN];

export const MAIL_CRONTAB = ['23 3 * * * sweep-mailbox ?max=1'];
