import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { RemoteCalendar } from '../../providers/calendar/port.ts';

interface Owner {
  connection_id: string;
  auth_user_id: string;
  /** For calendars without a time zone of their own. */
  time_zone: string;
}

const hasTarget = async (trx: Database, auth_user_id: string) =>
  (await trx
    .selectFrom('provider_calendar')
    .select('id')
    .where('auth_user_id', '=', auth_user_id)
    .where('is_target', '=', true)
    .executeTakeFirst()) !== undefined;

/** The main calendar of a new account makes its owner busy, and becomes the target if there is none. */
async function addCalendars(trx: Database, owner: Owner, added: readonly RemoteCalendar[], isNew: boolean) {
  const [first] = added;
  const main = isNew ? (added.find(({ is_primary }) => is_primary) ?? first) : undefined;
  const mayTarget = main?.is_writable === true && !(await hasTarget(trx, owner.auth_user_id));
  await trx
    .insertInto('provider_calendar')
    .values(
      added.map((calendar) => ({
        ...owner,
        ...calendar,
        id: newId(),
        time_zone: calendar.time_zone ?? owner.time_zone,
        check_conflicts: calendar === main,
        is_target: calendar === main && mayTarget,
        cursor: null,
        covered_from: null,
        covered_until: null,
        read_at: null,
        problem: null,
      })),
    )
    .execute();
}

/**
 * Stores the calendars that an account has now. One that is gone stays while it is used, with that problem, because its
 * busy times are unknown.
 */
export async function syncCalendars(trx: Database, owner: Owner, remote: readonly RemoteCalendar[]): Promise<void> {
  const { connection_id } = owner;
  const known = await trx
    .selectFrom('provider_calendar')
    .select(['id', 'remote_id', 'check_conflicts', 'is_target', 'time_zone'])
    .where('connection_id', '=', connection_id)
    .execute();
  const remoteOf = new Map(remote.map((calendar) => [calendar.remote_id, calendar]));
  for (const calendar of known) {
    const row = trx.updateTable('provider_calendar').where('id', '=', calendar.id);
    const now = remoteOf.get(calendar.remote_id);
    if (now) {
      const { name, is_primary, is_writable } = now;
      const time_zone = now.time_zone ?? calendar.time_zone;
      const is_target = calendar.is_target && is_writable;
      await row.set({ name, is_primary, is_writable, time_zone, is_target }).execute();
    } else if (calendar.check_conflicts || calendar.is_target) {
      await row.set({ problem: 'gone' }).execute();
    } else {
      await trx.deleteFrom('provider_calendar').where('id', '=', calendar.id).execute();
    }
  }
  const knownIds = new Set(known.map(({ remote_id }) => remote_id));
  const added = remote.filter(({ remote_id }) => !knownIds.has(remote_id));
  if (added.length > 0) {
    await addCalendars(trx, owner, added, known.length === 0);
  }
}
