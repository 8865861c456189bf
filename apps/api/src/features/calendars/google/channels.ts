import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { toInstant } from '../../../core/clock.ts';
import { newId } from '../../../core/ids.ts';
import type { Database } from '../../../db/connection.ts';
import {
  CalendarFailure,
  type CalendarAccess,
  type GoogleCalendars,
  type GoogleCredentials,
} from '../../../providers/calendar/port.ts';

export type ChannelDeps = Pick<Context, 'db' | 'clock' | 'calendars' | 'config' | 'logger' | 'sealer'>;

const DAY_MS = 24 * 60 * 60_000;
/** The time for which Google keeps a channel of events. */
const LASTS_MS = 7 * DAY_MS;
/** A channel can't be extended: a new one replaces it before it ends. */
export const REPLACED_BEFORE_MS = DAY_MS;

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A channel, with the ids that close it. */
export interface Channel {
  id: string;
  resource_id: string | null;
  expires_at: string;
}

/** The values that calls to Google about one calendar need. */
export interface WatchedCalendar {
  provider_calendar_id: string;
  remote_id: string;
  google: GoogleCalendars;
  access: CalendarAccess<GoogleCredentials>;
}

/**
 * Opens a channel for changes of a calendar. The row is written first, because Google's first message may arrive before
 * its answer.
 */
export async function openChannel({ db, clock, config }: ChannelDeps, watched: WatchedCalendar): Promise<void> {
  const [id, token] = [newId(), randomBytes(32).toString('base64url')];
  const expires_at = clock.now() + LASTS_MS;
  const { provider_calendar_id, google, access, remote_id } = watched;
  const row = { id, provider_calendar_id, token_hash: hashOfToken(token), resource_id: null };
  await db
    .insertInto('calendar_channel')
    .values({ ...row, expires_at: toInstant(expires_at) })
    .execute();
  const address = `${config.public_url}/api/webhooks/google-calendar`;
  try {
    const channel = await google.watch(access, remote_id, { channel_id: id, token, address, expires_at });
    await db
      .updateTable('calendar_channel')
      .set({ resource_id: channel.resource_id, expires_at: toInstant(channel.expires_at) })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    await db.deleteFrom('calendar_channel').where('id', '=', id).execute();
    throw error;
  }
}

/** The channels of a connection, or of one calendar. */
export const findChannels = (
  db: Database,
  of: { connection_id: string } | { provider_calendar_id: string },
): Promise<Channel[]> =>
  db
    .selectFrom('calendar_channel as channel')
    .innerJoin('provider_calendar as calendar', 'calendar.id', 'channel.provider_calendar_id')
    .select(['channel.id', 'channel.resource_id', 'channel.expires_at'])
    .where(({ eb }) =>
      'connection_id' in of
        ? eb('calendar.connection_id', '=', of.connection_id)
        : eb('calendar.id', '=', of.provider_calendar_id),
    )
    .execute();

/**
 * Closes channels. Their messages are ignored from here on; one that could not be closed ends by itself within days.
 */
export async function closeChannels(
  { db, logger }: Pick<ChannelDeps, 'db' | 'logger'>,
  { google, access }: Pick<WatchedCalendar, 'google' | 'access'>,
  channels: readonly Channel[],
): Promise<void> {
  await Promise.all(
    channels.map(async ({ id, resource_id }) => {
      await db.deleteFrom('calendar_channel').where('id', '=', id).execute();
      if (resource_id === null) {
        return;
      }
      await google.stopWatching(access, { channel_id: id, resource_id }).catch((error: unknown) => {
        if (!(error instanceof CalendarFailure)) {
          throw error;
        }
        logger.info({ err: error }, 'a channel of Google’s could not be closed');
      });
    }),
  );
}
