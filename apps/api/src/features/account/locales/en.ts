import { brand } from '@abroad/contract';
import type { AccountWords } from './words.ts';

export const en: AccountWords = {
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
  email_changed: {
    subject: 'Your email address has changed',
    heading: 'Your email address has changed',
    lead: (address, support) =>
      `We now send your emails from ${brand()} to ${address}. Your sign-in provider told us that this is your email address. If you didn’t change it, secure your account there and write to ${support}.`,
    button: 'See your settings',
    why: 'You’re getting this email because this was the email address of your Abroad Mentors account.',
  },
};
