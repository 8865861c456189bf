import type { CalendarMailWords } from './words.ts';

export const en: CalendarMailWords = {
  subject: (name) => `We can’t sync your calendar ${name}`,
  heading: (name) => `We can’t sync your calendar ${name}`,
  leads: {
    signed_out:
      'We no longer have access, for example because a password changed or permission was removed. Connect it again. Until then, we can’t see when you’re busy, so your times are hidden.',
    gone: 'A calendar you chose no longer exists. Choose another one. Until then, we can’t see when you’re busy, so your times are hidden.',
    silent:
      'The calendar hasn’t responded for a while, and we’re still trying. We can’t see when you’re busy, so your times are hidden for now. If this continues, check the link or connect it again.',
  },
  unreadable: {
    lead: (what) => `${what} Until then, we can’t see when you’re busy, so your times are hidden.`,
    entry: (calendar, entry, fault) => `We can’t read ${entry} in ${calendar}. ${fault} Correct or delete it there.`,
    titled: (title, day) => (day === null ? `“${title}”` : `“${title}” on ${day}`),
    untitled: (day) => (day === null ? 'an event without a title' : `an event on ${day}`),
    faults: {
      time: 'Its start or end isn’t a time.',
      duration: 'Its duration isn’t a length of time.',
      rule: 'We can’t read how often it repeats.',
      too_much: 'It repeats too often for us to follow.',
    },
    whole: {
      not_a_calendar: 'The server’s answer isn’t a calendar. Check the link or connect it again.',
      cut_off: 'The calendar’s data is cut off before the end. We’ll keep trying.',
      too_large: 'This calendar is too large for us to read. Delete old events there, or connect a smaller calendar.',
    },
  },
  button: 'See your calendars',
  why: 'You’re getting this email because you connected a calendar to Abroad Mentors.',
};
