import type { ProofWords } from './words.ts';

export const en: ProofWords = {
  code: {
    title: (code) => `Your code: ${code}`,
    lead: ({ person, university, minutes }) =>
      `${person} wants to show that they belong to ${university}, and gave this email address. The code works for ${minutes} minutes.`,
    code_label: 'Code',
    ignore: 'If this wasn’t you, ignore this email: nothing happens.',
    button: 'Enter the code',
    why: 'You’re getting this email because someone gave your email address. We don’t keep it.',
  },
  news: {
    proven: {
      title: (at) => `We’ve checked your degree from ${at}`,
      lead: 'Your profile now says that we saw it. We’ll delete your documents in 30 days.',
      button: 'See your profile',
    },
    refused: {
      title: (at) => `We couldn’t accept your document from ${at}`,
      lead: 'You can send another one from your profile. We’ll delete this one in 30 days.',
      button: 'Send another document',
    },
    revoked: {
      title: (at) => `Your proof for ${at} no longer counts`,
      lead: 'Your profile no longer shows it. You can send us a document instead.',
      button: 'Open your profile',
    },
    old: {
      title: (at) => `Is your email address at ${at} still yours?`,
      lead: 'We checked it two years ago, and your profile shows that date. If you still have one, prove it again for a new date. Nothing changes if you don’t.',
      button: 'Prove it again',
    },
  },
  refusals: {
    name_differs: 'The name on it isn’t the name on your profile.',
    institution_differs: 'It’s from another university.',
    dates_differ: 'Its dates aren’t the dates on your profile.',
    unreadable: 'We couldn’t read it.',
    not_a_degree: 'It doesn’t show a degree.',
    looks_altered: 'It looks as if it had been changed.',
    other: 'It doesn’t show what your profile says.',
  },
  invite: {
    title: (at) => `${at} names you as one of its own`,
    lead: 'Accept it in your profile, next to your education there. Nothing is shown until you do.',
    button: 'Open your profile',
  },
};
