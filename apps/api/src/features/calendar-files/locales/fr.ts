import type { SessionWords } from './words.ts';

export const fr: SessionWords = {
  platforms: {
    google_meet: 'Google Meet',
    zoom: 'Zoom',
    teams: 'Microsoft Teams',
    phone: 'Appel téléphonique',
    in_person: 'Sur place',
  },
  deleted_user: 'Compte supprimé',
  removed_from_calendar: 'Le mentor a supprimé la séance de son agenda.',
};
