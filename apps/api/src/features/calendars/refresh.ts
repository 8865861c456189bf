import type { CalendarConnection } from '@abroad/contract';
import { writeAs } from '../../db/write-as.ts';
import { CalendarFailure } from '../../providers/calendar/port.ts';
import { findCalendarsToRead } from './calendars-to-read.ts';
import { findSealedConnection, getConnection } from './connections.ts';
import { openAccess, sourceOf, type SealedConnection } from './credentials.ts';
import { syncCalendars } from './sync-calendars.ts';
import { isBackedOff, readCalendar, type CalendarDeps } from './read-calendar.ts';
import { zoneOf } from './zone-of.ts';

/** Reads all used calendars of a connection. */
export async function readConnection(context: CalendarDeps, connection_id: string): Promise<void> {
  const calendars = await findCalendarsToRead(context.db, { connection_id });
  await Promise.all(calendars.map((calendar) => readCalendar(context, calendar)));
}

/** Stores calendars that were added or renamed. A failure is ignored here, because the reading reports it. */
async function syncAccountCalendars(
  context: CalendarDeps,
  user_id: string,
  connection: SealedConnection,
): Promise<void> {
  const source = sourceOf(context, connection.provider);
  try {
    const calendars = (await source?.listCalendars(openAccess(context, connection))) ?? [];
    if (calendars.length > 0) {
      await writeAs(context.db, user_id, async (trx) => {
        // If it was disconnected meanwhile, it has no calendars any more.
        await findSealedConnection(trx, user_id, connection.id);
        const time_zone = await zoneOf(trx, user_id);
        await syncCalendars(trx, { connection_id: connection.id, auth_user_id: user_id, time_zone }, calendars);
      });
    }
  } catch (error) {
    if (!(error instanceof CalendarFailure)) {
      throw error;
    }
  }
}

/**
 * Reads a connection now, at its owner's request, unless its server asked for a pause.
 * @throws AppError NOT_FOUND
 */
export async function refreshConnection(
  context: CalendarDeps,
  user_id: string,
  id: string,
): Promise<CalendarConnection> {
  const connection = await findSealedConnection(context.db, user_id, id);
  const calendars = await findCalendarsToRead(context.db, { connection_id: id });
  if (!calendars.some((calendar) => isBackedOff(calendar, context.clock.now()))) {
    await Promise.all([syncAccountCalendars(context, user_id, connection), readConnection(context, id)]);
  }
  return getConnection(context.db, user_id, id);
}
