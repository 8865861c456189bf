import type { Context } from '../../context.ts';
import { writeAs } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { nextAvailableJob } from '../../jobs/known-jobs.ts';
import { CalendarFailure } from '../../providers/calendar/port.ts';
import { findDoor, findDoors } from './connections.ts';
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
    // What let us in is forgotten already: there is nothing to come back to.
    const level = error instanceof CalendarFailure ? 'info' : 'error';
    context.logger[level]({ err: error }, 'the right of access to a calendar could not be given back');
  }
}

/**
 * Notes what it takes to give rights of access back, before their rows go.
 * @returns gives them back, once the rows are gone.
 */
async function prepareLeaving(context: Needs, doors: readonly Door[]): Promise<() => Promise<void>> {
  const leaving = await Promise.all(
    doors.map(async (door) => ({ door, channels: await findChannels(context.db, { connection_id: door.id }) })),
  );
  return async () => {
    await Promise.all(leaving.map(({ door, channels }) => leave(context, door, channels)));
  };
}

/** As `prepareLeaving`, for everything that somebody has connected. */
export const prepareLeavingAll = async (context: Needs, user_id: string): Promise<() => Promise<void>> =>
  prepareLeaving(context, await findDoors(context.db, user_id));

/** Ends connections: what was known by them goes at once, and no longer keeps anybody busy. */
export async function disconnect(context: Needs, user_id: string, doors: readonly Door[]): Promise<void> {
  if (doors.length === 0) {
    return;
  }
  const giveBack = await prepareLeaving(context, doors);
  await writeAs(context.db, user_id, async (trx) => {
    await trx
      .deleteFrom('calendar_connection')
      .where('auth_user_id', '=', user_id)
      .where(
        'id',
        'in',
        doors.map(({ id }) => id),
      )
      .execute();
    await enqueue(trx, [nextAvailableJob({ user_id })]);
  });
  await giveBack();
}

/** @throws AppError NOT_FOUND for somebody else's. */
export async function disconnectOne(context: Needs, user_id: string, id: string): Promise<void> {
  await disconnect(context, user_id, [await findDoor(context.db, user_id, id)]);
}
