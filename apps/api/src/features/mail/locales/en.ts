import type { MailWords } from './words.ts';

/** English, the source of all translations. */
export const en: MailWords = {
  dates: 'en-GB',
  direction: 'ltr',
  moment: (day: string, time: string) => `${day}, ${time}`,
  labelled: (label, value) => `${label}: ${value}`,
  comma: ', ',
  digest: {
    title: (count) => (count === 1 ? '1 more update to your bookings' : `${count} more updates to your bookings`),
    lead: 'A lot happened within an hour, so we put it into one email. Your bookings show how things are now.',
    button: 'See your bookings',
  },
  why_account: 'You’re getting this email because you have an account with us.',
  unsubscribe: {
    ask: {
      title: 'Stop reminders?',
      text: 'We won’t email you 24 hours and 1 hour before your sessions. You’ll still get emails about changes to your bookings.',
    },
    done: {
      title: 'Reminders are off',
      text: 'We won’t email you before your sessions. You can turn reminders on again at any time.',
    },
    button: 'Stop reminders',
    settings: 'All email settings',
  },
  labels: {
    product: 'Abroad Mentors',
    service: 'Session',
    place: 'How to join',
  },
};
