import { deal, dealMails } from './deals/en.ts';
import type { BookingMailWords, MailWords } from './mail-words.ts';
import { searchNews } from './news/en.ts';
import { notices } from './notices/en.ts';

const moment = (day: string, time: string) => `${day}, ${time}`;

const bookingMails: BookingMailWords = {
  booked: {
    prospect: (named) => ({
      subject: `Booked: ${named.service} with ${named.them}, ${named.when}`,
      heading: `You have a session with ${named.them}`,
      lead: 'It is in the calendar file of this mail. Bring your questions: a few lines in advance help a lot.',
    }),
    mentor: (named) => ({
      subject: `${named.them} booked ${named.service}, ${named.when}`,
      heading: `${named.them} booked a session with you`,
      lead: 'It is confirmed already, and in the calendar file of this mail.',
    }),
  },
  requested: {
    prospect: (named) => ({
      subject: `Asked: ${named.service} with ${named.them}, ${named.when}`,
      heading: `You asked ${named.them} for a session`,
      lead: `We hold the time for you${named.until === null ? '' : ` until ${named.until}`} and write when ${named.them} answers.`,
    }),
    mentor: (named) => ({
      subject: `${named.them} asks for ${named.service}, ${named.when}`,
      heading: `${named.them} asks you for a session`,
      lead: `Accept or decline it${named.until === null ? '' : ` by ${named.until}`}; until then the time is held.`,
    }),
  },
  accepted: {
    prospect: (named) => ({
      subject: `${named.them} accepted: ${named.service}, ${named.when}`,
      heading: `${named.them} accepted your request`,
      lead: 'The session is confirmed, and in the calendar file of this mail.',
    }),
    mentor: (named) => ({
      subject: `Confirmed: ${named.service} with ${named.them}, ${named.when}`,
      heading: `You accepted ${named.them}’s request`,
      lead: 'The session is confirmed, and in the calendar file of this mail.',
    }),
  },
  declined: {
    prospect: (named) => ({
      subject: `${named.them} can’t take your session, ${named.when}`,
      heading: `${named.them} can’t take this session`,
      lead: 'The time is free again. There may be another that suits you both, or another mentor on the same route.',
    }),
    mentor: (named) => ({
      subject: `Declined: ${named.service} with ${named.them}, ${named.when}`,
      heading: `You declined ${named.them}’s request`,
      lead: 'The time is free again.',
    }),
  },
  cancelled: {
    prospect: (named) => ({
      subject: `Cancelled: ${named.service} with ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'You cancelled your session' : `${named.them} cancelled your session`,
      lead: 'The calendar file of this mail takes it out of your calendar.',
    }),
    mentor: (named) => ({
      subject: `Cancelled: ${named.service} with ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'You cancelled a session' : `${named.them} cancelled a session`,
      lead: 'The time is free again. The calendar file of this mail takes the session out of your calendar.',
    }),
  },
  rescheduled: {
    prospect: (named) => ({
      subject: `Moved: ${named.service} with ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'You moved your session' : `${named.them} moved your session`,
      lead: `${named.before === null ? '' : `It was on ${named.before}. `}The calendar file of this mail moves it in your calendar.`,
    }),
    mentor: (named) => ({
      subject: `Moved: ${named.service} with ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'You moved a session' : `${named.them} moved a session`,
      lead: `${named.before === null ? '' : `It was on ${named.before}. `}The calendar file of this mail moves it in your calendar.`,
    }),
  },
  withdrawn: {
    prospect: (named) => ({
      subject: `Taken back: ${named.service} with ${named.them}, ${named.when}`,
      heading: 'You took back your request',
      lead: 'We no longer hold the time for you.',
    }),
    mentor: (named) => ({
      subject: `${named.them} took back a request: ${named.service}, ${named.when}`,
      heading: `${named.them} took back a request`,
      lead: 'There is nothing left to answer, and the time is free again.',
    }),
  },
  expired: {
    prospect: (named) => ({
      subject: `No answer in time: ${named.service} with ${named.them}, ${named.when}`,
      heading: `${named.them} did not answer in time`,
      lead: 'We no longer hold the time. Choose another one, or another mentor on the same route.',
    }),
    mentor: (named) => ({
      subject: `Expired: ${named.them}’s request for ${named.service}, ${named.when}`,
      heading: `${named.them}’s request has expired`,
      lead: 'It got no answer in time, and the time is free again.',
    }),
  },
  reminder_24h: {
    prospect: (named) => ({
      subject: `Tomorrow: ${named.service} with ${named.them}, ${named.when}`,
      heading: `Your session with ${named.them} is in 24 hours`,
      lead: 'If you can’t make it, cancel now, so that somebody else can have the time.',
    }),
    mentor: (named) => ({
      subject: `Tomorrow: ${named.service} with ${named.them}, ${named.when}`,
      heading: `Your session with ${named.them} is in 24 hours`,
      lead: 'If you can’t make it, cancel now and say why: it is kinder than an empty room.',
    }),
  },
  reminder_1h: {
    prospect: (named) => ({
      subject: `In an hour: ${named.service} with ${named.them}, ${named.time}`,
      heading: `Your session with ${named.them} begins in an hour`,
      lead: 'You can come in ten minutes before it begins.',
    }),
    mentor: (named) => ({
      subject: `In an hour: ${named.service} with ${named.them}, ${named.time}`,
      heading: `Your session with ${named.them} begins in an hour`,
      lead: 'You can come in ten minutes before it begins.',
    }),
  },
  ...dealMails,
};

const unsubscribe: MailWords['unsubscribe'] = {
  ask: {
    title: 'Stop reminders?',
    text: 'You will get no mail 24 hours and 1 hour before your sessions. What the other side does is still told to you.',
  },
  done: {
    title: 'Reminders are off',
    text: 'We no longer write before your sessions. You can have reminders again at any time.',
  },
  button: 'Stop reminders',
  settings: 'All email settings',
};

const calendarBroken: MailWords['calendarBroken'] = {
  subject: (name) => `Your calendar ${name} can’t be read`,
  heading: (name) => `We can’t read your calendar ${name}`,
  leads: {
    signed_out:
      'It no longer lets us in, for example because a password was changed or the permission was taken back. Connect it again; until then we don’t know when you are busy, and your times are hidden.',
    gone: 'One of the calendars that you chose is not there any more. Choose another one; until then we don’t know when you are busy, and your times are hidden.',
    silent:
      'It has not answered for a while. We keep trying. Until it answers we don’t know when you are busy, and your times are hidden. If that lasts, check its address or connect it again.',
  },
  button: 'See your calendars',
  why: 'You get this mail because you connected a calendar to Abroad Mentors. We write once each time that one breaks.',
};

const emailChanged: MailWords['emailChanged'] = {
  subject: 'Your email address has changed',
  heading: 'Your email address has changed',
  lead: (address, support) =>
    `We now send your emails from Abroad Mentors to ${address}, because your sign-in provider told us that this is your address. If you didn’t change it, secure your account there and write to ${support}.`,
  button: 'See your settings',
  why: 'You’re getting this email because this was the email address of your Abroad Mentors account.',
};

const platforms: MailWords['platforms'] = {
  google_meet: 'Google Meet',
  zoom: 'Zoom',
  teams: 'Microsoft Teams',
  phone: 'Phone',
  in_person: 'In person',
};

const labels: MailWords['labels'] = {
  product: 'Abroad Mentors',
  service: 'Session',
  place: 'Where',
  yours: 'Your time',
  message: (name: string) => `${name} wrote`,
  reason: (name: string) => `${name} said why`,
  your_message: 'You wrote',
  your_reason: 'You said why',
  removed_from_calendar: 'The session was taken out of the mentor’s calendar.',
  open: 'See the booking',
  answer: 'Answer the request',
  find: 'Find another time',
  link_by_mentor: (name: string) => `${name} sends you the link before the session.`,
  link_by_you: 'Send the link yourself before the session: no calendar is connected that could make one.',
  place_by_mentor: (name: string) => `${name} tells you before the session.`,
  place_by_you: 'Tell them before the session: the service names no place or number.',
  unsubscribe: 'Stop reminders',
  why: 'You get this mail because you have a booking with Abroad Mentors.',
};

/** English, the source of the others. */
export const en: MailWords = {
  dates: 'en-GB',
  direction: 'ltr',
  moment,
  labelled: (label, value) => `${label}: ${value}`,
  comma: ', ',
  bookingMails,
  deal,
  calendarBroken,
  emailChanged,
  searchNews,
  notices,
  unsubscribe,
  platforms,
  labels,
};
