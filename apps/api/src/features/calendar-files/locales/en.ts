import type { SessionWords } from './words.ts';

export const en: SessionWords = {
  platforms: {
    google_meet: 'Google Meet',
    zoom: 'Zoom',
    teams: 'Microsoft Teams',
    phone: 'Phone',
    in_person: 'In person',
  },
  deleted_user: 'Deleted user',
  removed_from_calendar: 'The mentor deleted the session from their calendar.',
};
