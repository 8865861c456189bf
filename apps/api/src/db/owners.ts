import type { Tables } from './tables.ts';

type Owner = 'db' | 'http' | 'jobs' | 'views' | (string & {});

/** Which feature writes a table. Others ask its front (`index.ts`). Triggers and functions of the database are nobody's. */
export const OWNERS = {
  reference_list: 'reference',
  university: 'reference',

  authenticated_user: 'identity',
  changed_email: 'identity',
  erased_slug: 'identity',
  former_slug: 'identity',
  identity_event: 'identity',
  terms_acceptance: 'identity',

  mentor_education: 'history',
  mentor_experience: 'history',
  prospect_education: 'history',
  prospect_experience: 'history',

  avatar: 'media',

  mentor_profile: 'mentors',
  mentor_search: 'mentors',
  search_document: 'mentors',
  search_words: 'mentors',

  prospect_profile: 'prospects',

  calendar_busy: 'calendars',
  calendar_channel: 'calendars',
  calendar_connection: 'calendars',
  calendar_oauth_state: 'calendars',
  provider_calendar: 'calendars',

  booking_policy: 'event-types',
  event_type: 'event-types',

  availability_change: 'availability',
  availability_rule: 'availability',
  availability_schedule: 'availability',
  time_off: 'availability',

  ledger_entry: 'payments',
  payment: 'payments',
  receipt: 'payments',
  receipt_count: 'payments',
  refund: 'payments',

  mail_message: 'mail',
  unsubscribe_token: 'mail',

  saved_search: 'saved-searches',
  saved_search_change: 'saved-searches',
  saved_search_match: 'saved-searches',

  booking: 'bookings',
  booking_event: 'bookings',
  booking_proposal: 'bookings',

  payment_provider_event: 'checkout',

  session_event: 'session-events',
  session_suggestion: 'session-events',

  calendar_feed_token: 'session-feed',

  webhook_delivery: 'webhooks',
  webhook_subscription: 'webhooks',

  erasure: 'account',

  search_bitmap: 'views',
  search_build: 'views',
  search_change: 'views',
  search_counted: 'views',
  search_kept: 'views',
  search_outbox: 'views',
  search_outbox_mark: 'views',
  search_rank_step: 'views',
  search_sample: 'views',
  search_tally: 'views',
  search_word: 'views',
  search_word_left: 'views',
  sitemap_part: 'views',

  idempotency_key: 'http',
  finished_work: 'jobs',
  worker_heartbeat: 'jobs',
  schema_migration: 'db',
  taken_allowance: 'db',
} as const satisfies Record<keyof Tables, Owner> & Record<string, Owner>;

export type OwnedTable = keyof typeof OWNERS;

interface Crossing {
  /** A file of `apps/api/src`. */
  file: string;
  /** `any`: it takes the table's name from a list of its own. */
  writes: readonly OwnedTable[] | 'any';
  why: string;
}

/** Files that write tables of others, each for a reason. Add none where the owner's front can do it. */
export const CROSSINGS: readonly Crossing[] = [
  {
    file: 'features/account/remove-belongings.ts',
    writes: 'any',
    why: 'an erasure deletes from every table of people, by a list that a test compares with the database',
  },
  {
    file: 'features/media/queries.ts',
    writes: 'any',
    why: 'a picture of one’s own ends the portrait of a demonstration in both profiles, which stand beside media',
  },
  { file: 'jobs/tidy-names.ts', writes: 'any', why: 'it brings the names of every table to one rule, once' },
  {
    file: 'db/migrate.ts',
    writes: ['search_words'],
    why: 'an empty database has words of this version before anything runs',
  },
];
