import { writeAs } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { nextAvailableJob } from '../../jobs/known-jobs.ts';
import { CalendarFailure } from '../../providers/calendar/port.ts';
import { findSealedConnection, findSealedConnections } from './connections.ts';
import { openAccess, sourceOf, type SealedConnection } from './credentials.ts';
import { closeChannels, findChannels, type Channel } from './google/channels.ts';
import type { CalendarDeps } from './read-calendar.ts';

/** Revokes the access to a calendar. A provider that can't be reached now drops it later, when it is no longer used. */
async function revokeConnection(
  context: CalendarDeps,
  connection: SealedConnection,
  channels: readonly Channel[],
): Promise<void> {
  const { google } = context.calendars;
  try {
    if (google !== null && connection.provider === 'google') {
      const access = openAccess(context, { ...connection, provider: 'google' });
      await closeChannels(context, { google, access }, channels);
    }
    await sourceOf(context, connection.provider)?.revoke(openAccess(context, connection));
  } catch (error) {
    // The credentials are deleted already, so there is no second try.
    const level = error instanceof CalendarFailure ? 'info' : 'error';
    context.logger[level]({ err: error }, 'the right of access to a calendar could not be given back');
  }
}

/**
 * Reads what revoking the access needs, before the rows are deleted.
 * @returns revokes the access, to be called once the rows are gone.
 */
async function prepareRevoking(
  context: CalendarDeps,
  connections: readonly SealedConnection[],
): Promise<() => Promise<void>> {
  const revocations = await Promise.all(
    connections.map(async (door) => ({ door, channels: await findChannels(context.db, { connection_id: door.id }) })),
  );
  return async () => {
    await Promise.all(revocations.map(({ door, channels }) => revokeConnection(context, door, channels)));
  };
}

/** Like `prepareRevoking`, for all of a user's connections. */
export const prepareRevokingAll = async (context: CalendarDeps, user_id: string): Promise<() => Promise<void>> =>
  prepareRevoking(context, await findSealedConnections(context.db, user_id));

/** Deletes connections and the busy times from them, and revokes the access. */
export async function disconnect(
  context: CalendarDeps,
  user_id: string,
  connections: readonly SealedConnection[],
): Promise<void> {
  if (connections.length === 0) {
    return;
  }
  const revokeAccess = await prepareRevoking(context, connections);
  await writeAs(context.db, user_id, async (trx) => {
    await trx
      .deleteFrom('calendar_connection')
      .where('auth_user_id', '=', user_id)
      .where(
        'id',
        'in',
        connections.map(({ id }) => id),
      )
      .execute();
    await enqueue(trx, [nextAvailableJob({ user_id })]);
  });
  await revokeAccess();
}

/** @throws AppError NOT_FOUND for another user's. */
export async function disconnectOne(context: CalendarDeps, user_id: string, id: string): Promise<void> {
  await disconnect(context, user_id, [await findSealedConnection(context.db, user_id, id)]);
}
