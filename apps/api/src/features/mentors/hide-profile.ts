import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { jobKind, type DueRows } from '../../jobs/define-job.ts';
import { enqueue, nearJobs } from '../../jobs/enqueue.ts';
import { refreshSearchRow } from './search-row.ts';

const OfMentor = z.object({ user_id: z.uuid() });

/** Shows a profile again when the time for which it was hidden is over. */
export const endHidingJob = jobKind({
  task: 'end-profile-hiding',
  payload: OfMentor.extend({ until: z.iso.datetime() }),
  key: ({ user_id }) => `end-profile-hiding:${user_id}`,
});

/** The profiles that are shown again at a moment. */
export const DUE_PROFILES: DueRows = {
  name: 'mentor_profile_hidden_until',
  table: 'mentor_profile',
  at: 'hidden_until',
  after_ms: 0,
  where: sql`hidden_until is not null`,
  columns: ['auth_user_id', 'hidden_until'],
  job: ({ auth_user_id: user_id = '', hidden_until = '' }, options) =>
    endHidingJob({ user_id, until: toInstant(hidden_until) }, options),
};

/** Puts a profile that is shown again back into the search. */
export const refreshSearchJob = jobKind({
  task: 'refresh-mentor-search',
  payload: OfMentor,
  key: ({ user_id }) => `refresh-mentor-search:${user_id}`,
});

/**
 * Hides a mentor's profile: it has no page, no search finds it and it can't be booked. Sessions that are booked take place.
 * Call it with the mentor's lock held.
 * @param hiding.until RFC 3339; null until `showProfile`. A profile that is hidden already gets the later of both.
 * @param hiding.reason what the mentor reads on their own profile.
 * @param hiding.now epoch milliseconds.
 * @returns whether the user has a profile.
 */
export async function hideProfile(
  trx: Database,
  user_id: string,
  { until, reason = null, now }: { until: string | null; reason?: string | null; now: number },
): Promise<boolean> {
  const hidden = await trx
    .updateTable('mentor_profile')
    .set({
      status: 'suspended',
      status_when_hidden: sql`case status when 'suspended' then status_when_hidden else status end`,
      // Null is no end.
      hidden_until: sql`case when status = 'suspended' and (hidden_until is null or ${until}::timestamptz is null) then null
        else greatest(hidden_until, ${until}::timestamptz) end`,
      hidden_reason: reason,
      updated_at: new Date(),
    })
    .where('auth_user_id', '=', user_id)
    .returning(['id', 'hidden_until'])
    .executeTakeFirst();
  if (hidden === undefined) {
    return false;
  }
  await trx.deleteFrom('mentor_search').where('profile_id', '=', hidden.id).execute();
  if (hidden.hidden_until !== null) {
    const job = endHidingJob({ user_id, until: hidden.hidden_until }, { run_at: hidden.hidden_until });
    await enqueue(trx, nearJobs([job], now));
  }
  return true;
}

/** Shows a hidden profile again, as it was before. Call it with the mentor's lock held. */
export async function showProfile(trx: Database, user_id: string): Promise<void> {
  const shown = await trx
    .updateTable('mentor_profile')
    .set({
      status: sql`coalesce(status_when_hidden, 'paused')`,
      status_when_hidden: null,
      hidden_until: null,
      hidden_reason: null,
      updated_at: new Date(),
    })
    .where('auth_user_id', '=', user_id)
    .where('status', '=', 'suspended')
    .returning('id')
    .executeTakeFirst();
  if (shown !== undefined) {
    await enqueue(trx, [refreshSearchJob({ user_id })]);
  }
}

/** Shows a profile whose time is over, and none that was hidden for longer meanwhile. */
export async function endHiding(
  { db }: Pick<Context, 'db'>,
  { user_id, until }: z.infer<typeof endHidingJob.payload>,
): Promise<void> {
  await writeAbout(db, user_id, async (trx) => {
    const due = await trx
      .selectFrom('mentor_profile')
      .select('id')
      .where('auth_user_id', '=', user_id)
      .where('hidden_until', '=', until)
      .executeTakeFirst();
    if (due !== undefined) {
      await showProfile(trx, user_id);
    }
  });
}

export async function refreshSearch(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { user_id }: z.infer<typeof OfMentor>,
): Promise<void> {
  await writeAbout(db, user_id, (trx) => refreshSearchRow(trx, user_id, clock));
}
