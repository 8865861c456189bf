import type { SuspensionWords } from './words.ts';

export const en: SuspensionWords = {
  presets: [
    'You missed sessions that students had booked, and we couldn’t reach you.',
    'Your profile says things about you or your studies that aren’t true.',
    'You wrote to others in a way that hurt or threatened them.',
    'You asked people to pay outside Abroad Mentors.',
  ],
  lifted: {
    title: 'Your account is active again',
    lead: 'You can use everything again. If you’re a mentor, students can find and book you from now on.',
    button: 'See your bookings',
  },
};
