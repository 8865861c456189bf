import type { CalendarConnection } from '@abroad/contract';
import { writeAs } from '../../db/write-as.ts';
import { CalendarFailure } from '../../providers/calendar/port.ts';
import { findCalendarsToRead } from './calendars-to-read.ts';
import { findDoor, getConnection } from './connections.ts';
import { openAccess, sourceOf, type Door } from './credentials.ts';
import { keepCalendars } from './keep-calendars.ts';
import { isLeftAlone, readCalendar, type Needs } from './read-calendar.ts';
import { zoneOf } from './zone-of.ts';

/** Reads the calendars of a connection that are in use, all at once. */
export async function readConnection(context: Needs, connection_id: string): Promise<void> {
  const calendars = await findCalendarsToRead(context.db, { connection_id });
  await Promise.all(calendars.map((calendar) => readCalendar(context, calendar)));
}

/** Calendars that were added or renamed since; what can't be told is told by the reading. */
async function lookForNewCalendars(context: Needs, user_id: string, door: Door): Promise<void> {
  const source = sourceOf(context, door.provider);
  try {
    const calendars = (await source?.listCalendars(openAccess(context, door))) ?? [];
    if (calendars.length > 0) {
      await writeAs(context.db, user_id, async (trx) => {
        // Disconnected while its server was asked, it has no calendars any more.
        await findDoor(trx, user_id, door.id);
        const time_zone = await zoneOf(trx, user_id);
        await keepCalendars(trx, { connection_id: door.id, auth_user_id: user_id, time_zone }, calendars);
      });
    }
  } catch (error) {
    if (!(error instanceof CalendarFailure)) {
      throw error;
    }
  }
}

/**
 * Reads an account now, because its owner says so. Where its server asks to be left alone nothing is asked.
 * @throws AppError NOT_FOUND
 */
export async function refreshConnection(context: Needs, user_id: string, id: string): Promise<CalendarConnection> {
  const door = await findDoor(context.db, user_id, id);
  const calendars = await findCalendarsToRead(context.db, { connection_id: id });
  if (!calendars.some((calendar) => isLeftAlone(calendar, context.clock.now()))) {
    await Promise.all([lookForNewCalendars(context, user_id, door), readConnection(context, id)]);
  }
  return getConnection(context.db, user_id, id);
}
