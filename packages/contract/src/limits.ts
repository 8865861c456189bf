import { CAPS } from './caps.ts';

/** Every limit of the specification (sections 5 and 9) and of the product design, in one place. */
export const LIMITS = {
  ...CAPS,
  api_timeout_ms: 10_000,
  api_key_name_max: 100,
  name_max: 50,
  motivation_max: 200,
  topics_can_discuss_max: 200,
  slug_min: 3,
  slug_max: 50,
  /** The years of every date and instant in requests: outside them, calendars and databases differ. */
  year_min: 1900,
  year_max: 2200,
  /** A user's former links work through this many changes of the slug; more would keep slugs from other users. */
  former_slugs_max: 3,
  /** In this period a user can change their slug only as often as former slugs are kept, so each link works at least as long. */
  slug_changes_days: 30,
  text_max: 4000,
  message_max: 4000,
  saved_answers_max: 20,
  saved_answer_max: 1000,
  /** Messages of a conversation in one answer. */
  thread_page: 50,
  thread_bookings_max: 100,
  /** The months for which a conversation is kept after the last message and the last session of its two people. */
  thread_kept_months: 24,
  line_max: 200,
  search_min_length: 2,
  search_debounce_ms: 300,
  picker_results: 20,
  countries_limit: 250,
  page_size_default: 20,
  page_size_max: 100,
  page_depth_max: 10_000,
  /** Characters of a kept onboarding form, as JSON: some three times what people write. A longer one is kept by the browser alone. */
  onboarding_draft_max: 19_000,
  filter_values_max: 100,
  keywords_max: 10,
  keyword_length_max: 100,
  /** A search with this many results or fewer offers wider searches. */
  thin_results_max: 5,
  /** The days from now for which searches know when mentors are available, hour by hour. */
  available_days: 7,
  /** Sessions that start from the first of these hours and before the second, in local time, are in the evening. */
  evening_from_hour: 17,
  evening_to_hour: 22,
  /** The hours of their own clock in which people talk to strangers. */
  day_from_hour: 8,
  day_to_hour: 22,
  /** The most filters that are left out, one at a time, when a search found few mentors or none. */
  wider_searches_max: 8,
  /** The most searches by other words near a keyword that are offered there. */
  near_searches_max: 2,
  routes_default: 8,
  /** The number of routes, those with the most mentors, that have a next available time. */
  routes_timed: 8,
  /** The most routes in one list, and the most whose pages are listed for search engines. */
  routes_max: 5000,
  /** The addresses of one sitemap file, and the files of its index (sitemaps.org). */
  sitemap_addresses_max: 50_000,
  sitemap_parts_max: 50_000,
  saved_search_name_max: 100,
  availability_days_max: 62,
  proposed_times_max: 3,
  questions_max: 10,
  question_max: 300,
  choices_max: 12,
  choice_max: 100,
  answer_max: 2000,
  /** The hours before a session from which its mentor has to add a missing place. */
  place_asked_h: 24,
  /** Days of one time off: any year. */
  time_off_days_max: 366,
  service_title_max: 100,
  calendar_address_max: 2000,
  /** The time for connecting a calendar: servers may take 30 s for the first byte and a minute in total. */
  calendar_patience_ms: 75_000,
  /** The time for the checks of the set-up: one without an answer takes 15 s, and those that need the database run after the others. */
  check_patience_ms: 45_000,
  /** How often per minute an account is read at its owner's request. */
  account_refreshes_per_min: 10,
  /** How often per minute a person can have accounts read or connected. */
  calendar_readings_per_min: 30,
  webhook_url_max: 2000,
  /** A copy of a calendar is valid for this long; after that no times are offered until the calendar is read again. */
  calendar_copy_min: 15,
  duration_min: 1,
  duration_max: 1440,
  price_max: 1_000_000_000,
  /** With blanks: an IBAN has 34 characters at most (ISO 13616), a SWIFT code 11 (ISO 9362). */
  iban_max: 42,
  swift_max: 15,
  account_number_max: 40,
  account_holder_max: 100,
  /** The days without payouts after a change of the bank account. */
  bank_changed_hold_days: 7,
  /** The largest sum of many sessions' prices. */
  sum_max: 1_000_000_000_000,
  /** The number of expected refunds: one for each side and currency. */
  expected_refunds_max: 400,
  no_show_text_max: 2000,
  trader_name_max: 200,
  trader_address_max: 500,
  trader_register_max: 100,
  trader_vat_max: 40,
  trader_phone_max: 40,
  review_text_max: 2000,
  /** The characters of a review's private note to the other side. */
  review_note_max: 1000,
  review_reply_max: 1000,
  /** The text of a report, where its reason needs an explanation. */
  report_text_min: 20,
  report_text_max: 2000,
  appeal_text_max: 4000,
  appeal_months: 6,
  /** The decisions from which the typical time of a case is shown. */
  median_from_decisions: 5,
  /** Why a staff member granted or revoked a role. */
  staff_reason_max: 500,
  /** The least number of mentors whose answers about a student are shown, so that none can be identified. */
  student_answers_from_mentors: 3,
  /** The time for which a staff member views the product as another person. */
  view_as_min: 30,
  /** The time for which the link that makes the first admin works. */
  first_admin_link_min: 60,
  /** The staff's findings in a statement of reasons; and a note to other staff. */
  case_facts_max: 2000,
  case_note_max: 2000,
  measure_days_max: 365,
  /** The days from the decision to the end of a mentor's account (Regulation (EU) 2019/1150, art. 4). */
  closing_notice_days: 30,
  /** The time for which a staff member keeps a claimed case; each write renews it. */
  case_claim_min: 30,
  /** The largest age of a staff sign-in, where a way of signing in is required. */
  staff_sign_in_max_h: 12,
  /** The same for sensitive calls: money, documents, suspensions, and viewing as another user. */
  staff_fresh_sign_in_max_m: 15,
  /** The days in which a new admin can't give the second confirmation. */
  second_admin_days: 7,
  /** A grant that waits for a second admin is overdue then. */
  staff_grant_due_h: 24,
  /** Marks by which two accounts of one person are recognised are kept this long after they were last seen. */
  account_signal_days: 90,
  /** The days for which a user's sign-ins are stored. */
  sign_in_days: 90,
  /** An account that is younger is new: its reviews of free sessions don't count. */
  new_account_days: 7,
  /** The refused cards in a number of minutes, by person, network or card, above which paying is paused. */
  declines_allowed: 3,
  declines_within_m: 10,
  paying_pause_m: 60,
  /** The refused cards from which a browser has to work before it can pay: it finds a hash that begins with some zero bits. */
  declines_before_work: 2,
  paying_work_bits: 16,
  declines_kept_h: 24,
  /** The account age below which a mentor gets a case, if another account has the photo and no study is in the payout country. */
  unknown_mentor_days: 30,
  /** The age of a sign-in that a change of a known bank account needs at most. */
  recent_sign_in_m: 15,
  /** The days after which signals of fraud are deleted, unless a case about them is open. */
  fraud_signal_days: 365,
  /** The reviews of one mentor that count as a ring, from first sessions that were free and on one day. */
  review_ring_sessions: 5,
  /** The new accounts that review one mentor in a number of hours and open a case, which freezes the rating meanwhile. */
  bombing_accounts: 10,
  bombing_within_h: 24,
  rating_frozen_h: 24,
  /** A rating is shown from this many reviews on: fewer say more about their authors than about the mentor. */
  rating_from_reviews: 3,
  /** A profile shows how many sessions its mentor kept from this many sessions on. */
  reliability_from_sessions: 5,
  retry_attempts: 3,
  retry_base_delay_ms: 1000,
  error_queue_size: 50,
  resource_flags_stale_ms: 5 * 60_000,
  cache_ttl_ms: 5 * 60_000,
  client_id_max_age_s: 365 * 24 * 60 * 60,
  idempotency_ttl_h: 24,
  /**
   * Bookings that one person made and cancelled in 24 hours, with one mentor and with all. No more can be made then; cancelling is
   * always possible, or time would be kept from others and money lost.
   */
  taken_back_per_mentor_day: 5,
  taken_back_per_person_day: 15,
  /** Emails of one kind to one person in an hour: each of a busy morning is sent, a flood is folded from the tenth on. */
  mails_of_kind_per_hour: 9,
  mail_kept_days: 30,
  /** The largest count of waiting or failed background work that is shown. */
  operations_counted: 1000,
  /** Failed jobs that the console shows at once. */
  failed_jobs_shown: 50,
  /** A larger payout takes two people of the staff, in units of any currency. */
  payout_alone_max: 500,
  /** The time for which the first folded email waits, so that one digest covers a burst; then one is sent an hour at most. */
  mail_digest_wait_min: 15,
  /** The days for which notifications in the product are kept. */
  notification_kept_days: 180,
  browser_name_max: 60,
  /** The number of these in a minute, at one process, so that they can't be used to attack other servers. */
  webhook_tries_per_min: 20,
  export_timeout_ms: 60_000,
  address_max: 254,
  domain_max: 253,
  page_url_max: 500,
  proof_code_min: 15,
  proof_code_tries: 5,
  proof_files_max: 3,
  /** The refused documents for one education after which only the staff can help. */
  proof_documents_max: 3,
  /** The days in which documents should be decided, without weekends. */
  proof_review_days: 3,
  /** The months after which a proof by mail has to be renewed. */
  proof_asked_again_months: 24,
  /** The people that a university names at once, by addresses or by a link. */
  vouch_emails_max: 500,
  /** The days for which such a link works. */
  vouch_link_days: 30,
  /** The files that each side of a no-show can upload. */
  no_show_files_max: 3,
  /** The last messages around a session that staff read in its case, and the time before it at which they begin. */
  no_show_messages_max: 50,
  no_show_messages_before_h: 24,
  appeal_files_max: 3,
  sealed_file_bytes: 10 * 1024 * 1024,
  /** The days after its upload for which a document is kept at most. */
  sealed_file_days: 90,
  /** The days after its decision for which a document is kept. */
  sealed_file_decided_days: 30,
  /** The time after which an unread message is mailed. */
  unread_mail_after_min: 10,
  /** The conversations, in a number of days, from which a mentor's answer time is shown. */
  answer_time_from_threads: 5,
  answer_time_days: 90,
  /** The people who can get the same text within a day; to further people it is held until moderators have reviewed it. */
  same_text_people_max: 3,
  /** The hidden phone numbers, addresses, handles and links of one person in some days that open a case. */
  hidden_parts_looked_at: 5,
  hidden_parts_days: 7,
  /** The time after an email in which an answer is accepted, and one person's answers an hour. */
  reply_address_days: 30,
  /** An email with larger files isn't read. */
  inbound_mail_bytes: 10 * 1024 * 1024,
  replies_by_mail_per_hour: 20,
  /** The characters of an email that are stored with its message. */
  whole_mail_max: 20_000,
  /** The time for an upload: that of its body, and of its check. */
  upload_patience_ms: 30_000,
  attachment_bytes: 10 * 1024 * 1024,
  /** Files of one message. */
  attachments_max: 5,
  /** The time for which a download link works. */
  attachment_link_s: 300,
  /** The bytes of a person's sent files that go into the archive of their data. */
  export_files_bytes: 100 * 1024 * 1024,
  avatar_bytes: 5 * 1024 * 1024,
  avatar_source_bytes: 50 * 1024 * 1024,
  avatar_pixels: 40_000_000,
  avatar_side_px: 256,
  avatar_medium_px: 128,
  avatar_thumbnail_px: 64,
  avatar_source_quality: 0.9,
  avatar_poll_ms: 1200,
  avatar_poll_max_ms: 15_000,
  avatar_upload_ttl_s: 600,
  body_bytes: 1_048_576,
} as const;
