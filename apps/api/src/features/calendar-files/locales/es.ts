import type { SessionWords } from './words.ts';

export const es: SessionWords = {
  platforms: {
    google_meet: 'Google Meet',
    zoom: 'Zoom',
    teams: 'Microsoft Teams',
    phone: 'Llamada telefónica',
    in_person: 'En persona',
  },
  deleted_user: 'Cuenta eliminada',
  removed_from_calendar: 'El mentor borró la sesión de su calendario.',
};
