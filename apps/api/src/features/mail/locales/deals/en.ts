import { toEither, type DealMailWords, type DealWords } from '../mail-words.ts';

const arrives = 'It goes to the card that you paid with, and usually arrives within 5 to 10 working days.';

export const dealMails: DealMailWords = {
  refunded: {
    prospect: ({ amount, service, them, when }) => ({
      subject: `Refunded: ${amount} for ${service} with ${them}, ${when}`,
      heading: `We sent ${amount} back to you`,
      lead: arrives,
    }),
    mentor: ({ amount, service, them, when }) => ({
      subject: `Refunded to ${them}: ${amount} for ${service}, ${when}`,
      heading: `${amount} went back to ${them}`,
      lead: 'It is taken from what this session earned. There is nothing for you to do.',
    }),
  },
  refund_failed: toEither(({ amount, service, them, when }) => ({
    subject: `Your refund of ${amount} did not arrive: ${service} with ${them}, ${when}`,
    heading: `Your refund of ${amount} came back to us`,
    lead: 'Your bank did not take it, usually because the card was closed. The money is still yours: we look for another way and write to you. You can also answer this mail.',
  })),
  payment_lost: {
    prospect: ({ service, them, when }) => ({
      subject: `Not confirmed: ${service} with ${them}, ${when}`,
      heading: 'Your session could not be confirmed',
      lead: `${them} accepted, but your card no longer stood for the price. Nothing was taken, and the time is free again: you can book it once more.`,
    }),
    mentor: ({ service, them, when }) => ({
      subject: `Not confirmed: ${service} with ${them}, ${when}`,
      heading: `The session with ${them} could not be confirmed`,
      lead: `You accepted, but the card of ${them} no longer stood for the price. Nothing was paid, and the time is free again. ${them} knows, and can book anew.`,
    }),
  },
  paid_too_late: toEither(({ amount, service, them, when }) => ({
    subject: `Paid too late: ${service} with ${them}, ${when}`,
    heading: 'Your payment came when the time was gone',
    lead: `We no longer held the time for you, and it is not free any more. ${amount} goes back in full. ${arrives}`,
  })),
  proposed: toEither(({ service, them, when }) => ({
    subject: `${them} proposes another time: ${service}, ${when}`,
    heading: `${them} proposes another time`,
    lead: 'The session stays where it is until you choose. The proposed times are not held meanwhile.',
  })),
  proposal_declined: toEither(({ service, them, when }) => ({
    subject: `${them} can’t take another time: ${service}, ${when}`,
    heading: `${them} can’t take the times that you proposed`,
    lead: 'The session stays where it is, and nothing changes in your calendar.',
  })),
  placed: toEither(({ service, them, when }) => ({
    subject: `Where you meet: ${service} with ${them}, ${when}`,
    heading: `${them} said where you meet`,
    lead: 'The calendar file of this mail brings your calendar up to date.',
  })),
  no_show_mentor: toEither(({ is_paid, service, them, when }) => ({
    subject: `Reported as missed: ${service} with ${them}, ${when}`,
    heading: `${them} reports that you did not come`,
    lead: `${is_paid ? 'What was paid goes back in full. ' : ''}If the report is wrong, answer this mail and tell us what happened.`,
  })),
  no_show_prospect: toEither(({ is_paid, service, them, when }) => ({
    subject: `Reported as missed: ${service} with ${them}, ${when}`,
    heading: `${them} reports that you did not come`,
    lead: `${is_paid ? 'What you paid is not refunded. ' : ''}If the report is wrong, answer this mail and tell us what happened.`,
  })),
};

export const deal: DealWords = {
  price: 'Price',
  paid: 'Paid',
  reserved: 'Reserved on the card',
  refund: 'Refund',
  refund_why: 'Reason',
  reasons: {
    cancelled_in_time: 'cancelled in time',
    cancelled_late: 'cancelled late, so in part',
    mentor_cancelled: 'the mentor cancelled',
    platform_cancelled: 'Abroad Mentors cancelled',
    mentor_absent: 'the mentor did not come',
    paid_too_late: 'paid when the time was gone',
    made_at_provider: 'sent back by Abroad Mentors',
  },
  reserved_note: {
    prospect: (them) => `Nothing is taken yet: the price is, when ${them} accepts. Otherwise it is let go.`,
    mentor: () => 'The price is taken when you accept.',
  },
  released: 'Nothing was taken. Your bank shows the reserved sum for a few more days at most.',
  arrives,
  times: 'Proposed times',
  choose: 'Choose a time',
};
