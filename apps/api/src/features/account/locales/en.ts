import { brand } from '@abroad/contract';
import type { AccountWords } from './words.ts';

export const en: AccountWords = {
  email_changed: {
    subject: 'Your email address has changed',
    heading: 'Your email address has changed',
    lead: (address, support) =>
      `We now send your emails from ${brand()} to ${address}. Your sign-in provider told us that this is your email address. If you didn’t change it, secure your account there and write to ${support}.`,
    button: 'See your settings',
    why: 'You’re getting this email because this was the email address of your Abroad Mentors account.',
  },
};
