import type { Tables } from './tables.ts';

type Owner = 'db' | 'http' | 'jobs' | 'views' | (string & {});

/** Which feature writes a table. Others call its front (`tools/rules/api-features.ts`). Triggers and functions of the database have no owner. */
export const OWNERS = {
  payout_route: 'reference',
  reference_list: 'reference',
  university: 'reference',
  university_mail_domain: 'reference',

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
  onboarding_draft: 'onboarding',

  availability_change: 'availability',
  availability_rule: 'availability',
  availability_schedule: 'availability',
  time_off: 'availability',

  ledger_entry: 'payments',
  payment: 'payments',
  receipt: 'payments',
  receipt_count: 'payments',
  refund: 'payments',
  payout_reversal: 'payments',

  payout: 'payouts',
  payout_event: 'payouts',
  payout_line: 'payouts',
  payout_run: 'payouts',
  payout_batch: 'payouts',

  payout_account: 'payout-accounts',
  payout_account_event: 'payout-accounts',
  payout_provider_event: 'payout-accounts',

  notification: 'notifications',
  notification_preference: 'notifications',
  push_delivery: 'notification-center',
  push_subscription: 'notification-center',

  mail_message: 'mail',
  unsubscribe_token: 'mail',

  rating_freeze: 'reviews',
  review: 'reviews',
  review_event: 'reviews',

  moderation_appeal: 'moderation',
  moderation_case: 'moderation',
  moderation_case_event: 'moderation',
  moderation_decision: 'moderation',
  moderation_evidence: 'moderation',
  moderation_measure: 'moderation',
  strike: 'moderation',

  fraud_signal: 'fraud',
  payment_decline: 'fraud',

  report: 'reports',
  education_proof: 'proofs',
  education_proof_event: 'proofs',
  mail_domain_proposal: 'proofs',
  university_entry: 'universities',
  proof_address: 'proofs',
  proof_send: 'proofs',
  sealed_secret: 'db',
  vouch_invite: 'proofs',
  vouch_list: 'proofs',

  sealed_file: 'sealed-files',
  attachment: 'attachments',

  block: 'messages',
  message: 'messages',
  thread: 'messages',
  thread_event: 'messages',

  no_show_case: 'no-shows',
  no_show_statement: 'no-shows',
  session_join: 'no-shows',

  first_admin_link: 'staff',
  staff_event: 'staff',
  staff_event_day: 'staff',
  staff_grant: 'staff',
  staff_member: 'staff',
  view_as: 'staff',

  saved_search: 'saved-searches',
  saved_search_change: 'saved-searches',
  saved_search_match: 'saved-searches',

  booking: 'bookings',
  withdrawal: 'withdrawals',
  booking_event: 'bookings',
  booking_proposal: 'bookings',

  payment_provider_event: 'checkout',

  session_event: 'session-events',
  session_suggestion: 'session-events',

  calendar_feed_token: 'session-feed',

  api_key: 'api-keys',
  webhook_delivery: 'webhooks',
  webhook_subscription: 'webhooks',

  erasure: 'account',

  search_change: 'views',
  search_outbox: 'views',
  search_outbox_mark: 'views',
  sitemap_part: 'views',

  account_signal: 'http',
  sign_in: 'http',
  idempotency_key: 'http',
  webhook_call: 'http',
  due_work: 'jobs',
  worker_heartbeat: 'jobs',
  // The command writes it.
  backup_made: 'tools',
  schema_migration: 'db',
  taken_allowance: 'db',
} as const satisfies Record<keyof Tables, Owner> & Record<string, Owner>;

export type OwnedTable = keyof typeof OWNERS;

/** The handling of a table's rows when their user exports data or erases the account. */
interface PersonalData {
  /** The file name in the archive; `composed` where `export-data.ts` joins the rows, null where they are left out. */
  archive: string | null;
  /** `deleted` by `auth_user_id`, or `elsewhere`: the owner clears personal data in its own way. */
  erasure: 'deleted' | 'elsewhere';
}

/** Every table that refers to a user, in the order of deletion. A test compares it with the database. */
export const PERSONAL_DATA = {
  education_proof: { archive: 'composed', erasure: 'deleted' },
  // Ids only: decisions stay known, and name no one.
  education_proof_event: { archive: 'composed', erasure: 'elsewhere' },
  // Hashes of addresses. Those of revoked proofs stay taken, without their user.
  proof_address: { archive: null, erasure: 'elsewhere' },
  // Stored for a day.
  proof_send: { archive: null, erasure: 'deleted' },
  mail_domain_proposal: { archive: 'mail_domain_proposals', erasure: 'deleted' },
  // The university stays for others who studied there.
  university_entry: { archive: 'universities_entered', erasure: 'elsewhere' },
  // Their files are deleted too.
  sealed_file: { archive: 'sealed_files', erasure: 'elsewhere' },
  attachment: { archive: 'attachments', erasure: 'elsewhere' },
  mentor_profile: { archive: 'composed', erasure: 'deleted' },
  prospect_profile: { archive: 'composed', erasure: 'deleted' },
  onboarding_draft: { archive: 'onboarding_drafts', erasure: 'deleted' },
  booking_policy: { archive: 'booking_policies', erasure: 'deleted' },
  availability_schedule: { archive: 'composed', erasure: 'deleted' },
  time_off: { archive: 'time_off', erasure: 'deleted' },
  terms_acceptance: { archive: 'terms_acceptances', erasure: 'deleted' },
  // Stored for a day.
  idempotency_key: { archive: null, erasure: 'deleted' },
  mail_message: { archive: 'mails', erasure: 'deleted' },
  notification: { archive: 'notifications', erasure: 'deleted' },
  notification_preference: { archive: 'notification_preferences', erasure: 'deleted' },
  // Secrets of browsers.
  push_subscription: { archive: null, erasure: 'deleted' },
  // Secrets of links.
  unsubscribe_token: { archive: null, erasure: 'deleted' },
  calendar_feed_token: { archive: null, erasure: 'deleted' },
  // Without the hashes, which say nothing to anyone.
  account_signal: { archive: 'composed', erasure: 'deleted' },
  sign_in: { archive: 'sign_ins', erasure: 'deleted' },
  // Signals about them, without the other person.
  fraud_signal: { archive: 'composed', erasure: 'deleted' },
  // Stored for a day.
  payment_decline: { archive: null, erasure: 'deleted' },
  // Stored for an hour.
  taken_allowance: { archive: null, erasure: 'deleted' },
  provider_calendar: { archive: 'provider_calendars', erasure: 'deleted' },
  // Secrets of accounts elsewhere.
  calendar_connection: { archive: null, erasure: 'deleted' },
  calendar_oauth_state: { archive: null, erasure: 'deleted' },
  webhook_subscription: { archive: 'composed', erasure: 'deleted' },
  // Without the hashes.
  api_key: { archive: 'composed', erasure: 'deleted' },
  saved_search: { archive: 'composed', erasure: 'deleted' },
  changed_email: { archive: 'changed_emails', erasure: 'deleted' },
  // Services and bookings stay for the other person, without personal data.
  event_type: { archive: 'services', erasure: 'elsewhere' },
  booking: { archive: 'composed', erasure: 'elsewhere' },
  // The archive has it within the booking.
  booking_event: { archive: null, erasure: 'elsewhere' },
  // Reviews stay for the other person and for the rating, without text.
  review: { archive: 'composed', erasure: 'elsewhere' },
  review_event: { archive: null, erasure: 'elsewhere' },
  // A day's copy of what reviews say; it goes with the profile.
  rating_freeze: { archive: null, erasure: 'elsewhere' },
  // Decisions stay for the staff and for appeals, without texts; reports stay without their authors.
  moderation_case: { archive: null, erasure: 'elsewhere' },
  moderation_case_event: { archive: null, erasure: 'elsewhere' },
  moderation_decision: { archive: 'composed', erasure: 'elsewhere' },
  moderation_appeal: { archive: 'composed', erasure: 'elsewhere' },
  moderation_measure: { archive: 'composed', erasure: 'elsewhere' },
  strike: { archive: 'composed', erasure: 'elsewhere' },
  report: { archive: 'composed', erasure: 'elsewhere' },
  // Conversations stay for the other person, without a name; blocks go.
  thread: { archive: 'composed', erasure: 'elsewhere' },
  message: { archive: 'composed', erasure: 'elsewhere' },
  thread_event: { archive: 'composed', erasure: 'elsewhere' },
  block: { archive: 'composed', erasure: 'elsewhere' },
  // Cases stay for the other person, without what this one wrote.
  no_show_case: { archive: 'composed', erasure: 'elsewhere' },
  // The provider's account id stays while money may be due; the bank's numbers are deleted.
  payout_account: { archive: 'composed', erasure: 'elsewhere' },
  payout_account_event: { archive: 'composed', erasure: 'elsewhere' },
  // Money that was paid stays in the books, without a name.
  payout: { archive: 'composed', erasure: 'elsewhere' },
  // The staff member who made a file; the archive has the act from the audit.
  payout_batch: { archive: null, erasure: 'elsewhere' },
  payout_event: { archive: 'composed', erasure: 'elsewhere' },
  ledger_entry: { archive: 'composed', erasure: 'elsewhere' },
  staff_member: { archive: 'composed', erasure: 'deleted' },
  staff_grant: { archive: 'composed', erasure: 'deleted' },
  // The audit is kept. It has no name of an erased person.
  staff_event: { archive: 'composed', erasure: 'elsewhere' },
  // Lasts half an hour; the archive has it from the audit, with its reason.
  view_as: { archive: null, erasure: 'deleted' },
  // Former slugs stay reserved.
  former_slug: { archive: 'former_slugs', erasure: 'elsewhere' },
  // Derived from other tables, and deleted with the profile.
  mentor_search: { archive: null, erasure: 'elsewhere' },
  // Their files are deleted too.
  avatar: { archive: 'composed', erasure: 'elsewhere' },
} as const satisfies Partial<Record<OwnedTable, PersonalData>>;

interface Crossing {
  /** A file of `apps/api/src`. */
  file: string;
  /** `any`: it takes table names from a list of its own. */
  writes: readonly OwnedTable[] | 'any';
  why: string;
}

/** Files that write tables of another owner, each for a reason. Add none where the owner's front can do it. */
export const CROSSINGS: readonly Crossing[] = [
  {
    file: 'features/account/delete-personal-rows.ts',
    writes: 'any',
    why: 'an erasure deletes from every table of people, by a list that a test compares with the database',
  },
  {
    file: 'features/media/queries.ts',
    writes: 'any',
    why: 'a picture of one’s own ends the portrait of a demonstration in both profiles, which stand beside media',
  },
  { file: 'http/api-key.ts', writes: ['api_key'], why: 'it notes when a key was used, where a call is authenticated' },
  { file: 'db/migrate.ts', writes: ['search_words'], why: 'an empty database has words of this version at once' },
];
