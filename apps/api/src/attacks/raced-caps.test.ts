import { NO_VALUES } from '@abroad/search-index';
import { CAPS, ERRORS, LIMITS, type ErrorCode } from '@abroad/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { allAtOnce } from '../testing/all-at-once.ts';
import { bookingScene } from '../testing/booking-scene.ts';
import type { Made, MadeMentor } from '../testing/make.ts';
import { memoryCalendar, onlyMemory } from '../testing/memory-calendar.ts';
import { refusalCode } from '../testing/refusal.ts';
import { noPayments } from '../providers/payments/none.ts';
import { bookingCaps } from './booking-caps.ts';
import { countIn, fill, type Cap } from './cap.ts';
import { floodCaps } from './flood-caps.ts';
import { messageCaps } from './message-caps.ts';
import { proofCaps } from './proof-caps.ts';

const scene = bookingScene({
  payments: { ...noPayments, takes_payments: true },
  calendars: onlyMemory(memoryCalendar()),
});

/** How many are asked for at once when one is left. */
const AT_ONCE = 8;

const countOf = countIn(() => scene.api);

/** A cap on rows of `table`, which `add` adds one by one. */
const rows = (
  max: number,
  code: ErrorCode,
  {
    table,
    column,
    of,
  }: { table: string; column: string; of: () => Promise<{ id: string; add: (at: number) => Promise<unknown> }> },
): Cap => ({
  kind: 'rows',
  max,
  code,
  async begin() {
    const { id, add } = await of();
    const count = () => countOf(table, column, id);
    await fill(await count(), max, add);
    return { ask: (at) => add(max + at), count };
  },
});

const history = (kind: 'mentor' | 'prospect', what: 'education' | 'experience'): Cap => ({
  ...rows(LIMITS[`${what}s_max`], 'VALIDATION_FAILED', {
    table: `${kind}_${what}`,
    column: 'profile_id',
    async of() {
      const who: Made = kind === 'mentor' ? await scene.mentor() : await scene.prospect();
      const { client } = who;
      const { id } = kind === 'mentor' ? await client.getMyMentorProfile() : await client.getMyProspectProfile();
      const [study] = (await (await scene.mentor()).client.getMyMentorProfile()).educations;
      const education = { school: 'Delft', university_id: study?.university_id ?? '', is_study_abroad: true };
      const experience = { organisation: 'Vitens' };
      const add = {
        mentor_education: () => client.addMentorEducation({ body: education }),
        mentor_experience: () => client.addMentorExperience({ body: experience }),
        prospect_education: () => client.addProspectEducation({ body: education }),
        prospect_experience: () => client.addProspectExperience({ body: experience }),
      }[`${kind}_${what}` as const];
      return { id, add };
    },
  }),
  kind: 'history',
});

const ofMentor = (make: (mentor: MadeMentor) => (at: number) => Promise<unknown>) => async () => {
  const mentor = await scene.mentor();
  return { id: mentor.user_id, add: make(mentor) };
};

const FILTERS = {
  keyword: [],
  ...NO_VALUES,
  available_times: [],
};
const DAY_MS = 24 * 60 * 60_000;
/** How each cap is reached: caps of the contract by their names, then those that are defined elsewhere. */
const REACHED = {
  api_keys_max: rows(LIMITS.api_keys_max, 'TOO_MANY_API_KEYS', {
    table: 'api_key',
    column: 'auth_user_id',
    of: ofMentor(
      ({ client }) =>
        (at) =>
          client.createApiKey({ body: { name: `Key ${at}`, scopes: ['bookings:read'], expires_in_days: 30 } }),
    ),
  }),
  avatar_uploads_open_max: rows(LIMITS.avatar_uploads_open_max, 'TOO_MANY_UPLOADS', {
    table: 'avatar',
    column: 'auth_user_id',
    of: ofMentor(
      ({ client }) =>
        () =>
          client.createAvatarUpload({ body: { filename: 'me.png', content_type: 'image/png', size_bytes: 1000 } }),
    ),
  }),
  sealed_files_open_max: rows(LIMITS.sealed_files_open_max, 'TOO_MANY_UPLOADS', {
    table: 'sealed_file',
    column: 'auth_user_id',
    of: ofMentor(
      ({ client }) =>
        () =>
          client.createSealedFile({ file: new File(['%PDF-1.7'], 'degree.pdf', { type: 'application/pdf' }) }),
    ),
  }),
  attachments_open_max: rows(LIMITS.attachments_open_max, 'TOO_MANY_UPLOADS', {
    table: 'attachment',
    column: 'auth_user_id',
    of: async () => {
      const mentor = await scene.mentor();
      await scene.book(await scene.prospect(), mentor);
      return {
        id: mentor.user_id,
        add: () => mentor.client.createAttachment({ file: new File(['Notes'], 'a.txt', { type: 'text/plain' }) }),
      };
    },
  }),
  saved_searches_max: rows(LIMITS.saved_searches_max, 'TOO_MANY_SAVED_SEARCHES', {
    table: 'saved_search',
    column: 'auth_user_id',
    of: ofMentor(({ client }) => (at) => {
      const filters = { ...FILTERS, education_start_year_from: 1950 + at };
      return client.createSavedSearch({ body: { name: `From ${at}`, mail: true, mail_frequency: 'daily', filters } });
    }),
  }),
  webhooks_max: rows(LIMITS.webhooks_max, 'TOO_MANY_WEBHOOKS', {
    table: 'webhook_subscription',
    column: 'auth_user_id',
    of: ofMentor(
      ({ client }) =>
        (at) =>
          client.createWebhook({ body: { url: `https://hooks.example/${at}`, events: ['booking.confirmed'] } }),
    ),
  }),
  calendar_connections_max: rows(LIMITS.calendar_connections_max, 'TOO_MANY_CONNECTIONS', {
    table: 'calendar_connection',
    column: 'auth_user_id',
    of: ofMentor(({ client }) => (at) => {
      const login = { server_url: 'https://dav.example.org', username: `linh-${at}`, password: 'app-password' };
      return client.connectCaldavCalendar({ body: login });
    }),
  }),
  event_types_max: rows(LIMITS.event_types_max, 'VALIDATION_FAILED', {
    table: 'event_type',
    column: 'auth_user_id',
    of: ofMentor(
      ({ client }) =>
        (at) =>
          client.createEventType({
            body: { title: `Essays ${at}`, duration_min: 30, currency: 'EUR', default_platform: 'google_meet' },
          }),
    ),
  }),
  schedules_max: rows(LIMITS.schedules_max, 'VALIDATION_FAILED', {
    table: 'availability_schedule',
    column: 'auth_user_id',
    of: ofMentor(
      ({ client }) =>
        (at) =>
          client.createAvailabilitySchedule({ body: { name: `Term ${at}`, time_zone: 'UTC' } }),
    ),
  }),
  rules_max: {
    kind: 'rows',
    max: LIMITS.rules_max,
    code: 'VALIDATION_FAILED',
    async begin() {
      const { client } = await scene.mentor();
      const rule = (at: number) => ({
        date: new Date(Date.UTC(2056, 0, 1) + at * DAY_MS).toISOString().slice(0, 10),
        start_time: '10:00',
        end_time: '11:00',
      });
      const { id } = await client.createAvailabilitySchedule({
        body: {
          name: 'Every day',
          time_zone: 'UTC',
          rules: Array.from({ length: LIMITS.rules_max - 1 }, (_, at) => rule(at)),
        },
      });
      return {
        ask: (at) => client.addAvailabilityRule({ params: { id }, body: rule(LIMITS.rules_max + at) }),
        count: () => countOf('availability_rule', 'schedule_id', id),
      };
    },
  },
  time_off_max: {
    kind: 'rows',
    max: LIMITS.time_off_max,
    code: 'VALIDATION_FAILED',
    async begin() {
      const { client, user_id } = await scene.mentor();
      const body = { first_date: '2055-02-01', last_date: '2055-02-01' };
      await sql`insert into time_off (id, auth_user_id, first_date, last_date)
        select gen_random_uuid(), ${user_id}::uuid, ${body.first_date}::date, ${body.last_date}::date
        from generate_series(2, ${LIMITS.time_off_max})`.execute(scene.api.context.db);
      return { ask: () => client.createTimeOff({ body }), count: () => countOf('time_off', 'auth_user_id', user_id) };
    },
  },
  educations_max: history('mentor', 'education'),
  experiences_max: history('mentor', 'experience'),
  'educations_max of a prospect': history('prospect', 'education'),
  'experiences_max of a prospect': history('prospect', 'experience'),
  exports_per_hour: {
    ...rows(LIMITS.exports_per_hour, 'RATE_LIMITED', {
      table: 'taken_allowance',
      column: 'auth_user_id',
      of: ofMentor(
        ({ client }) =>
          () =>
            client.exportAccount(),
      ),
    }),
    kind: 'allowances',
  },
  ...bookingCaps(scene),
  ...floodCaps(scene),
  ...messageCaps(scene),
  ...proofCaps(scene),
} as const satisfies Record<string, Cap>;

test('[N-10] every cap of the contract is in the table', () => {
  expect(Object.keys(CAPS).filter((name) => !Object.hasOwn(REACHED, name))).toEqual([]);
});

test('[N-10] every error code for too many of something belongs to a cap in the table', () => {
  const codes = Object.keys(ERRORS).filter((code) => code.startsWith('TOO_MANY_'));
  const known = new Set<string>(Object.values(REACHED).map(({ code }) => code));
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});

const names = Object.keys(REACHED) as (keyof typeof REACHED)[];
const kinds = names.map((name) => REACHED[name].kind);
const isFirstOfKind = (name: keyof typeof REACHED) => kinds.indexOf(REACHED[name].kind) === names.indexOf(name);

async function expectHolds(name: keyof typeof REACHED): Promise<void> {
  const { max, code, begin }: Cap = REACHED[name];
  const { ask, count } = await begin();
  expect(await count()).toBe(max - 1);
  const codes = await allAtOnce(scene.api.context.db, AT_ONCE, (at) => refusalCode(ask(at)));
  expect(await count()).toBe(max);
  expect(codes.filter((one) => one === code)).toHaveLength(AT_ONCE - 1);
}

test.each(names.filter(isFirstOfKind))(
  '[N-10] %s, the first of its kind, holds for concurrent calls: one gets the last place, the others get an error',
  expectHolds,
);

test.each(names.filter((name) => !isFirstOfKind(name)))(
  '[N-10] %s holds for concurrent calls: one gets the last place, the others get an error',
  { tags: 'full' },
  expectHolds,
);
