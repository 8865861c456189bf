import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Task } from '../../jobs/task.ts';
import { BOOKING_MAIL_KINDS, SEND_MAIL } from './kinds.ts';
import { sweepMailbox } from './mailbox.ts';
import { sendBookingMail } from './send-mail.ts';

const Payload = z.object({
  kind: z.enum(BOOKING_MAIL_KINDS),
  booking_id: z.uuid(),
  sequence: z.int().min(0),
  reader: z.enum(['mentor', 'prospect']),
});

export function mailTasks(context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>): Record<string, Task> {
  return {
    [SEND_MAIL]: (payload) => sendBookingMail(context, Payload.parse(payload)),
    'sweep-mailbox': () => sweepMailbox(context),
  };
}

export const MAIL_CRONTAB = ['23 3 * * * sweep-mailbox ?max=1'];
