import type { Answers } from './play-api.ts';
import { MENTOR_ANSWERS, sampleMentor } from './sample-mentor.ts';
import { sampleSettings } from './sample-service.ts';

/** The answers for the settings and services of a mentor who has no calendar and no time off. */
export const SETTINGS_ANSWERS: Answers = {
  ...MENTOR_ANSWERS,
  getMentorProfileBySlug: sampleMentor({ slug: 'amara-okafor', first_name: 'Amara', last_name: 'Okafor' }),
  getAvailabilitySettings: sampleSettings(),
  previewAvailability: { available_slots: [], time_zone: 'Europe/Amsterdam', stale: false, withheld: false },
  listTimeOff: { items: [], total: 0 },
  listCalendarConnections: { connections: [], total: 0 },
  listProviderCalendars: { items: [], total: 0 },
};
