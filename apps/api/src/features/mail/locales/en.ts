import type { MailWords } from './words.ts';

/** English, the source of all translations. */
export const en: MailWords = {
  dates: 'en-GB',
  direction: 'ltr',
  moment: (day: string, time: string) => `${day}, ${time}`,
  labelled: (label, value) => `${label}: ${value}`,
  comma: ', ',
  digests: {
    bookings: {
      title: (count) => (count === 1 ? '1 more update to your bookings' : `${count} more updates to your bookings`),
      lead: 'A lot happened within an hour, so we put it into one email. Your bookings show how things are now.',
      button: 'See your bookings',
    },
    messages: {
      title: (count) => (count === 1 ? '1 more unread message' : `${count} more unread messages`),
      lead: 'Many people wrote to you within an hour, so we put it into one email.',
      button: 'Read your messages',
    },
    all: {
      title: (count) => (count === 1 ? '1 more update' : `${count} more updates`),
      lead: 'A lot happened within an hour, so we put it into one email.',
      button: 'See your notifications',
    },
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
    categories: {
      text: 'You’ll still see everything on the website, in the bell.',
      again: 'You’ll still see everything on the website, in the bell. You can turn these emails on again at any time.',
      messages: {
        ask: 'Stop emails about messages?',
        done: 'Emails about messages are off',
        button: 'Stop emails about messages',
      },
      reviews: {
        ask: 'Stop emails about reviews?',
        done: 'Emails about reviews are off',
        button: 'Stop emails about reviews',
      },
      product: {
        ask: 'Stop emails about your account and profile?',
        done: 'Emails about your account and profile are off',
        button: 'Stop emails about your account and profile',
      },
    },
  },
  labels: {
    product: 'Abroad Mentors',
    service: 'Session',
    place: 'How to join',
  },
};
