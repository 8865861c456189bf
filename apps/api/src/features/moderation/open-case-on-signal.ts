import type { ReportReason } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { writeAbout } from '../../db/write-as.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { findProfileId } from '../profiles/own-profile.ts';
import { openMentorCaseJob, openMessageCaseJob, openStudentCaseJob } from '../../jobs/known-jobs.ts';
import { openMessageCase } from './guard-thread.ts';
import { openCase } from './open-case.ts';
import type { Target } from './take-evidence.ts';
import type { Database } from '../../db/connection.ts';

/** Opens a case about a mentor's profile for another feature's signal. It may run again. */
async function openMentorCase(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { mentor_user_id: owner_user_id, reason }: { mentor_user_id: string; reason: ReportReason },
): Promise<void> {
  await writeAbout(db, owner_user_id, async (trx) => {
    const id = await findProfileId(trx, 'mentor', owner_user_id);
    if (id !== undefined) {
      const target = { type: 'mentor_profile', id, owner_user_id } as const;
      await openCase(trx, { target, reason, source: 'signal', now: clock.now() });
    }
  });
}

/** Returns the target of a case about a student: their profile, or the session where they have none. */
export async function studentTarget(
  trx: Database,
  { prospect_user_id, booking_id }: { prospect_user_id: string; booking_id: string },
): Promise<Target & { owner_user_id: string }> {
  const id = await findProfileId(trx, 'prospect', prospect_user_id);
  return id === undefined
    ? { type: 'booking', id: booking_id, owner_user_id: prospect_user_id }
    : { type: 'prospect_profile', id, owner_user_id: prospect_user_id };
}

/** The same about a student. */
async function openStudentCase(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { reason, ...noticed }: { prospect_user_id: string; booking_id: string; reason: ReportReason },
): Promise<void> {
  await writeAbout(db, noticed.prospect_user_id, async (trx) => {
    await openCase(trx, { target: await studentTarget(trx, noticed), reason, source: 'signal', now: clock.now() });
  });
}

export const signalJobs = [
  defineJob(openMentorCaseJob, openMentorCase),
  defineJob(openStudentCaseJob, openStudentCase),
  defineJob(openMessageCaseJob, openMessageCase),
];
