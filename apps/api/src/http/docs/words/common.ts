const READ_BEFORE = 'What it was when you read it: 409 if it has changed since. Left out, the last writer wins.';

/** Fields that mean the same wherever they stand. See `../words.ts`. */
export const fields = {
  id: 'Identifies it, for good.',
  created_at: 'When it was made.',
  updated_at: 'When it was last changed.',
  'PatchAvailabilitySchedule.updated_at': READ_BEFORE,
  'PatchBookingPolicy.updated_at': READ_BEFORE,
  'PatchEducation.updated_at': READ_BEFORE,
  'PatchEventType.updated_at': READ_BEFORE,
  'PatchExperience.updated_at': READ_BEFORE,
  'PatchMentorProfile.updated_at': READ_BEFORE,
  'PatchProspectProfile.updated_at': READ_BEFORE,
  items: 'Those of this page, in their order.',
  page: 'Which page it is, from 1.',
  page_size: 'How many entries a page has at most.',
  total: 'How many there are on all pages.',
  total_pages: 'How many pages there are.',
  time_zone: 'Name in the IANA time zone database, such as Europe/Amsterdam.',
  currency: 'ISO 4217 code.',
  country_code: 'ISO 3166-1 alpha-2 code of the country.',
  name: 'What it is called.',
  title: 'What it is called.',
  'Problem.title': 'The status in words.',
  slug: 'The name of it in addresses; for people, of their pages.',
} as const;
