import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue, withdraw } from '../../jobs/enqueue.ts';
import { getReference } from '../reference/index.ts';
import { refreshSearchRow } from './search-row.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger'>;

const OfMentor = z.object({ user_id: z.uuid() });

const keyOf = ({ user_id }: { user_id: string }) => `end-profile-hiding:${user_id}`;

/** Shows a profile again when the time for which it was hidden is over. */
export const endHidingJob = jobKind({
  task: 'end-profile-hiding',
  payload: OfMentor.extend({ until: z.iso.datetime() }),
  key: keyOf,
});

/** Puts a profile that is shown again back into the search. */
export const refreshSearchJob = jobKind({
  task: 'refresh-mentor-search',
  payload: OfMentor,
  key: ({ user_id }) => `refresh-mentor-search:${user_id}`,
});

/**
 * Hides a mentor's profile: it has no page, no search finds it and it can't be booked. Sessions that are booked take place.
 * Call it with the mentor's lock held.
 * @param until RFC 3339; null until `showProfile`. A profile that is hidden already gets the later of both.
 * @param reason what the mentor reads on their own profile.
 * @returns whether the user has a profile.
 */
export async function hideProfile(
  trx: Database,
  user_id: string,
  until: string | null,
  reason: string | null = null,
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
  const ends_at = hidden.hidden_until;
  await (ends_at === null
    ? withdraw(trx, [keyOf({ user_id })])
    : enqueue(trx, [endHidingJob({ user_id, until: ends_at }, { run_at: ends_at })]));
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
    await withdraw(trx, [keyOf({ user_id })]);
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

export async function refreshSearch(context: Deps, { user_id }: z.infer<typeof OfMentor>): Promise<void> {
  const reference = await getReference(context);
  await writeAbout(context.db, user_id, (trx) => refreshSearchRow(trx, user_id, reference, context.clock));
}
