import { toEither } from '../../mail/locales/index.ts';
import type { MoneyWords, Named } from './words.ts';

const arrives = 'The money goes to the card you paid with and usually arrives within 5 to 10 working days.';

const released = ({ service, them, when }: Named) => ({
  subject: `Not paid in time: ${service} with ${them}, ${when}`,
  heading: `We’ve released the time with ${them}`,
  lead: 'The time to pay ran out, so nothing is booked and you weren’t charged. You can choose another time.',
});

/** English, the source of the others. */
export const en: MoneyWords = {
  mails: {
    hold_expired: toEither(released),
    paid_later: {
      prospect: ({ service, them, when, opens, pay_by, needs_approval }) => ({
        subject: `Pay later: ${service} with ${them}, ${when}`,
        heading: `We’re holding your time with ${them}`,
        lead: `You pay nothing today. Pay between ${opens} and ${pay_by}. We’ll email you when you can. If it isn’t paid by then, we’ll release the time.${needs_approval ? ` Once you’ve paid, ${them} can accept or decline.` : ''} Until you pay, you can cancel free of charge.`,
      }),
      mentor: ({ service, them, when, opens, pay_by, needs_approval }) => ({
        subject: `New booking, paid later: ${service} with ${them}, ${when}`,
        heading: `${them} booked a time with you and pays later`,
        lead: `The session is more than 90 days away. ${them} pays between ${opens} and ${pay_by}.${needs_approval ? ' Once it’s paid, you can accept or decline.' : ''} We’re holding the time until then. We’ll email you when it’s paid or released.`,
      }),
    },
    payment_opens: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `You can pay now: ${service} with ${them}, ${when}`,
      heading: `Pay for your session with ${them}`,
      lead: `Pay ${amount} by ${pay_by} to keep the time. If it isn’t paid by then, we’ll release it.`,
    })),
    payment_due_3d: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `Still to pay: ${service} with ${them}, ${when}`,
      heading: `Your session with ${them} isn’t paid yet`,
      lead: `Pay ${amount} by ${pay_by}, or we’ll release the time.`,
    })),
    payment_due_1d: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `Last day to pay: ${service} with ${them}, ${when}`,
      heading: `Last day to pay for your session with ${them}`,
      lead: `If ${amount} isn’t paid by ${pay_by}, we’ll release the time.`,
    })),
    // Also where the mentor was suspended and it could not be paid, which the student doesn't learn.
    unpaid: {
      prospect: ({ service, them, when }) => ({
        subject: `Released: ${service} with ${them}, ${when}`,
        heading: `We’ve released the time with ${them}`,
        lead: 'It wasn’t paid in the days for it, so nothing is booked and you weren’t charged. You can choose another time or another mentor.',
      }),
      mentor: ({ service, them, when }) => ({
        subject: `Released: ${service} with ${them}, ${when}`,
        heading: `Your session with ${them} wasn’t paid`,
        lead: 'So we’ve released the time. You don’t need to do anything.',
      }),
    },
    refunded: {
      prospect: ({ amount, service, them, when }) => ({
        subject: `Refunded: ${amount} for ${service} with ${them}, ${when}`,
        heading: `We’ve refunded you ${amount}`,
        lead: arrives,
      }),
      mentor: ({ amount, service, them, when }) => ({
        subject: `Refunded: ${amount} for ${service} with ${them}, ${when}`,
        heading: `${them} was refunded ${amount}`,
        lead: 'The refund comes off what this session earned. You don’t need to do anything.',
      }),
    },
    refund_failed: toEither(({ amount, service, them, when }) => ({
      subject: `Refund failed: ${amount} for ${service} with ${them}, ${when}`,
      heading: `Your refund of ${amount} didn’t go through`,
      lead: 'Your bank returned it, usually because the card was closed. The money is still yours. We’ll find another way and email you. You can also reply to this email.',
    })),
    payment_lost: {
      prospect: ({ service, them, when }) => ({
        subject: `Not confirmed: ${service} with ${them}, ${when}`,
        heading: 'Your session couldn’t be confirmed',
        lead: `${them} accepted, but your card authorisation had expired. You weren’t charged. You can book the time again.`,
      }),
      mentor: ({ service, them, when }) => ({
        subject: `Not confirmed: ${service} with ${them}, ${when}`,
        heading: `The session with ${them} couldn’t be confirmed`,
        lead: `You accepted, but ${them}’s card authorisation had expired. Nothing was charged, and the time is available again. We’ve let ${them} know.`,
      }),
    },
    paid_too_late: toEither(({ amount, service, them, when }) => ({
      subject: `Paid too late: ${service} with ${them}, ${when}`,
      heading: 'Your payment arrived too late',
      lead: `We had already released the time, and it’s no longer available. We’re refunding you ${amount}. ${arrives}`,
    })),
  },
  price: 'Price',
  paid: 'Paid',
  reserved: 'Authorised on the card',
  refund: 'Refund',
  seller: 'Sold by',
  refund_why: 'Reason',
  reasons: {
    cancelled_in_time: 'cancelled in time',
    cancelled_late: 'cancelled late, so refunded in part',
    mentor_cancelled: 'the mentor cancelled',
    platform_cancelled: 'Abroad Mentors cancelled',
    mentor_absent: 'mentor no-show',
    technical_fault: 'technical fault',
    paid_too_late: 'paid after the time was released',
    made_at_provider: 'refunded by Abroad Mentors',
    by_staff: 'decided by Abroad Mentors',
  },
  reserved_note: {
    prospect: (them) => `You’re charged only if ${them} accepts. If not, you pay nothing.`,
    mentor: () => 'The card is charged when you accept.',
  },
  released: 'You weren’t charged. Your bank may show the authorised amount for a few more days.',
  arrives,
};
