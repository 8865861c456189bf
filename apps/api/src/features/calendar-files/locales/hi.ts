import type { SessionWords } from './words.ts';

export const hi: SessionWords = {
  platforms: {
    google_meet: 'Google Meet',
    zoom: 'Zoom',
    teams: 'Microsoft Teams',
    phone: 'फ़ोन कॉल',
    in_person: 'आमने-सामने',
  },
  deleted_user: 'मिटाया गया खाता',
  removed_from_calendar: 'मेंटर के कैलेंडर से यह सेशन मिटा दिया गया।',
};
