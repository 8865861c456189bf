import type { PayoutAccountMailWords } from './words.ts';

export const en: PayoutAccountMailWords = {
  bank_changed: {
    subject: 'Your bank account for payouts has changed',
    leads: {
      held: (last4, until) =>
        `We now pay you to the account ending in ${last4}. To keep your money safe, we check each payout until ${until}.`,
      now: (last4) => `We now pay you to the account ending in ${last4}.`,
    },
    warning: (contact) =>
      `If you didn’t change it, someone else may be using your account. Write to ${contact} right away.`,
    button: 'See your earnings',
    why: 'You’re getting this email because you’re paid through Abroad Mentors.',
  },
  restricted: {
    subject: 'We can’t pay you until you add something',
    lead: (contact) =>
      `The payout service needs more from you before we can pay you. Your earnings are safe. Open your earnings to see what’s missing. Questions? Write to ${contact}.`,
    button: 'See what’s missing',
    why: 'You’re getting this email because you’re paid through Abroad Mentors.',
  },
  rejected: {
    subject: 'We can’t pay you to this account',
    lead: (contact) =>
      `The payout service has turned your account down. Your earnings are safe. Write to ${contact} and we’ll look for another way.`,
    button: 'See your earnings',
    why: 'You’re getting this email because you’re paid through Abroad Mentors.',
  },
};
