import type { NoticeWords } from '../notice-words.ts';

export const notices: NoticeWords = {
  digest: {
    title: (count) => (count === 1 ? '1 more update to your bookings' : `${count} more updates to your bookings`),
    lead: 'A lot happened within an hour, so we put it into one email. Your bookings show how things are now.',
    button: 'See your bookings',
  },
  suspended: {
    title: 'Your account is suspended',
    lead: (support) =>
      `For now you can’t book, offer sessions or change anything. Confirmed sessions still take place: you can join or cancel them. You can also download your data. If you think this is a mistake, write to ${support}.`,
    reason: 'Why',
    button: 'See your account',
  },
  lifted: {
    title: 'Your account is active again',
    lead: 'You can use everything again. If you’re a mentor, students can find and book you from now on.',
    button: 'See your bookings',
  },
  welcome: {
    title: 'Your mentor profile is live',
    lead: 'Students can find and book you from now on. A photo, a way to join and your own calendar help you get your first session. Your mentor home shows what’s left to do, and your next sessions and requests.',
    button: 'Open your mentor home',
  },
  why: 'You’re getting this email because you have an account with us.',
};
