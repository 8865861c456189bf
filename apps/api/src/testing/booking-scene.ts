import { LIMITS, type CreateBooking } from '@abroad/contract';
import type { Client } from '@abroad/contract/client';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { JobName } from '../jobs/register.ts';
import { runDueJobs, runJobs } from './run-due-jobs.ts';
import { startTestApi, type TestApi } from './api.ts';
import type { SessionWishes } from './insert-session.ts';
import { make, type Made, type MadeMentor, type MentorWishes } from './make.ts';
import { settableClock } from './settable-clock.ts';

/**
 * Thursday, in winter, of a year with the days of 2027. It lies decades ahead, where no run comes to: PostgreSQL, the job
 * queue and the stand-ins go by the real time, which always has to be before that of a scene.
 */
export const NOW = '2055-01-07T10:00:00Z';
/** Monday, 9:00 and 9:30 in Amsterdam. */
export const NINE = '2055-01-11T08:00:00Z';
export const HALF_PAST_NINE = '2055-01-11T08:30:00Z';

/**
 * An API with a clock at NOW in which mentors, open on Mondays from 9 to 12, and prospects are made.
 * @param prepare what has to be there before it, and says what the environment would.
 */
export function bookingScene(
  overrides: Parameters<typeof startTestApi>[0] = {},
  prepare: () => Promise<Readonly<Record<string, string>>> = () => Promise.resolve({}),
) {
  const clock = settableClock();
  clock.set(NOW);
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ ...overrides, clock }, await prepare());
  });
  beforeEach(() => clock.set(NOW));
  afterAll(() => api.close());

  return {
    clock,
    get api() {
      return api;
    },
    /** Takes as many free sessions of one student as the product allows. */
    mentor: ({ policy, ...wishes }: MentorWishes = {}) =>
      make(api).mentor({
        open: ['Mon 09:00-12:00'],
        policy: { max_free_sessions: LIMITS.free_ahead_per_mentor, ...policy },
        ...wishes,
      }),
    prospect: (wishes: Parameters<ReturnType<typeof make>['prospect']>[0] = {}) => make(api).prospect(wishes),
    book: (who: { client: Client }, mentor: MadeMentor, changes: Partial<CreateBooking> = {}, key?: string) =>
      who.client.createBooking({
        body: {
          mentor_slug: mentor.slug,
          event_type_slug: mentor.event_types[0]?.slug,
          start: NINE,
          time_zone: 'Africa/Lagos',
          ...changes,
        },
        idempotency_key: key,
      }),
    /** A session without the way there: `make`. */
    session: (wishes: SessionWishes) => make(api).session(wishes),
    runDueJobs: () => runDueJobs(api.context),
    runJobs: (...names: readonly [JobName, ...JobName[]]) => runJobs(api.context, ...names),
    mailsTo: async (who: Made) => {
      const { items } = await api.as(null).listMail({ query: { recipient: who.person.email, page_size: 100 } });
      return items;
    },
    /** The latest email of a kind to a person, whole. */
    mailTo: async (who: Made, kind: string) => {
      const reader = api.as(null);
      const { items } = await reader.listMail({ query: { recipient: who.person.email, page_size: 100 } });
      const { id } = items.find((mail) => mail.kind === kind) ?? { id: '' };
      return reader.getMail({ params: { id } });
    },
    bookingCount: async () => {
      const { count } = await api.context.db
        .selectFrom('booking')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
