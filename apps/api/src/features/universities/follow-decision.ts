import { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { writeAbout } from '../../db/write-as.ts';
import { defineJob, jobKind, type Job } from '../../jobs/define-job.ts';
import { followUniversity, studentsOf } from '../profiles/follow-university.ts';
import { refreshSearchRow } from '../mentors/search-row.ts';
import { moveProofs } from '../proofs/follow-university.ts';
import { findUniversitiesById } from '../reference/reference.ts';

const BATCH = 100;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';
/** The time after which entries that were being written when it was decided are there. */
const ONCE_MORE_MS = 60_000;

/** Lets everything follow that names a university which was decided on. */
const followDecisionJob = jobKind({
  task: 'follow-university',
  payload: z.object({ university_id: z.uuid(), after: z.enum(['decision', 'minute']) }),
  key: ({ university_id, after }) => `follow-university:${university_id}:${after}`,
});

/** @param now epoch milliseconds. */
export const followDecisionJobs = (university_id: string, now: number): Job[] => [
  followDecisionJob({ university_id, after: 'decision' }),
  followDecisionJob({ university_id, after: 'minute' }, { run_at: toInstant(now + ONCE_MORE_MS) }),
];

/** Each person in a transaction of their own, so that no one waits for others. */
async function followDecision(
  context: Pick<Context, 'db' | 'clock'>,
  { university_id: from }: z.infer<typeof followDecisionJob.payload>,
): Promise<void> {
  const to = (await findUniversitiesById(context.db, [from])).get(from);
  if (to === undefined) {
    return;
  }
  let after = LOWEST_ID;
  for (;;) {
    const people = await studentsOf(context.db, from, { after, limit: BATCH });
    for (const user_id of people) {
      await writeAbout(context.db, user_id, async (trx) => {
        const isMentor = await followUniversity(trx, user_id, { from, to });
        if (isMentor) {
          await moveProofs(trx, user_id, { from, to: to.id });
          await refreshSearchRow(trx, user_id, context.clock);
        }
      });
    }
    const last = people.at(-1);
    if (last === undefined) {
      return;
    }
    after = last;
  }
}

export const universityJobs = [defineJob(followDecisionJob, followDecision)];
