import type { ReviewWords } from './words.ts';

export const en: ReviewWords = {
  asked: {
    title: (name) => `How was your session with ${name}?`,
    lead: (name) =>
      `Tell us in a minute. ${name} can’t see your review until you’ve both written one, or until 14 days after the session.`,
    button: 'Write a review',
    stop: 'Stop reminders',
    why: 'You’re getting this email because you had a session.',
  },
  published: {
    mentor: {
      title: (name) => `${name} reviewed your session`,
      lead: () => 'The review is on your profile now. You can reply to it once, within 30 days.',
      button: 'Read the review',
    },
    prospect: {
      title: (name) => `${name} reviewed your session`,
      lead: () => 'Only you can see this review. It’s not on your profile.',
      button: 'Read the review',
    },
  },
  replied: {
    title: (name) => `${name} replied to your review`,
    lead: (name) => `The reply is on ${name}’s profile, below your review.`,
    button: 'Read the reply',
  },
};
