import type { ModerationWords } from './words.ts';

export const en: ModerationWords = {
  about: {
    mentor_profile: 'This is about your mentor profile.',
    prospect_profile: 'This is about your student profile.',
    service: 'This is about one of your services.',
    review: 'This is about a review you wrote.',
    booking: 'This is about one of your bookings.',
    thread: 'This is about what you wrote in a conversation.',
    message: 'This is about a message you wrote.',
    account: 'This is about your account.',
  },
  note: 'This is a note from our team. It has no other consequences and isn’t a strike.',
  warn: 'We’re warning you. If it happens again, we’ll do more.',
  remove: {
    service: 'Your service is no longer shown and can’t be booked. Sessions that are already booked take place.',
    review: 'Your review is no longer shown and doesn’t count in the rating.',
    message: 'Your message is removed. The other person no longer sees it.',
  },
  restore: 'What we had removed or hidden is shown again.',
  active_again: 'Your account is active again.',
  undone: (date) =>
    `We’ve withdrawn our decision of ${date}. What it still did ends now, and its strike no longer counts.`,
  mask: (fields) => `We’ve removed these texts: ${fields}.`,
  fields: {
    headline: 'headline',
    about: 'about you',
    why_study_abroad: 'why study abroad',
    career_aspirations: 'career goals',
    topics_can_discuss: 'what you can talk about',
    description: 'description',
    message: 'message',
  },
  hide_until: (date) =>
    `Your mentor profile is hidden until ${date}. Until then it can’t be found or booked. Sessions that are already booked take place.`,
  hide_open:
    'Your mentor profile is hidden until further notice. It can’t be found or booked. Sessions that are already booked take place.',
  hide_until_read:
    'Your mentor profile is hidden until you’ve read the checklist for sessions. Until then it can’t be found or booked. Sessions that are already booked take place.',
  suspend_until: (date) => `Your account is suspended until ${date}.`,
  suspend_open: 'Your account is suspended until further notice.',
  sessions_stay: 'Confirmed sessions still take place: you can join or cancel them.',
  sessions_end: 'Your upcoming sessions are cancelled.',
  sessions_some:
    'Some of your upcoming sessions are cancelled. The others still take place: you can join or cancel them.',
  revoke_proof: 'The proofs of your education no longer count, and your profile no longer shows them.',
  hold_until: (date) =>
    `We won’t pay out what you’ve earned until ${date}. The money stays yours, and you can continue giving sessions.`,
  hold_open:
    'We won’t pay out what you’ve earned until further notice. The money stays yours, and you can continue giving sessions.',
  limit_until: (date) =>
    `You can’t send messages until ${date}. You can still read them. Sessions that are already booked take place.`,
  limit_open:
    'You can’t send messages until further notice. You can still read them. Sessions that are already booked take place.',
  freeze: 'No one can write in the conversation until we’ve looked at it. Sessions that are already booked take place.',
  refund_booking: 'The payment for the session is refunded in full.',
  close_account:
    'Your account is closed and your upcoming sessions are cancelled. You can still sign in to download your data and to appeal.',
  close_on: (date) =>
    `Your account closes on ${date}. Until then nothing changes, and you can give sessions that take place before that day. On that day the sessions that are still ahead are cancelled. Afterwards you can still sign in to download your data and to appeal.`,
  close_at_once: {
    repeated_breach: 'This happens without 30 days’ notice because you’ve broken our rules repeatedly.',
    legal_duty: 'This happens without 30 days’ notice because a law obliges us to.',
    urgent_reason: 'This happens without 30 days’ notice because the law gives us an urgent reason.',
  },
  scope: 'This applies everywhere on Abroad Mentors.',
  facts: (text) => `What we found: ${text}`,
  rule: (rule) => `The rule this breaks: ${rule}.`,
  rules: {
    safety: 'Threats, violence, and anything that puts someone in danger',
    harassment: 'Insults, pressure, and contact that the other person doesn’t want',
    minor_at_risk: 'Anything that harms a child or puts a child at risk',
    scam: 'Deceiving people for money or data, and selling admissions, visas or scholarships',
    paying_outside: 'Asking for payment outside Abroad Mentors, or offering it',
    fake_profile: 'Pretending to be someone else, or naming studies and jobs you didn’t do',
    fake_review: 'Reviews that are bought, traded or made up',
    hate: 'Contempt for people because of their origin, religion, gender, sexuality, disability or age',
    sexual: 'Sexual content and sexual advances',
    privacy: 'Sharing someone’s personal data without their agreement',
    copyright: 'Texts, photos and documents that belong to someone else',
    spam: 'Advertising, and the same text again and again',
    other_illegal: 'Anything else that’s against the law',
    other: 'Anything else that harms others here',
    no_show: 'Missing a confirmed session, or cancelling it late',
  },
  reported: 'We looked at this because it was reported to us.',
  noticed: 'No one reported this: we looked at it ourselves.',
  by_person: 'A person decided this, not software.',
  by_itself: 'This was decided automatically by a fixed rule, without a person.',
  strike: (date) => `This is a strike. It counts until ${date}.`,
  redress: (date) =>
    `If you disagree, you can appeal once, until ${date}, on the page of this decision. A person who didn’t make it decides, if there is one. It’s free. You can also go to an out-of-court dispute settlement body or to court.`,
  many_reports: 'Three or more people reported this independently within 24 hours.',
  in_danger: 'The report says that someone may be in danger.',
  missed: (date, count) => `You missed a confirmed session on ${date}. Missed sessions in 12 months: ${count}.`,
  cancelled_late: (count) =>
    `You cancelled three sessions less than 24 hours before the start, which counts as a missed session. Missed sessions in 12 months: ${count}.`,
  domain_abused: (domain) =>
    `Email addresses at ${domain} were misused, so proofs that came from them no longer count. No one says that you did anything wrong. You can prove your education in another way.`,
  no_longer_named: (university) =>
    `${university} no longer names you, so the proof that came from it no longer counts. No one says that you did anything wrong. You can prove your education in another way.`,
  presets: {
    contact_outside: 'You asked someone to arrange or pay for sessions outside Abroad Mentors.',
    offensive: 'Your words insult or threaten other people.',
    false_claims: 'Your profile names studies, work or results that aren’t true.',
    fake_review: 'This review isn’t about a session as it took place, or something was given for it.',
    personal_data: 'Your text shares personal data of someone who didn’t agree to it.',
    advertising: 'Your text advertises something that isn’t a session here.',
    copied: 'The text or image belongs to someone else.',
    missed_sessions: 'You missed confirmed sessions, or cancelled them late.',
  },
};
