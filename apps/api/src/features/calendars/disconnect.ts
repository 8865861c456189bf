import type { Context } from '../../context.ts';
import { enqueueAll } from '../../jobs/enqueue-all.ts';
import { nextAvailableJob } from '../../jobs/enqueue-known.ts';
import { CalendarFailure } from '../../providers/calendar/port.ts';
import { findDoor } from './connections.ts';
import { openAccess, sourceOf, type Door } from './credentials.ts';
import { closeChannels, findChannels, type Channel } from './google/channels.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'calendars' | 'sealer' | 'logger'>;

/** Gives the right of access back; whoever can't be told of it now forgets us all the same once it is used no more. */
async function leave(context: Needs, door: Door, channels: readonly Channel[]): Promise<void> {
  const { google } = context.calendars;
  try {
    if (google !== null && door.provider === 'google') {
      const access = openAccess(context, { ...door, provider: 'google' });
      await closeChannels(context, { google, access }, channels);
    }
    await sourceOf(context, door.provider)?.revoke(openAccess(context, door));
  } catch (error) {
    if (!(error instanceof CalendarFailure)) {
      throw error;
    }
    context.logger.info({ err: error }, 'the right of access to a calendar could not be given back');
  }
}

/** Ends connections: what was known by them goes at once, and no longer keeps anybody busy. */
export async function disconnect(context: Needs, user_id: string, doors: readonly Door[]): Promise<void> {
  if (doors.length === 0) {
    return;
  }
  const leaving = await Promise.all(
    doors.map(async (door) => ({ door, channels: await findChannels(context.db, { connection_id: door.id }) })),
  );
  await context.db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('calendar_connection')
      .where('auth_user_id', '=', user_id)
      .where(
        'id',
        'in',
        doors.map(({ id }) => id),
      )
      .execute();
    await enqueueAll(trx, [nextAvailableJob(user_id)]);
  });
  await Promise.all(leaving.map(({ door, channels }) => leave(context, door, channels)));
}

/** @throws AppError NOT_FOUND for somebody else's. */
export async function disconnectOne(context: Needs, user_id: string, id: string): Promise<void> {
  await disconnect(context, user_id, [await findDoor(context.db, user_id, id)]);
}
