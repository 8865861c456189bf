import { ERRORS, LIMITS, type ErrorCode } from '@abroad/contract';
import { MAX_PLACES } from '@abroad/booking-rules';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MAX_FREE_AHEAD, MAX_HOLDS } from '../features/bookings/allowances.ts';
import { allAtOnce } from '../testing/all-at-once.ts';
import { bookingScene } from '../testing/booking-scene.ts';
import type { Made, MadeMentor } from '../testing/make.ts';
import { memoryCalendar, onlyMemory } from '../testing/memory-calendar.ts';
import { refusalCode } from '../testing/refusal.ts';
import { noPayments } from '../providers/payments/none.ts';

const scene = bookingScene({
  payments: { ...noPayments, takes_payments: true },
  calendars: onlyMemory(memoryCalendar()),
});

/** How often something may be there for somebody, and how one more is asked for. */
interface Cap {
  max: number;
  /** Refusals that say so. */
  code: ErrorCode;
  /** Somebody who has all but one, and how they ask for the `at`th more. */
  begin(): Promise<{ ask: (at: number) => Promise<unknown>; count: () => Promise<number> }>;
}

const AT_ONCE = 8;

async function countOf(table: string, column: string, id: string, also = sql`true`): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${id} and ${also}`.execute(
    scene.api.context.db,
  );
  return rows[0]?.count ?? 0;
}

/** Calls `add` until somebody has all but one. */
async function fill(present: number, max: number, add: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = present; at < max - 1; at += 1) await add(at);
}

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
  max,
  code,
  async begin() {
    const { id, add } = await of();
    const count = () => countOf(table, column, id);
    await fill(await count(), max, add);
    return { ask: (at) => add(max + at), count };
  },
});

const history = (kind: 'mentor' | 'prospect', what: 'education' | 'experience'): Cap =>
  rows(LIMITS[`${what}s_max`], 'VALIDATION_FAILED', {
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
  });

const ofMentor = (make: (mentor: MadeMentor) => (at: number) => Promise<unknown>) => async () => {
  const mentor = await scene.mentor();
  return { id: mentor.user_id, add: make(mentor) };
};

const FILTERS = {
  keyword: [],
  origin_country_codes: [],
  destination_country_codes: [],
  university_ids: [],
  degree_ids: [],
  topics: [],
};
const DAY_MS = 24 * 60 * 60_000;
const MONDAY = '2055-01-11T06:00:00Z';
const halfHour = (at: number) => new Date(Date.parse(MONDAY) + at * 30 * 60_000).toISOString();

/** Bookings in a state, of one prospect, at mentors whose Monday is open. */
const bookings = (max: number, code: ErrorCode, status: string, wishes: Parameters<typeof scene.mentor>[0]): Cap => ({
  max,
  code,
  async begin() {
    const [mentor, prospect] = [await scene.mentor({ open: ['Mon 07:00-23:00'], ...wishes }), await scene.prospect()];
    const ask = (at: number) => scene.book(prospect, mentor, { start: halfHour(at) });
    await fill(0, max, ask);
    return {
      ask: (at) => ask(max + at),
      count: () => countOf('booking', 'prospect_user_id', prospect.user_id, sql`status = ${status}`),
    };
  },
});

/** Every cap: those of LIMITS by their names, and those that stand elsewhere. */
const CAPS = {
  avatar_uploads_open_max: rows(LIMITS.avatar_uploads_open_max, 'TOO_MANY_UPLOADS', {
    table: 'avatar',
    column: 'auth_user_id',
    of: ofMentor(
      ({ client }) =>
        () =>
          client.createAvatarUpload({ body: { filename: 'me.png', content_type: 'image/png', size_bytes: 1000 } }),
    ),
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
  educations_max: history('mentor', 'education'),
  experiences_max: history('mentor', 'experience'),
  'educations_max of a prospect': history('prospect', 'education'),
  'experiences_max of a prospect': history('prospect', 'experience'),
  exports_per_hour: rows(LIMITS.exports_per_hour, 'RATE_LIMITED', {
    table: 'account_export',
    column: 'auth_user_id',
    of: ofMentor(
      ({ client }) =>
        () =>
          client.exportAccount(),
    ),
  }),
  'MAX_HOLDS, to pay for': bookings(MAX_HOLDS, 'TOO_MANY_HOLDS', 'pending_payment', {
    event_types: [{ price_minor: 2500 }],
  }),
  'MAX_FREE_AHEAD, with one mentor': bookings(MAX_FREE_AHEAD, 'TOO_MANY_HOLDS', 'confirmed', {}),
  'max_open_requests of a policy': bookings(4, 'TOO_MANY_OPEN_REQUESTS', 'requested', {
    policy: { requires_approval: true, max_open_requests: 4 },
  }),
  'MAX_PLACES of a session': {
    max: MAX_PLACES,
    code: 'ILLEGAL_MOVE',
    async begin() {
      const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
      const { id } = await scene.book(prospect, mentor);
      const ask = (at: number) =>
        mentor.client.setMeetingPlace({ params: { id }, body: { place: `https://meet.example/${at}` } });
      await fill(0, MAX_PLACES, ask);
      return {
        ask: (at) => ask(MAX_PLACES + at),
        count: () => countOf('booking_event', 'booking_id', id, sql`kind = 'placed'`),
      };
    },
  },
} as const satisfies Record<string, Cap>;

/** Limits of one request, file, answer or wait, and rates that each process counts in its memory: nobody gathers rows up to them. */
const NO_CAPS = [
  'account_refreshes_per_min',
  'calendar_readings_per_min',
  'calendar_patience_ms',
  'api_timeout_ms',
  'name_max',
  'motivation_max',
  'topics_can_discuss_max',
  'slug_min',
  'slug_max',
  'text_max',
  'line_max',
  'search_min_length',
  'search_debounce_ms',
  'picker_results',
  'countries_limit',
  'page_size_default',
  'page_size_max',
  'page_depth_max',
  'filter_values_max',
  'keywords_max',
  'keyword_length_max',
  'wider_searches_max',
  'routes_default',
  'routes_timed',
  'routes_max',
  'sitemap_addresses_max',
  'sitemap_parts_max',
  'saved_search_name_max',
  'availability_days_max',
  'proposed_times_max',
  'questions_max',
  'question_max',
  'choices_max',
  'choice_max',
  'answer_max',
  'calendar_address_max',
  'webhook_url_max',
  'calendar_copy_min',
  'duration_min',
  'duration_max',
  'price_max',
  'sum_max',
  'expected_refunds_max',
  'retry_attempts',
  'retry_base_delay_ms',
  'error_queue_size',
  'resource_flags_stale_ms',
  'cache_ttl_ms',
  'client_id_max_age_s',
  'idempotency_ttl_h',
  'export_timeout_ms',
  'avatar_bytes',
  'avatar_source_bytes',
  'avatar_pixels',
  'avatar_side_px',
  'avatar_medium_px',
  'avatar_thumbnail_px',
  'avatar_source_quality',
  'avatar_poll_ms',
  'avatar_poll_max_ms',
  'avatar_upload_ttl_s',
  'body_bytes',
] as const satisfies readonly (keyof typeof LIMITS)[];

test('[N-10] every limit is a cap in the table, or is named as none', () => {
  const known: readonly string[] = [...Object.keys(CAPS), ...NO_CAPS];
  expect(Object.keys(LIMITS).filter((name) => !known.includes(name))).toEqual([]);
});

test('[N-10] every code that says that there are too many is that of a cap in the table', () => {
  const codes = Object.keys(ERRORS).filter((code) => code.startsWith('TOO_MANY_'));
  const known = new Set<string>(Object.values(CAPS).map(({ code }) => code));
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});

test.each(Object.keys(CAPS) as (keyof typeof CAPS)[])(
  '[N-10] %s holds when many ask at once: one gets the last, the others are told',
  { timeout: 120_000 },
  async (name) => {
    const { max, code, begin }: Cap = CAPS[name];
    const { ask, count } = await begin();
    expect(await count()).toBe(max - 1);
    const codes = await allAtOnce(scene.api.context.db, AT_ONCE, (at) => refusalCode(ask(at)));
    expect(await count()).toBe(max);
    expect(codes.filter((one) => one === code)).toHaveLength(AT_ONCE - 1);
  },
);
