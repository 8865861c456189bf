import type { ExchangeRates } from '@abroad/reference-data/exchange-rates';
import type { ColumnType, Generated } from 'kysely';
import type { MeetingPlatform } from './booking-tables.ts';
import type { Timestamp, Touched } from './column-types.ts';
import type { TableRules } from './table-rules.ts';

interface ProfileColumns {
  id: string;
  auth_user_id: string;
  about: string | null;
  why_study_abroad: string | null;
  career_aspirations: string | null;
  topics_can_discuss: string | null;
  current_country_code: string | null;
  origin_country_code: string | null;
  profile_image_url: string | null;
  languages: Generated<string[]>;
  time_zone: string;
  created_at: Touched;
  updated_at: Touched;
}
export interface MentorProfileTable extends ProfileColumns {
  status: Generated<'draft' | 'active' | 'paused' | 'suspended'>;
  headline: string | null;
  /** A video on YouTube or Vimeo. */
  video_url: string | null;
  topics: Generated<string[]>;
  rating: number | null;
  review_count: Generated<number>;
  session_count: Generated<number>;
  answers_within_h: 1 | 5 | 12 | 24 | 48 | null;
  /** One of their own studies; null where they chose none. */
  main_education_id: string | null;
  link_shared_at: Timestamp | null;
  /** While the platform hides it: the end, null for none, the reason, and its former status. */
  hidden_until: Timestamp | null;
  hidden_reason: string | null;
  status_when_hidden: 'draft' | 'active' | 'paused' | null;
  /** Whether they act as a trader; null until they have said it. The others only for traders. */
  is_trader: boolean | null;
  trader_name: string | null;
  trader_address: string | null;
  trader_register: string | null;
  trader_vat: string | null;
  /** These three are also null for people who said it before the form had them. */
  trader_email: string | null;
  trader_phone: string | null;
  trader_certified_at: Timestamp | null;
}
export interface ProspectProfileTable extends ProfileColumns {
  target_country_codes: Generated<string[]>;
  target_university_ids: Generated<string[]>;
  target_degree_ids: Generated<string[]>;
  target_fields: Generated<string[]>;
  intake_year: number | null;
  intake_term: string | null;
  application_stage: Generated<'exploring' | 'shortlisting' | 'applying' | 'offer' | 'visa' | 'enrolled'>;
  visibility: Generated<'private' | 'booked_mentors' | 'public'>;
}
export interface EducationTable {
  id: string;
  profile_id: string;
  school: string;
  university_id: string | null;
  country_code: string | null;
  degree_id: string | null;
  field_of_study: string | null;
  start_date: string | null;
  end_date: string | null;
  location: string | null;
  is_study_abroad: Generated<boolean>;
  updated_at: Touched;
}
export interface ExperienceTable {
  id: string;
  profile_id: string;
  organisation: string;
  title: string | null;
  start_date: string | null;
  end_date: string | null;
  location: string | null;
  country_code: string | null;
  is_current: Generated<boolean>;
  updated_at: Touched;
}
export interface BookingPolicyTable {
  id: string;
  auth_user_id: string;
  event_type_id: string | null;
  min_notice_min: number;
  window_days: number;
  slot_step_min: number | null;
  buffer_before_min: number;
  buffer_after_min: number;
  max_per_day: number | null;
  max_per_week: number | null;
  requires_approval: boolean;
  approval_ttl_h: number;
  hold_min: number;
  free_cancel_min: number;
  late_refund_pct: number;
  reschedule_min: number;
  max_reschedules: number;
  max_open_requests: number;
  max_free_sessions: number;
  updated_at: Touched;
}
/** A mentor's question to the students who book a service. */
export interface ServiceQuestionRow {
  id: string;
  kind: 'text' | 'choice' | 'link';
  label: string;
  help: string | null;
  is_required: boolean;
  choices: string[];
}
export interface EventTypeTable {
  id: string;
  auth_user_id: string;
  slug: string;
  title: string;
  description: string | null;
  /** How to prepare; only for those who booked it. */
  instruction: string | null;
  duration_min: number;
  price_minor: Generated<number>;
  currency: string;
  default_platform: MeetingPlatform;
  meeting_location: string | null;
  target_calendar_id: string | null;
  schedule_id: string | null;
  is_active: Generated<boolean>;
  position: Generated<number>;
  questions: ColumnType<ServiceQuestionRow[], string | undefined, string>;
  /** The time at which the staff took it down. */
  taken_down_at: Timestamp | null;
  /** Whether it was offered when it was taken down. */
  active_when_taken_down: boolean | null;
  created_at: Touched;
  updated_at: Touched;
}
export interface IdempotencyKeyTable {
  auth_user_id: string;
  key: string;
  endpoint: string;
  body_hash: Buffer;
  status: number | null;
  /** The answer of any endpoint; null until it is stored. */
  response: ColumnType<object | string | number | boolean | null, string | null, string | null>;
  created_at: Touched;
}
export interface MentorSearchTable {
  profile_id: string;
  auth_user_id: string;
  rank_score: Generated<number>;
  price_from: number | null;
  currency: string | null;
  next_available_at: Timestamp | null;
  next_available_check_at: Touched;
  /** Of type bit(384). */
  available_half_hours: string | null;
  /** Minutes since 1970. */
  daytime_starts: number[] | null;
}

/** One row: the version of the words in `search_document`, the progress of rebuilding them, and the rates of its prices. */
export interface SearchWordsTable {
  only_row: Generated<boolean>;
  version: number;
  renewing: number | null;
  renewed_to: string | null;
  /** Those of the reference data until others are configured; set before anything runs. */
  exchange_rates: ColumnType<ExchangeRates | null, string | null, string | null>;
}

export interface ProfileTables {
  mentor_profile: MentorProfileTable;
  prospect_profile: ProspectProfileTable;
  booking_policy: BookingPolicyTable;
  idempotency_key: IdempotencyKeyTable;
  event_type: EventTypeTable;
  mentor_search: MentorSearchTable;
  mentor_education: EducationTable;
  mentor_experience: ExperienceTable;
  prospect_education: EducationTable;
  prospect_experience: ExperienceTable;
  search_words: SearchWordsTable;
}

export const profileTables = {
  mentor_profile: { owner: 'mentors', archive: 'composed', erasure: 'deleted' },
  prospect_profile: { owner: 'profiles', archive: 'composed', erasure: 'deleted' },
  booking_policy: { owner: 'event-types', archive: 'booking_policies', erasure: 'deleted' },
  // Stored for a day.
  idempotency_key: { owner: 'http', archive: null, erasure: 'deleted' },
  // Services and bookings stay for the other person, without personal data.
  event_type: { owner: 'event-types', archive: 'services', erasure: 'elsewhere' },
  // Derived from other tables, and deleted with the profile.
  mentor_search: { owner: 'mentors', archive: null, erasure: 'elsewhere' },
  mentor_education: { owner: 'profiles' },
  mentor_experience: { owner: 'profiles' },
  prospect_education: { owner: 'profiles' },
  prospect_experience: { owner: 'profiles' },
  search_words: { owner: 'mentors' },
} as const satisfies Record<keyof ProfileTables, TableRules>;
