import type { SearchRow } from '@abroad/api/features/mentors/search-document';
import type { Mentor } from '../mentor.ts';
import { WEEKS } from '../services/weeks.ts';
import { createIds } from '../identifiers.ts';
import { copyArray, copyRow } from './copy-text.ts';
import type { NextFreeTime } from './next-free-time.ts';
import { createTextBuffer, type TextBuffer } from './text-buffer.ts';

/** The tables of a mentor with the columns that are written, in an order in which foreign keys hold. */
export const COLUMNS = {
  authenticated_user:
    'id, clerk_id, email, email_verified, slug, first_name, last_name, terms_accepted_at, time_zone, created_at, updated_at',
  terms_acceptance: 'id, auth_user_id, terms, version, accepted_at',
  mentor_profile: `id, auth_user_id, status, headline, about, why_study_abroad, career_aspirations, topics_can_discuss,
    current_country_code, origin_country_code, profile_image_url, languages, time_zone, topics, rating, review_count, session_count,
    created_at, updated_at`,
  mentor_education:
    'id, profile_id, school, university_id, country_code, degree_id, field_of_study, start_date, end_date, location, is_study_abroad',
  mentor_experience: 'id, profile_id, organisation, title, start_date, end_date, location, country_code, is_current',
  availability_schedule: 'id, auth_user_id, name, time_zone, is_default, created_at, updated_at',
  availability_rule: 'id, schedule_id, weekday, start_time, end_time',
  booking_policy:
    'id, auth_user_id, min_notice_min, window_days, buffer_before_min, buffer_after_min, requires_approval, updated_at',
  event_type: `id, auth_user_id, slug, title, description, duration_min, price_minor, currency, default_platform, meeting_location,
    is_active, position, created_at, updated_at`,
  mentor_search: `profile_id, auth_user_id, origin_country_code, destination_country_codes, university_ids, degree_ids, topics,
    education_start_years, words, rank_score, rating, price_from_minor, price_from, currency, sort_name, created_at, next_available_at,
    next_available_check_at`,
} as const;
export type Table = keyof typeof COLUMNS;
export const TABLES = Object.keys(COLUMNS) as Table[];
/** The rows of each table as text for COPY. */
export type Rows = Record<Table, TextBuffer>;

/** What a mentor's rows are made from beside the mentor. */
export interface Beside {
  seed: number;
  terms_version: string;
  search: SearchRow;
  next: NextFreeTime;
}

/** Room for rows, to be used again and again. */
export const createRows = (): Rows => Object.fromEntries(TABLES.map((table) => [table, createTextBuffer()])) as Rows;

/** The mark of made-up accounts of a seed, by which they are found again; nobody can sign in with it. */
export const accountOf = (seed: number, index: number) => `made-up:${seed}:${index}`;

function addPerson(rows: Rows, mentor: Mentor, { seed, terms_version }: Beside): void {
  const { user_id, slug, first_name, last_name, created_at } = mentor;
  const account = accountOf(seed, mentor.index);
  const zone = mentor.city.time_zone;
  // .example is reserved (RFC 2606), so no mail ever reaches anybody.
  const email = `${slug}@mentors.example`;
  const names = [slug, first_name, last_name];
  rows.authenticated_user.add(
    copyRow([user_id, account, email, 't', ...names, created_at, zone, created_at, created_at]),
  );
  rows.terms_acceptance.add(copyRow([mentor.acceptance_id, user_id, 'mentor', terms_version, created_at]));
}

function addProfile(rows: Rows, mentor: Mentor): void {
  const { profile_id, created_at } = mentor;
  rows.mentor_profile.add(
    copyRow([
      profile_id,
      mentor.user_id,
      'active',
      mentor.headline,
      mentor.about,
      mentor.why_study_abroad,
      mentor.career_aspirations,
      mentor.topics_can_discuss,
      mentor.current_country_code,
      mentor.origin_country_code,
      mentor.portrait,
      copyArray(mentor.languages),
      mentor.city.time_zone,
      copyArray(mentor.topics),
      mentor.rating,
      mentor.review_count,
      mentor.session_count,
      created_at,
      created_at,
    ]),
  );
  for (const one of mentor.educations) {
    const study = [one.school, one.university_id, one.country_code, one.degree_id, one.field_of_study];
    const when = [one.start_date, one.end_date, one.location, one.is_study_abroad];
    rows.mentor_education.add(copyRow([one.id, profile_id, ...study, ...when]));
  }
  for (const one of mentor.experiences) {
    const when = [one.start_date, one.end_date, one.location, one.country_code, one.is_current];
    rows.mentor_experience.add(copyRow([one.id, profile_id, one.organisation, one.title, ...when]));
  }
}

function addTime(rows: Rows, mentor: Mentor, { seed }: Beside): void {
  const { user_id, schedule_id, created_at } = mentor;
  const week = WEEKS[mentor.week] ?? { name: '', rules: [] };
  const id = createIds(seed, mentor.index);
  const schedule = [schedule_id, user_id, week.name, mentor.city.time_zone, 't', created_at, created_at];
  rows.availability_schedule.add(copyRow(schedule));
  week.rules.forEach((rule, at) => {
    rows.availability_rule.add(copyRow([id('rule', at), schedule_id, rule.weekday, rule.start_time, rule.end_time]));
  });
  const buffers = [mentor.buffer_before_min, mentor.buffer_after_min];
  const policy = [mentor.min_notice_min, mentor.window_days, ...buffers, mentor.requires_approval, created_at];
  rows.booking_policy.add(copyRow([mentor.policy_id, user_id, ...policy]));
  const room = `https://meet.example/${mentor.slug}`;
  mentor.services.forEach((one, at) => {
    const what = [one.slug, one.title, one.description, one.duration_min, one.price_minor, one.currency];
    const where = [one.default_platform, room, one.is_active];
    rows.event_type.add(copyRow([one.id, user_id, ...what, ...where, at, created_at, created_at]));
  });
}

function addSearch(rows: Rows, { search, next }: Beside): void {
  rows.mentor_search.add(
    copyRow([
      search.profile_id,
      search.auth_user_id,
      search.origin_country_code,
      copyArray(search.destination_country_codes),
      copyArray(search.university_ids),
      copyArray(search.degree_ids),
      copyArray(search.topics),
      copyArray(search.education_start_years),
      search.words,
      search.rank_score,
      search.rating,
      search.price_from_minor,
      search.price_from,
      search.currency,
      search.sort_name,
      search.created_at,
      next.next_available_at,
      next.next_available_check_at,
    ]),
  );
}

/** Adds everything that is stored of a mentor. */
export function addRows(rows: Rows, mentor: Mentor, beside: Beside): void {
  addPerson(rows, mentor, beside);
  addProfile(rows, mentor);
  addTime(rows, mentor, beside);
  addSearch(rows, beside);
}
