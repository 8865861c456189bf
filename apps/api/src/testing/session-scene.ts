import { connectAccount } from '../features/calendars/connect-account.ts';
import type { JobName } from '../jobs/register.ts';
import { bookingScene } from './booking-scene.ts';
import type { Made, MentorWishes } from './make.ts';
import { memoryCalendar, type MemoryCalendar } from './memory-calendar.ts';
import { runJob } from './run-due-jobs.ts';

const noSignIn = {
  isEnough: () => true,
  watch: () => Promise.reject(new Error('nobody tells of changes here')),
  stopWatching: () => Promise.resolve(),
  authorizationUrl: () => 'https://accounts.example',
  exchange: () => Promise.reject(new Error('nobody signs in here')),
};

/** The jobs that read calendars and write to them. */
export const CALENDAR_JOBS = [
  'read-calendar',
  'compare-session-events',
  'write-session-event',
  'write-upcoming-sessions',
] as const;

/** A booking scene whose mentors have a calendar in memory, as a CalDAV or as a Google account. */
export function sessionScene() {
  const account = memoryCalendar();
  const source = account.source;
  const scene = bookingScene({ calendars: { google: { ...source, ...noSignIn }, caldav: source, ical: source } });

  async function connect({ user_id }: Pick<Made, 'user_id'>, provider: 'google' | 'caldav', name = 'linh') {
    const credentials =
      provider === 'google'
        ? { provider, refresh_token: name, access_token: name, expires_at: Number.MAX_SAFE_INTEGER }
        : { provider, server_url: 'https://dav.example.org', username: name, password: 'app-password' };
    return connectAccount(scene.api.context, user_id, {
      credentials,
      provider_account_id: name,
      provider_email: null,
      display_name: null,
      scopes: [],
    });
  }

  return {
    ...scene,
    get api() {
      return scene.api;
    },
    account,
    connect,
    /** A mentor whose sessions are written to a calendar, and a student who books them. */
    async people(provider: 'google' | 'caldav' = 'caldav', wishes: MentorWishes = {}) {
      const [mentor, prospect] = [await scene.mentor(wishes), await scene.prospect()];
      const connection = await connect(mentor, provider);
      return { mentor, prospect, connection };
    },
    /** Runs the job that looks after a booking's event, as the queue would. */
    writeEvent: (booking_id: string) => runJob(scene.api.context, 'write-session-event', { booking_id }),
    /** Runs the jobs about calendars, and the named ones. */
    runCalendarJobs: (...also: JobName[]) => scene.runJobs(...CALENDAR_JOBS, ...also),
    /** The sessions in a calendar of that name, as `start title`. */
    inCalendar: (remote_id = 'main') => sessionsIn(account, remote_id),
    suggestions: (booking_id: string) =>
      scene.api.context.db
        .selectFrom('session_suggestion')
        .select(['kind', 'start_at', 'resolution'])
        .where('booking_id', '=', booking_id)
        .orderBy('id')
        .execute(),
  };
}

const sessionsIn = (account: MemoryCalendar, remote_id: string) =>
  [...(account.sessions.get(remote_id)?.values() ?? [])].map(({ start, sequence }) => ({
    start: new Date(start).toISOString().replace('.000Z', 'Z'),
    sequence,
  }));
