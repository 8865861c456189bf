/** How reviews work (`features/legal/reviews-policy.tsx`). */
export default {
  'reviewing.title': 'How reviews work',
  'reviewing.intro': 'This page says who can review a mentor, what we check, and what we do with reviews.',

  'reviewing.who_title': 'Who can write a review',
  'reviewing.who_session':
    'Only a student who had a session with the mentor, booked here. Each session has one review of the mentor.',
  'reviewing.who_time': 'From the end of the session, for {days, plural, one {# day} other {# days}}.',
  'reviewing.who_none':
    'Sessions that were cancelled, or that someone didn’t join, have no review. The profile says how many sessions the mentor kept.',
  'reviewing.who_mentor':
    'Mentors answer three questions about the student. These answers are never public. A mentor who gets a booking from the student sees how often the answer was yes, once several mentors have answered.',

  'reviewing.checked_title': 'What we check',
  'reviewing.checked_session': 'We know from the booking that the student and the mentor had this session.',
  'reviewing.checked_opinion': 'We don’t check whether a review is right. It says how the student saw the session.',
  'reviewing.checked_signs':
    'We look for signs that a mentor wrote a review from another account: the same payment card, browser or network.',
  'reviewing.checked_paid':
    'We write no reviews, buy none and pay for none. Mentors may not offer anything for a review.',

  'reviewing.sealed_title': 'Sealed at first',
  'reviewing.sealed':
    'No one else can read a review until both people have written one, or until {days, plural, one {# day} other {# days}} after the session. Its author can change it until then. This way no one answers a review with another.',

  'reviewing.shown_title': 'What is shown',
  'reviewing.shown_all':
    'All published reviews, good and bad: those in your language first, and the newest before older ones.',
  'reviewing.shown_mean':
    'The average counts each student once, by their latest review. {count, plural, one {We show it from # student on.} other {We show it from # students on.}} Until then, the profile says “New here”.',
  'reviewing.shown_reversed': 'If a payment is charged back later, the review stays and says that.',
  'reviewing.shown_reply': 'The mentor can reply once, {reply_days, plural, one {within # day} other {within # days}}.',

  'reviewing.uncounted_title': 'What doesn’t count',
  'reviewing.uncounted': 'These reviews are shown, but don’t change the average:',
  'reviewing.uncounted_new': 'a review of a free session with a new account. The review says that it doesn’t count.',
  'reviewing.uncounted_same':
    'a review by an account with the mentor’s payment card, browser or network. The review says why it doesn’t count.',
  'reviewing.uncounted_ring':
    'reviews from many free first sessions with the mentor on one day. Each says why it doesn’t count.',
  'reviewing.uncounted_before': 'an earlier review by the same student.',
  'reviewing.uncounted_frozen':
    'If many new accounts review a mentor within a day, the average stays as it was for a day while we check them.',

  'reviewing.hide_title': 'Who can change or hide a review',
  'reviewing.hide_change': 'No one can change a published review: not the student, not the mentor, not us.',
  'reviewing.hide_student': 'The student can withdraw it whole.',
  'reviewing.hide_mentor': 'The mentor can’t hide it, and we don’t hide a review because it’s bad.',
  'reviewing.hide_contact':
    'Phone numbers, email addresses, usernames and links in a review are hidden. The rest stays.',
  'reviewing.hide_staff': 'We can hide a review that breaks our rules. We tell its author why, and they can appeal.',

  'reviewing.erase_title': 'When an account is deleted',
  'reviewing.erase_student':
    'If the student deletes theirs, their name and words are removed. The stars stay, so the average doesn’t change.',
  'reviewing.erase_mentor': 'If the mentor deletes theirs, the profile and the reviews on it are no longer shown.',
};
