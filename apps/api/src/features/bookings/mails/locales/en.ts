import { toEither } from '../../../mail/locales/index.ts';
import type { BookingWords, Named } from './words.ts';

const attached = 'The calendar invitation is attached.';
const updates = 'The attached calendar file updates your calendar.';
const joinEarly = 'You can join ten minutes before the start.';

const before = (named: Named) => (named.before === null ? '' : `The old time was ${named.before}. `);
const held = (named: Named) =>
  named.until === null
    ? `We’re holding the time for you. We’ll email you when ${named.them} answers.`
    : `We’re holding the time until ${named.until}. We’ll email you when ${named.them} answers.`;
const answerable = (named: Named) =>
  named.until === null
    ? 'Accept or decline the request. We’re holding the time until you do.'
    : `Accept or decline by ${named.until}. We’re holding the time until then.`;
const movedRequest = (named: Named) => `Request rescheduled: ${named.service} with ${named.them}, ${named.when}`;
/** Who accepted the time that the other person had proposed; null where there was no proposal. */
function accepted(named: Named): string | null {
  if (!named.was_proposed) return null;
  return named.by_reader ? `You accepted ${named.them}’s new time` : `${named.them} accepted your new time`;
}

const reportedAbsent = toEither(({ is_paid, service, them, when, until }: Named) => ({
  subject: `No-show reported: ${service} with ${them}, ${when}`,
  heading: `${them} says you weren’t there`,
  lead: `Say what happened by ${until}. If you don’t answer, the report counts.${is_paid ? ' The payment waits until then.' : ''}`,
}));

const mails: BookingWords['mails'] = {
  booked: {
    prospect: (named) => ({
      subject: `Confirmed: ${named.service} with ${named.them}, ${named.when}`,
      heading: `Your session with ${named.them} is confirmed`,
      lead: `${attached} Write down your questions before you meet.`,
    }),
    mentor: (named) => ({
      subject: `New booking from ${named.them}: ${named.service}, ${named.when}`,
      heading: `${named.them} booked a session with you`,
      lead: `The session is confirmed. ${attached}`,
    }),
  },
  requested: {
    prospect: (named) =>
      named.was_proposed
        ? {
            subject: movedRequest(named),
            heading: `Your request to ${named.them} has a new time`,
            lead: `${before(named)}${held(named)}`,
          }
        : {
            subject: `Request sent: ${named.service} with ${named.them}, ${named.when}`,
            heading: `You requested a session with ${named.them}`,
            lead: held(named),
          },
    mentor: (named) =>
      named.was_proposed
        ? {
            subject: movedRequest(named),
            heading: `${named.them} accepted your new time`,
            lead: `${before(named)}${answerable(named)}`,
          }
        : {
            subject: `New request from ${named.them}: ${named.service}, ${named.when}`,
            heading: `${named.them} requested a session with you`,
            lead: answerable(named),
          },
  },
  accepted: {
    prospect: (named) => ({
      subject: `Confirmed: ${named.service} with ${named.them}, ${named.when}`,
      heading: `${named.them} accepted your request`,
      lead: `Your session is confirmed. ${attached}`,
    }),
    mentor: (named) => ({
      subject: `Confirmed: ${named.service} with ${named.them}, ${named.when}`,
      heading: `You accepted ${named.them}’s request`,
      lead: `The session is confirmed. ${attached}`,
    }),
  },
  declined: {
    prospect: (named) => ({
      subject: `${named.them} declined your request: ${named.service}, ${named.when}`,
      heading: `${named.them} declined your request`,
      lead: 'Another time may work for you both. You can also choose another mentor on the same route.',
    }),
    mentor: (named) => ({
      subject: `Declined: ${named.service} with ${named.them}, ${named.when}`,
      heading: `You declined ${named.them}’s request`,
      lead: 'The time is available again.',
    }),
  },
  cancelled: {
    prospect: (named) => ({
      subject: `Cancelled: ${named.service} with ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'You cancelled your session' : `${named.them} cancelled your session`,
      lead: 'The attached calendar file removes it from your calendar.',
    }),
    mentor: (named) => ({
      subject: `Cancelled: ${named.service} with ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'You cancelled a session' : `${named.them} cancelled a session`,
      lead: 'The time is available again. The attached calendar file removes the session from your calendar.',
    }),
  },
  contract_withdrawn: toEither(({ service, them, when }) => ({
    subject: `Contract withdrawn: ${service} with ${them}, ${when}`,
    heading: `${them} withdrew from the contract`,
    lead: 'Students in the EU can withdraw from a contract with a business for 14 days and get a full refund. The attached calendar file removes the session from your calendar.',
  })),
  rescheduled: {
    prospect: (named) => ({
      subject: `Rescheduled: ${named.service} with ${named.them}, ${named.when}`,
      heading:
        accepted(named) ??
        (named.by_reader ? 'You rescheduled your session' : `${named.them} rescheduled your session`),
      lead: `${before(named)}${updates}`,
    }),
    mentor: (named) => ({
      subject: `Rescheduled: ${named.service} with ${named.them}, ${named.when}`,
      heading:
        accepted(named) ?? (named.by_reader ? 'You rescheduled a session' : `${named.them} rescheduled a session`),
      lead: `${before(named)}${updates}`,
    }),
  },
  withdrawn: {
    prospect: (named) => ({
      subject: `Request withdrawn: ${named.service} with ${named.them}, ${named.when}`,
      heading: 'You withdrew your request',
      lead: 'We’re no longer holding the time for you.',
    }),
    mentor: (named) => ({
      subject: `Request withdrawn: ${named.service} with ${named.them}, ${named.when}`,
      heading: `${named.them} withdrew a request`,
      lead: 'You don’t need to do anything. The time is available again.',
    }),
  },
  expired: {
    prospect: (named) => ({
      subject: `Request expired: ${named.service} with ${named.them}, ${named.when}`,
      heading: `${named.them} didn’t answer in time`,
      lead: 'We’re no longer holding the time. Choose another time, or another mentor on the same route.',
    }),
    mentor: (named) => ({
      subject: `Request expired: ${named.service} with ${named.them}, ${named.when}`,
      heading: `${named.them}’s request has expired`,
      lead: 'You didn’t answer in time. The time is available again.',
    }),
  },
  reminder_24h: {
    prospect: (named) => ({
      subject: `Tomorrow: ${named.service} with ${named.them}, ${named.when}`,
      heading: `Your session with ${named.them} is in 24 hours`,
      lead: 'If you can’t make it, cancel now so someone else can have the time.',
    }),
    mentor: (named) => ({
      subject: `Tomorrow: ${named.service} with ${named.them}, ${named.when}`,
      heading: `Your session with ${named.them} is in 24 hours`,
      lead: `If you can’t make it, cancel now and let ${named.them} know why.`,
    }),
  },
  reminder_1h: {
    prospect: (named) => ({
      subject: `In an hour: ${named.service} with ${named.them}, ${named.time}`,
      heading: `Your session with ${named.them} starts in an hour`,
      lead: joinEarly,
    }),
    mentor: (named) => ({
      subject: `In an hour: ${named.service} with ${named.them}, ${named.time}`,
      heading: `Your session with ${named.them} starts in an hour`,
      lead: joinEarly,
    }),
  },
  proposed: toEither(({ service, them, when }) => ({
    subject: `New times proposed: ${service} with ${them}, ${when}`,
    heading: `${them} proposed another time`,
    lead: 'Your session keeps its current time until you choose. We don’t hold the proposed times.',
  })),
  proposal_declined: toEither(({ service, them, when }) => ({
    subject: `Times declined: ${service} with ${them}, ${when}`,
    heading: `${them} declined the times you proposed`,
    lead: 'The session keeps its current time. Nothing changes in your calendar.',
  })),
  placed: toEither(({ service, them, when }) => ({
    subject: `How to join: ${service} with ${them}, ${when}`,
    heading: `${them} added how to join`,
    lead: 'The attached calendar file updates your calendar.',
  })),
  place_missing: toEither(({ is_video, service, them, when }) =>
    is_video
      ? {
          subject: `Add a link: ${service} with ${them}, ${when}`,
          heading: `Your session with ${them} has no meeting link yet`,
          lead: `Add one now so ${them} knows how to join. We’ll email it to ${them}.`,
        }
      : {
          subject: `Add how to join: ${service} with ${them}, ${when}`,
          heading: `Your session with ${them} has no number or address yet`,
          lead: `Add one now. We’ll email it to ${them}.`,
        },
  ),
  no_show_mentor: reportedAbsent,
  no_show_prospect: reportedAbsent,
};

const labels: BookingWords['labels'] = {
  yours: 'Your time',
  message: (name: string) => `${name} wrote`,
  reason: (name: string) => `${name}’s reason`,
  your_message: 'You wrote',
  your_reason: 'Your reason',
  open: 'See booking',
  answer: 'Answer request',
  say: 'Say what happened',
  pay: 'Pay now',
  find: 'Find another time',
  link_by_mentor: (name: string) => `${name} will send you the link before the session.`,
  link_by_you: 'Send the link yourself before the session. You have no connected calendar that could create one.',
  place_by_mentor: (name: string) => `${name} will tell you before the session.`,
  place_by_you: 'Tell the student before the session. Your service has no address or phone number.',
  unsubscribe: 'Stop reminders',
  why: 'You’re getting this email because you have a booking with Abroad Mentors.',
  times: 'Proposed times',
  choose: 'Choose a time',
};

/** English, the source of all translations. */
export const en: BookingWords = { mails, labels };
