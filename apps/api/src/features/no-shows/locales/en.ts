import { withMoney } from './with-money.ts';
import type { NoShowWords } from './words.ts';

export const en: NoShowWords = {
  contested: ({ name, service, when, until, is_paid }) => ({
    title: `${name} says they were there`,
    lead: withMoney(
      is_paid,
      `You reported a no-show: ${service}, ${when}. We’ll look at what you both say and decide by ${until}.`,
      'The payment waits until then.',
    ),
  }),
  ended: {
    mentor_absent: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `You were a no-show: ${service}, ${when}`,
        lead: withMoney(is_paid, `The session with ${name} counts as a mentor no-show.`, `${name} gets a full refund.`),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `${name} was a no-show: ${service}, ${when}`,
        lead: withMoney(is_paid, 'The session counts as a mentor no-show.', 'You get a full refund.'),
      }),
    },
    prospect_absent: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `${name} was a no-show: ${service}, ${when}`,
        lead: withMoney(is_paid, 'The session counts as a student no-show.', 'You keep the payment.'),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `You were a no-show: ${service}, ${when}`,
        lead: withMoney(is_paid, `The session with ${name} counts as a student no-show.`, 'There’s no refund.'),
      }),
    },
    both_came: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `Your session took place: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `The session with ${name} counts as completed. The report no longer counts.`,
          'You keep the payment.',
        ),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `Your session took place: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `The session with ${name} counts as completed. The report no longer counts.`,
          'There’s no refund.',
        ),
      }),
    },
    technical: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `Technical problem: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `A technical problem kept you and ${name} apart. The session counts for neither of you.`,
          `${name} gets a refund of half the price. You keep the rest.`,
        ),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `Technical problem: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `A technical problem kept you and ${name} apart. The session counts for neither of you.`,
          'You get a refund of half the price.',
        ),
      }),
    },
  },
  button: 'See booking',
  find: { paid: 'Find another mentor for about the same price or less', free: 'Find another mentor' },
  found: 'What we found',
  unnamed: 'The other person',
};
