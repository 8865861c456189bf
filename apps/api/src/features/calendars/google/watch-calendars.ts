import { sql } from 'kysely';
import { z } from 'zod';
import { toInstant } from '../../../core/clock.ts';
import { jobKind } from '../../../jobs/define-job.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { CalendarFailure } from '../../../providers/calendar/port.ts';
import { openAccess, type SealedConnection } from '../credentials.ts';
import { IN_USE } from '../calendars-to-read.ts';
import {
  closeChannels,
  findChannels,
  openChannel,
  REPLACED_BEFORE_MS,
  type ChannelDeps,
  type WatchedCalendar,
} from './channels.ts';

/** Finds the calendars whose channels must change. */
export const sweepChannelsJob = jobKind({
  task: 'sweep-google-channels',
  payload: z.object({}),
  key: () => 'sweep-google-channels',
});

const BATCH = 500;

/**
 * Jobs of one calendar run one after the other, because they share a queue by the last digit of its id: two that saw no
 * channel at the same time would both open one, and every change would be reported twice for a week.
 */
export const watchJob = jobKind({
  task: 'watch-google-calendar',
  payload: z.object({ provider_calendar_id: z.uuid() }),
  lane: 'calendars',
  key: ({ provider_calendar_id }) => `watch-google-calendar:${provider_calendar_id}`,
  queue: ({ provider_calendar_id }) => `watch-google-calendar:${provider_calendar_id.slice(-1)}`,
});

/** If Google can reach us: finds used calendars without a channel, and unused ones with a channel. */
export async function sweepChannels({ db, clock, config }: ChannelDeps): Promise<void> {
  if (config.calendars.google?.push !== true) {
    return;
  }
  const now = clock.now();
  await db.deleteFrom('calendar_channel').where('expires_at', '<=', toInstant(now)).execute();
  const { rows } = await sql<{ id: string }>`
    select calendar.id
    from provider_calendar calendar join calendar_connection connection on connection.id = calendar.connection_id
    where provider = 'google' and is_active and ${IN_USE} <> exists (
      select 1 from calendar_channel
      where provider_calendar_id = calendar.id and expires_at > ${toInstant(now + REPLACED_BEFORE_MS)})
    limit ${BATCH}`.execute(db);
  await enqueue(
    db,
    rows.map(({ id }) => watchJob({ provider_calendar_id: id })),
  );
}

interface Row {
  connection_id: string;
  remote_id: string;
  is_in_use: boolean;
  secret: Buffer;
  secret_key_id: string;
}

async function findWatchedCalendar(context: ChannelDeps, provider_calendar_id: string) {
  const { google } = context.calendars;
  const { rows } = await sql<Row>`
    select connection.id as connection_id, remote_id, ${IN_USE} as is_in_use, secret, secret_key_id
    from provider_calendar calendar join calendar_connection connection on connection.id = calendar.connection_id
    where calendar.id = ${provider_calendar_id} and provider = 'google' and is_active`.execute(context.db);
  const [row] = rows;
  if (!row || google === null) {
    return null;
  }
  const { connection_id: id, secret, secret_key_id, remote_id, is_in_use } = row;
  const connection: SealedConnection & { provider: 'google' } = { id, provider: 'google', secret, secret_key_id };
  const watched: WatchedCalendar = { provider_calendar_id, remote_id, google, access: openAccess(context, connection) };
  return { watched, is_in_use };
}

/** Opens or closes Google's channels for a calendar, by whether it is used. Repeating it changes nothing. */
export async function syncChannels(context: ChannelDeps, provider_calendar_id: string): Promise<void> {
  const found = await findWatchedCalendar(context, provider_calendar_id);
  if (found === null) {
    return;
  }
  const { watched, is_in_use } = found;
  const channels = await findChannels(context.db, { provider_calendar_id });
  const renewal_limit = context.clock.now() + REPLACED_BEFORE_MS;
  const isWatched = channels.some(({ expires_at }) => Date.parse(expires_at) > renewal_limit);
  if (is_in_use && isWatched) {
    return;
  }
  try {
    if (is_in_use) {
      await openChannel(context, watched);
    }
  } catch (error) {
    if (!(error instanceof CalendarFailure)) {
      throw error;
    }
    // The calendar is still read regularly; the next sweep tries again.
    context.logger.info({ err: error, provider_calendar_id }, 'a calendar could not be watched');
    return;
  }
  await closeChannels(context, watched, channels);
}
