import type { ReportWords } from './words.ts';

export const en: ReportWords = {
  see_reports: 'See your reports',
  see_rules: 'See our rules',
  why_address: 'You’re getting this email because a report was sent with this email address.',
  received: {
    title: 'We’ve received your report',
    lead: (code) =>
      `Your report has the number ${code}. Someone from our team will check it, and we’ll email you the outcome.`,
  },
  outcome: {
    title: 'The outcome of your report',
    leads: {
      removed: (code) =>
        `We checked your report ${code}. What you reported broke our rules, and we removed it. Thank you for telling us.`,
      acted: (code) =>
        `We checked your report ${code}. What you reported broke our rules, and we acted. What we did is between us and the other person. Thank you for telling us.`,
      nothing: (code) =>
        `We checked your report ${code} and found nothing that breaks our rules. If something new happens, report it again.`,
      reversed: (code) =>
        `We acted on your report ${code}. After an appeal we looked at it again and changed our decision.`,
    },
  },
  decision: {
    title: 'We’ve made a decision about you',
    lead: 'This is what we decided and why. If you disagree, you can appeal within 6 months.',
    label: 'Our decision',
    button: 'See the decision',
  },
  appeal: {
    upheld: {
      title: 'Your appeal: the decision stays',
      lead: 'We looked at the decision again and didn’t change it.',
    },
    overturned: {
      title: 'Your appeal: the decision is overturned',
      lead: 'You were right. The decision no longer counts, and we’ve undone what it did.',
    },
    label: 'Our answer',
    button: 'See the decision',
  },
};
