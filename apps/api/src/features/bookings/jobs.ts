import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Task } from '../../jobs/task.ts';
import { enqueueBookingMails } from '../mail/index.ts';
import { askForPlaces } from './ask-for-places.ts';
import { completeSessions } from './complete-sessions.ts';
import { EXPIRE, REMIND } from './effects.ts';
import { endProposals } from './end-proposals.ts';
import { expireBooking, sweepHolds } from './expire-holds.ts';

const OfBooking = z.object({ booking_id: z.uuid() });
const Reminder = OfBooking.extend({ kind: z.enum(['reminder_24h', 'reminder_1h']) });

export function bookingTasks(context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>): Record<string, Task> {
  return {
    [EXPIRE]: (payload) => expireBooking(context, OfBooking.parse(payload).booking_id),
    [REMIND]: async (payload) => {
      const { booking_id, kind } = Reminder.parse(payload);
      await enqueueBookingMails(context.db, kind, booking_id);
    },
    'sweep-holds': async () => {
      await sweepHolds(context);
      await endProposals(context);
    },
    'complete-sessions': () => completeSessions(context),
    'ask-for-places': () => askForPlaces(context),
  };
}

export const BOOKING_CRONTAB = [
  '* * * * * sweep-holds ?max=1',
  '7 * * * * complete-sessions ?max=3',
  '*/10 * * * * ask-for-places ?max=1',
];
