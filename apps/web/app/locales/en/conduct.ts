export default {
  'conduct.title': 'Our rules',
  'conduct.intro':
    'These rules apply to everyone here: in profiles, services, messages, reviews, bookings and sessions. They say what isn’t allowed, and what it leads to.',
  'conduct.banned_title': 'What isn’t allowed',
  'conduct.rule_safety': 'Threats, violence, and anything that puts someone in danger.',
  'conduct.rule_harassment': 'Insults, pressure, and contact that the other person doesn’t want.',
  'conduct.rule_minor_at_risk': 'Anything that harms a child or puts a child at risk.',
  'conduct.rule_scam': 'Deceiving people for money or data, and selling admissions, visas or scholarships.',
  'conduct.rule_paying_outside': 'Asking for payment outside Abroad Mentors, or offering it.',
  'conduct.rule_fake_profile': 'Pretending to be someone else, or naming studies and jobs you didn’t do.',
  'conduct.rule_fake_review': 'Reviews that are bought, traded or made up.',
  'conduct.rule_hate': 'Contempt for people because of their origin, religion, gender, sexuality, disability or age.',
  'conduct.rule_sexual': 'Sexual content and sexual advances.',
  'conduct.rule_privacy': 'Sharing someone’s personal data without their agreement.',
  'conduct.rule_copyright': 'Texts, photos and documents that belong to someone else.',
  'conduct.rule_spam': 'Advertising, and the same text again and again.',
  'conduct.rule_other_illegal': 'Anything else that’s against the law.',
  'conduct.rule_no_show': 'Missing a confirmed session, or cancelling it late.',
  'conduct.steps_title': 'What leads to what',
  'conduct.steps_intro':
    'A breach of these rules is recorded as a strike. Strikes count for {months, plural, one {# month} other {# months}}. More strikes of one kind lead to more. Charging back a session that took place is a strike, too.',
  'conduct.strike': 'Strike',
  'conduct.leads_to': 'What it leads to',
  'conduct.ladder_no_show': 'A mentor misses a session',
  'conduct.ladder_paying_outside': 'Payment outside Abroad Mentors',
  'conduct.late_text':
    'A mentor cancels late if it’s less than {hours, plural, one {# hour} other {# hours}} before the start. Every {count, plural, other {# late cancellations}} count as one missed session.',
  'conduct.safety_text': 'Where someone is in danger, we act on the first breach and may suspend or close an account.',
  'conduct.close_text':
    'We close a mentor’s account {days} days after telling them why. Until then they can finish what’s booked. It’s closed right away only if they broke our rules repeatedly, if a law obliges us, or for an urgent reason that the law names.',
  'conduct.other_text':
    'For anything else we choose the mildest step that works: a note, a warning, removing the words, hiding the profile for a while, suspending or closing the account.',
  'conduct.step_warn': 'A warning',
  'conduct.step_hide_checklist': 'The profile is hidden until the mentor has read the checklist again',
  'conduct.step_hide_days': 'The profile is hidden for {days, plural, one {# day} other {# days}}',
  'conduct.step_suspend_days': 'The account is suspended for {days, plural, one {# day} other {# days}}',
  'conduct.step_close': 'The account is closed once a person has confirmed it',
  'conduct.decide_title': 'How we decide',
  'conduct.decide_due':
    'Someone from our team checks each report: within 24 hours where someone may be in danger, within 3 days otherwise.',
  'conduct.decide_automatic':
    'Some things happen by themselves. What {count} independent people report within {hours} hours is hidden until we’ve checked it, and several accounts at one internet connection count as one person. After a report of danger, or of a child at risk, no one can write in that conversation until we’ve checked it. The same message to a fourth person within a day waits for a check. And missed sessions hide a mentor’s profile as the table says.',
  'conduct.decide_signals':
    'Some things only wait until someone has checked them. After several declined cards paying pauses for an hour. A payout waits if mentor and student share a card, a browser or a bank account. A new mentor whose photo is on another account can’t be booked for money before a proof or a check. Many free first sessions on one day don’t count in the rating.',
  'conduct.decide_statement':
    'If we act, you get a statement of reasons: what we decided, why, for how long, and what you can do.',
  'conduct.decide_staff': 'No one decides about themselves or their own bookings.',
  'conduct.appeal_title': 'If you disagree',
  'conduct.appeal_text':
    'You can appeal each decision once within 6 months, also while your account is suspended. Someone else looks at it again where there is someone else. We aim to answer within 14 days. If we were wrong, the decision is undone and its strike no longer counts.',
  'conduct.report_title': 'How to report',
  'conduct.report_text':
    'Press Report on a profile, a service, a review, a booking, a conversation or a message. For what everyone can see you don’t need an account. We confirm each report and tell you what came of it. We never say who reported.',
  'conduct.more': 'How often this happens: <link>Transparency</link>.',
};
