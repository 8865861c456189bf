/** Limits on the things that one person may have or do. A test checks each with many calls at once (`raced-caps.test.ts`). */
export const CAPS = {
  saved_searches_max: 25,
  educations_max: 20,
  experiences_max: 40,
  schedules_max: 20,
  rules_max: 1000,
  /** Future times off of one person: one for each week of two years. */
  time_off_max: 104,
  event_types_max: 50,
  calendar_connections_max: 10,
  webhooks_max: 5,
  api_keys_max: 10,
  /** Unpaid bookings of one person, with all mentors: enough to compare, too few to block calendars. */
  holds_per_person: 3,
  /** Unpaid bookings of one person that are paid later, with all mentors: each blocks a time for months. */
  paid_later_per_person: 5,
  /** Future free sessions of one person with one mentor: a month of weekly ones, and not the whole calendar. */
  free_ahead_per_mentor: 5,
  /** Bookings of one person with one mentor in 24 hours: all five free sessions, each rescheduled once. */
  bookings_per_mentor_day: 10,
  /** Bookings of one person with all mentors in 24 hours: three times that. */
  bookings_per_person_day: 30,
  /** One person's texts to one other in 24 hours: messages, reasons, proposals, reschedules and places. Enough for long talks about two bookings. */
  texts_per_pair_day: 20,
  /** Test messages and replays of one person's webhooks in an hour, which go to any server: enough to build with. */
  webhook_tries_per_hour: 60,
  /** Conversations that a prospect starts in 24 hours and in 7 days, with mentors whom they haven’t booked. */
  threads_per_day: 5,
  threads_per_week: 20,
  /** Messages of a prospect until the mentor’s first answer. */
  unanswered_messages_max: 3,
  messages_per_hour: 60,
  messages_per_hour_mentor: 200,
  /** People whom one person has blocked: more than anyone needs. */
  blocks_max: 500,
  /** Reports of one person in 24 hours, and signed out of one network address or mailbox. Additions count. */
  reports_per_person_day: 10,
  reports_per_address_day: 3,
  exports_per_hour: 5,
  /** Codes for a university address: of one person in an hour and in a day. */
  proof_codes_per_hour: 3,
  proof_codes_per_day: 10,
  /** Codes to one domain from one network, by all people, in a day. */
  proof_codes_per_place_day: 20,
  /** Mail domains that one person has proposed and no one has decided on. */
  domain_proposals_max: 5,
  /** Universities that one person has entered and no one has checked. */
  universities_entered_max: 5,
  avatar_uploads_open_max: 5,
  /** Documents of one person that were sent and not handed in, within an hour. */
  sealed_files_open_max: 10,
  /** Files of one person that no message has, within an hour. */
  attachments_open_max: 20,
} as const;
