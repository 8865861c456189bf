const READ_BEFORE = 'The value that you read: 409 if it has changed since. If it is left out, the last write wins.';

/** Fields with the same meaning in all schemas. See `../words.ts`. */
export const fields = {
  id: 'Its id, which never changes.',
  created_at: 'When it was created.',
  updated_at: 'When it was last changed.',
  'PatchAvailabilitySchedule.updated_at': READ_BEFORE,
  'PatchBookingPolicy.updated_at': READ_BEFORE,
  'PatchEducation.updated_at': READ_BEFORE,
  'PatchEventType.updated_at': READ_BEFORE,
  'PatchExperience.updated_at': READ_BEFORE,
  'PatchMentorProfile.updated_at': READ_BEFORE,
  'PatchProspectProfile.updated_at': READ_BEFORE,
  items: 'The entries of this page, in order.',
  page: 'The number of the page, from 1.',
  page_size: 'The most entries on a page.',
  total: 'The number of entries on all pages.',
  total_pages: 'The number of pages.',
  time_zone: 'IANA name of a time zone, such as Europe/Amsterdam.',
  currency: 'ISO 4217 code.',
  country_code: 'ISO 3166-1 alpha-2 code of the country.',
  name: 'Its name.',
  title: 'Its title.',
  'Problem.title': 'The HTTP status in words.',
  slug: 'Its name in URLs; for users, the name of their pages.',
} as const;
