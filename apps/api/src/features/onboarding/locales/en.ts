import type { WelcomeWords } from './words.ts';

export const en: WelcomeWords = {
  title: 'Your mentor profile is live',
  lead: 'Students can find and book you from now on. A photo, a way to join and your own calendar help you get your first session. Your mentor home shows what’s left to do, and your next sessions and requests.',
  button: 'Open your mentor home',
};
