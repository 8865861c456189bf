/** The Privacy Policy. Its version, in `features/legal/privacy-policy.tsx`, changes with what it means. */
export default {
  'privacy.intro':
    'Abroad Mentors brings students together with people who studied abroad. To do that we keep some of what you tell us. This page says what, why, for how long, who sees it, and what you can do about it.',

  'privacy.kept_title': 'What we keep, and why',
  'privacy.kept_account':
    'Your name, your email address and how you sign in, so that your account is yours. The identity provider keeps your password. We never see it.',
  'privacy.kept_profile':
    'What you write in your profile: where you come from, studies, work, topics, languages, plans, picture and time zone. Mentors and students find and prepare for each other by it.',
  'privacy.kept_bookings':
    'Your bookings: who, when, which service, what you wrote to the other side, and what became of it. For paid sessions also what was paid and refunded.',
  'privacy.kept_acceptance':
    'Which version of which terms you accepted, when, and from which network address. It is our proof that you did.',
  'privacy.kept_mail': 'The mails that we sent you about your bookings.',
  'privacy.kept_technical':
    'Notes of our servers about requests and errors. They carry a number for each request, and no names, addresses or messages.',

  'privacy.basis_title': 'What allows us to',
  'privacy.basis_contract':
    'Most of it we need to do what you ask of us: to show your profile, make a booking, send an invitation, take a payment.',
  'privacy.basis_interest':
    'Keeping the site safe from abuse and mending its faults is our legitimate interest, and yours.',
  'privacy.basis_consent': 'What is optional in a profile you give freely, and can take away again.',
  'privacy.basis_law': 'Records of payments the law makes us keep.',

  'privacy.seen_title': 'Who sees what',
  'privacy.seen_mentor': 'A mentor’s profile is public, and search engines may show it.',
  'privacy.seen_prospect':
    'A student’s profile is seen by the mentors they booked. In it they can choose that nobody else, or everybody, sees it.',
  'privacy.seen_email':
    'An email address is shown to nobody but the two people of a confirmed booking. Nobody can search for one.',
  'privacy.seen_providers':
    'Services that work for us get what their work needs and no more: the identity provider, the mail service, the payment service, where your files are stored, and a calendar if you connect one.',
  'privacy.seen_nobody': 'We sell nothing about you, and there is no advertising and no tracking here.',

  'privacy.browser_title': 'What stays in your browser',
  'privacy.browser_intro':
    'No cookie of ours follows you elsewhere. These make the site work as you left it, and live a year at most:',
  'privacy.browser_id': 'a random number for this browser, by which we tell abuse from use;',
  'privacy.browser_choices': 'your language, colours, clock, time zone and the role you are here in;',
  'privacy.browser_signed_in':
    'a note that you are signed in here and which profile is yours, so that the page leaves room for your name and what you can change.',
  'privacy.browser_storage':
    'The keys of your session and what you have begun to type are kept in your browser’s storage, until you sign out or send it.',

  'privacy.time_title': 'For how long',
  'privacy.time_account': 'Your account and profile: until you delete them.',
  'privacy.time_bookings':
    'Bookings: as long as one of the two has an account. When you delete yours they stay for the other side without your name.',
  'privacy.time_payments': 'Records of payments: as long as the law demands, without your profile.',
  'privacy.time_technical': 'Notes of our servers: as long as it takes to find a fault or stop an abuse.',

  'privacy.rights_title': 'What you can do',
  'privacy.rights_read': 'Read and correct what we have: in your profile, at any time.',
  'privacy.rights_take':
    'Take all of it with you: your settings give you everything that we keep about you in one file.',
  'privacy.rights_erase':
    'Have it erased: deleting the account in your settings cancels and refunds what is booked first, and then removes you.',
  'privacy.rights_object': 'Object to a use, or ask for a pause while we look at it: answer any mail of ours.',
  'privacy.rights_complain': 'Complain to the data protection authority of the place where you live.',

  'privacy.young_title': 'If you are young',
  'privacy.young':
    'You are 16 or older to have an account. If you are under 18, a parent or guardian has agreed that you use Abroad Mentors.',

  'privacy.changes_title': 'When this changes',
  'privacy.changes':
    'A change that matters is told to you by mail before it holds. The version and its day stand at the top of this page.',
};
