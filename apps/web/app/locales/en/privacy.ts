/** The Privacy Policy. Its version, in `features/legal/privacy-policy.tsx`, changes with what it means. */
export default {
  'privacy.intro':
    'Abroad Mentors brings students together with people who studied abroad. To do that, we keep some of what you tell us. This page says what we keep, why, for how long, who sees it, and what you can do about it.',

  'privacy.kept_title': 'What we keep, and why',
  'privacy.kept_account':
    'Your name, your email address and how you sign in, so that your account is yours. The identity provider keeps your password. We never see it.',
  'privacy.kept_profile':
    'What you write in your profile: where you come from, studies, work, topics, languages, plans, photo and time zone. Mentors and students use it to find each other and to prepare.',
  'privacy.kept_bookings':
    'Your bookings: who, when, which service, what you wrote to the other person, and how it ended. For paid sessions, also what was paid and refunded.',
  'privacy.kept_messages':
    'Your conversations: messages, files, the whole of your answers by email, and the people you blocked. Software looks in messages and reviews for contact details. In messages it also looks for offers to pay elsewhere and for texts sent to many people. Files may be checked for malware.',
  'privacy.kept_reviews': 'Your reviews, replies and answers about sessions, and your notes to the other person.',
  'privacy.kept_sessions':
    'When you pressed Join in a session. If someone reports a no-show: what both people say about it, and their documents, encrypted.',
  'privacy.kept_trading':
    'If you mentor: whether you do it as a business, and then its name, postal address, email, phone, and register and VAT numbers, which everyone can see. For payouts, which account they go to, how much and when. Bank details that you give us are encrypted.',
  'privacy.kept_withdrawal':
    'If you withdraw from a contract: the name and email address you gave, and when. If you asked for a session within the 14 days, also that.',
  'privacy.kept_acceptance':
    'Which version of which terms you accepted, when, and from which network address. This is our proof that you accepted them.',
  'privacy.kept_mail': 'The emails that we sent you.',
  'privacy.kept_calendars':
    'If you connect a calendar: your account there, our access to it, encrypted, and when you’re busy. We don’t keep what your events are about.',
  'privacy.kept_more':
    'Your settings, notifications and saved searches. If you use them, also API keys, as scrambled marks, and webhooks with what we sent to them.',
  'privacy.kept_push':
    'If you turn on notifications on your screen: the address that your browser’s maker gives for them, and the browser’s name, until you turn them off or sign out. What we send there is encrypted, and only your browser can read it.',
  'privacy.kept_signals':
    'The browser, network and payment card that you use, and the name on a bank account for payouts, as scrambled marks that we can’t turn back. We compare them between a mentor and their students, to notice reviews of oneself and sessions paid to oneself.',
  'privacy.kept_sign_ins': 'When you signed in, for you and for our team to see who used an account.',
  'privacy.kept_fraud':
    'What looks like fraud: declined cards, payments that were charged back, a photo that another account has too (we compare what photos look like), and what we noticed by the marks. People decide what follows.',
  'privacy.kept_proofs':
    'What proves your studies: a university address as a scrambled mark that we can’t turn back, and documents, encrypted, which only our staff see.',
  'privacy.kept_reports':
    'Reports that you made: what you wrote, your name and email address if you gave them, and your network address as a scrambled mark.',
  'privacy.kept_decisions':
    'What our team decided about you or about what you reported: the reasons, copies of the words in question, strikes and appeals.',
  'privacy.kept_technical':
    'Server logs of requests and errors. They say which page was asked for, and name requests and accounts by numbers. We log no email or network addresses, no messages and nothing that you type.',

  'privacy.basis_title': 'Our legal basis',
  'privacy.basis_contract':
    'We need most of it to do what you ask of us: to show your profile, make a booking, send an invitation or take a payment.',
  'privacy.basis_interest':
    'Keeping the site safe from abuse and fixing its faults is our legitimate interest, and yours.',
  'privacy.basis_consent': 'You choose whether to give what is optional in a profile, and you can remove it again.',
  'privacy.basis_law': 'The law requires us to keep records of payments.',

  'privacy.seen_title': 'Who sees what',
  'privacy.seen_mentor': 'A mentor’s profile is public, and search engines may show it.',
  'privacy.seen_prospect':
    'A mentor can see a student’s profile while the student’s request waits, and once a session with them is confirmed. In it, students can choose that only they, or everyone, can see it.',
  'privacy.seen_email':
    'We show the email address of your account only to the other person of a confirmed booking. Only our team can search for one.',
  'privacy.seen_team':
    'Our team sees what it needs to help, to decide and to pay. It reads messages if they were reported, look like a breach of our rules, or are about a no-show. Each look at words or documents is recorded.',
  'privacy.seen_providers':
    'Services that work for us get what they need and no more: the identity provider, the email service, the payment service, the service that stores your files, and a calendar if you connect one.',
  'privacy.seen_bank':
    'If you dispute a card payment after a session, the bank gets your name, email address, booking and messages to the mentor. They show that the session took place.',
  'privacy.seen_nobody': 'We don’t sell your data, and there is no advertising and no tracking here.',

  'privacy.browser_title': 'What stays in your browser',
  'privacy.browser_intro':
    'None of our cookies follow you elsewhere. These make the site work as you left it, and last for a year at most:',
  'privacy.browser_id': 'a random number for this browser, which helps us tell abuse from normal use;',
  'privacy.browser_choices':
    'your language, theme, clock, time zone and currency, whether the map of a search is open, and whether you are here as a mentor or a student;',
  'privacy.browser_signed_in':
    'a note that you are signed in here and which profile is yours, so that the page leaves room for your name and what you can change.',
  'privacy.browser_storage':
    'The keys of your session and what you have started to type are kept in your browser’s storage, until you sign out or send it. The identity provider and, where you pay, the payment service keep cookies of their own.',

  'privacy.time_title': 'For how long',
  'privacy.time_account':
    'Your account and profile: until you delete them. After that, your link stays taken for a year, as a scrambled mark.',
  'privacy.time_bookings':
    'Bookings: until you delete your account. After that they stay for the other person and in our records, without your name and what you wrote.',
  'privacy.time_messages':
    'Conversations: 24 months after the last message and the last session. If you delete your account, the other person keeps your messages, without your name and your files.',
  'privacy.time_reviews':
    'Reviews and notes: until you delete your account. The stars then stay, without your name and words.',
  'privacy.time_mail': 'Emails that we sent you, and what we sent to webhooks: 30 days. Notifications: 180 days.',
  'privacy.time_connected': 'Calendars, saved searches, API keys and webhooks: until you remove them.',
  'privacy.time_payments': 'Records of payments: as long as the law requires, without your profile.',
  'privacy.time_signals':
    'Those marks: 90 days after you last used the browser, network or card; the name on a bank account as long as the account is there.',
  'privacy.time_sign_ins': 'Sign-ins: 90 days.',
  'privacy.time_fraud': 'Declined cards: one day. What looked like fraud: a year, or until a case about it is closed.',
  'privacy.time_proofs':
    'Documents: until 30 days after we decide, and 90 days at most. The mark of a university address: until you take the proof back. If we had to withdraw the proof, we keep the mark, without your name, also after you delete your account.',
  'privacy.time_reports':
    'Reports: until your account is deleted, or 6 months after the case was closed if you reported without an account.',
  'privacy.time_decisions':
    'Decisions about you: until you delete your account, and after that without your name and without words. Copies of words: until 6 months after the case is closed.',
  'privacy.time_technical': 'Server logs: as long as it takes to find a fault or stop an abuse.',

  'privacy.rights_title': 'What you can do',
  'privacy.rights_read': 'See and correct what we have, in your profile, at any time.',
  'privacy.rights_take':
    'Take it with you. Your settings give you what we keep about you in one file, without keys, scrambled marks and the documents that you sent our team.',
  'privacy.rights_erase':
    'Have it erased. Deleting the account in your settings first cancels and refunds what is booked, and then removes you.',
  'privacy.rights_object':
    'Object to a use, or ask us to pause it while we look into it. Write to the email address at the foot of every page.',
  'privacy.rights_complain': 'Complain to the data protection authority of the place where you live.',

  'privacy.young_title': 'If you’re under 18',
  'privacy.young':
    'You must be 16 or older to have an account. If you are under 18, a parent or guardian must have agreed that you use Abroad Mentors.',

  'privacy.changes_title': 'When this changes',
  'privacy.changes':
    'Important changes get a new version, which we announce on this page. The version and its date are at the top.',
};
