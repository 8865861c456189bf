/** The tables of a mentor with the columns that are written, in an order in which foreign keys hold. */
export const COLUMNS = {
  authenticated_user:
    'id, clerk_id, email, email_verified, slug, first_name, last_name, terms_accepted_at, time_zone, created_at, updated_at',
  terms_acceptance: 'auth_user_id, terms, version, accepted_at',
  mentor_profile: `id, auth_user_id, status, headline, about, why_study_abroad, career_aspirations, topics_can_discuss,
    current_country_code, origin_country_code, profile_image_url, languages, time_zone, topics,
    created_at, updated_at`,
  mentor_education:
    'id, profile_id, school, university_id, country_code, degree_id, field_of_study, start_date, end_date, location, is_study_abroad, updated_at',
  mentor_experience:
    'id, profile_id, organisation, title, start_date, end_date, location, country_code, is_current, updated_at',
  availability_schedule: 'id, auth_user_id, name, time_zone, is_default, created_at, updated_at',
  availability_rule: 'id, schedule_id, weekday, start_time, end_time',
  booking_policy:
    'id, auth_user_id, min_notice_min, window_days, buffer_before_min, buffer_after_min, requires_approval, updated_at',
  event_type: `id, auth_user_id, slug, title, description, duration_min, price_minor, currency, default_platform, meeting_location,
    is_active, position, created_at, updated_at`,
  mentor_search:
    'profile_id, auth_user_id, rank_score, price_from, currency, next_available_at, next_available_check_at',
  search_document: 'profile_id, rank_score, created_at, price_from, sort_name, words, filters',
  search_word: 'word',
} as const;
export type Table = keyof typeof COLUMNS;
export const TABLES = Object.keys(COLUMNS) as Table[];
/** Those that triggers fill, unless rows are loaded past them. */
export const KEPT_BY_TRIGGERS: readonly Table[] = ['search_word'];

/** How many fields a row of each table has. */
export const FIELDS = Object.fromEntries(
  Object.entries(COLUMNS).map(([table, columns]) => [table, columns.split(',').length]),
) as Record<Table, number>;

/** What is made for each table. */
export type ByTable<T> = Record<Table, T>;

export function byTable<T>(make: (table: Table) => T): ByTable<T> {
  return Object.fromEntries(TABLES.map((table) => [table, make(table)])) as ByTable<T>;
}
