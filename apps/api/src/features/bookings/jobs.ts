import { z } from 'zod';
import { defineJob, jobKind, scheduledJob } from '../../jobs/define-job.ts';
import { enqueueBookingMails } from '../mail/index.ts';
import { askForPlaces } from './ask-for-places.ts';
import { completeSessions } from './complete-sessions.ts';
import { endProposals } from './end-proposals.ts';
import { expireBooking, sweepHolds } from './expire-holds.ts';

const OfBooking = z.object({ booking_id: z.uuid() });
const expiryKind = jobKind({ task: 'expire-booking', payload: OfBooking });
const reminderKind = jobKind({
  task: 'remind-booking',
  payload: OfBooking.extend({ kind: z.enum(['reminder_24h', 'reminder_1h']) }),
});

export const bookingJobs = [
  defineJob(expiryKind, (context, { booking_id }) => expireBooking(context, booking_id)),
  defineJob(reminderKind, ({ db }, { booking_id, kind }) => enqueueBookingMails(db, kind, booking_id)),
  scheduledJob({ task: 'sweep-holds', at: '* * * * *' }, async (context) => {
    await sweepHolds(context);
    await endProposals(context);
  }),
  scheduledJob({ task: 'complete-sessions', at: '7 * * * *', max_attempts: 3 }, completeSessions),
  scheduledJob({ task: 'ask-for-places', at: '*/10 * * * *' }, askForPlaces),
];
