export default {
  'legal.terms_title': 'Terms of Service',
  'legal.privacy_title': 'Privacy Policy',
  'legal.version': 'Version {version}',
  'legal.privacy_intro':
    'Abroad Mentors brings students together with people who studied abroad. To do that we keep some of what you tell us. This page says what, why, and what you can do about it.',
  'legal.kept_title': 'What we keep',
  'legal.kept_account':
    'Your name, your email address and how you sign in. The identity provider keeps your password, we never see it.',
  'legal.kept_profile': 'What you write in your profile: studies, work, topics, languages and time zone.',
  'legal.kept_bookings':
    'Your bookings, what you write to the other side, and for paid sessions what was paid and refunded.',
  'legal.kept_technical':
    'A random number for your browser, your choice of colours and clock, and your time zone, in cookies that live a year at most.',
  'legal.seen_title': 'Who sees what',
  'legal.seen_mentor':
    'A mentor’s profile is public. An email address is not: only somebody who shares a confirmed booking with you sees it.',
  'legal.seen_prospect': 'A student’s profile is seen by the mentors they booked, unless they choose otherwise.',
  'legal.seen_nobody': 'We sell nothing about you, and there is no advertising here.',
  'legal.rights_title': 'What you can do',
  'legal.rights':
    'You can read and correct your profile at any time, ask for everything that we keep about you, and ask us to erase it. What the law wants kept of payments then stays without your name.',
};
