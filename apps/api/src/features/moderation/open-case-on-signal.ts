import type { ReportReason } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { writeAbout } from '../../db/write-as.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { openMentorCaseJob } from '../../jobs/known-jobs.ts';
import { openCase } from './open-case.ts';

/** Opens a case about a mentor's profile, as another feature noticed something. It may run again. */
async function openMentorCase(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { mentor_user_id: owner_user_id, reason }: { mentor_user_id: string; reason: ReportReason },
): Promise<void> {
  await writeAbout(db, owner_user_id, async (trx) => {
    const profile = await trx
      .selectFrom('mentor_profile')
      .select('id')
      .where('auth_user_id', '=', owner_user_id)
      .executeTakeFirst();
    if (profile) {
      const target = { type: 'mentor_profile', id: profile.id, owner_user_id } as const;
      await openCase(trx, { target, reason, source: 'signal', now: clock.now() });
    }
  });
}

export const signalJobs = [defineJob(openMentorCaseJob, openMentorCase)];
