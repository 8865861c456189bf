export default {
  'transparency.title': 'Transparency',
  'transparency.intro':
    'What people reported, what we did about it, and how appeals ended. The figures come from our records and include every case. <link>Our rules</link> say what isn’t allowed.',
  'transparency.means_title': 'What software does, and what people decide',
  'transparency.means_intro':
    'Software acts by itself only where waiting would do harm or where a fixed rule leaves nothing to weigh. It tells you when it has, and you can ask for a person to check it.',
  'transparency.software': 'Software, by fixed rules',
  'transparency.means_hide':
    'Hides what {reporters} independent people report within {hours} hours, until a person has checked it. After a report of danger, or of a child at risk, it closes the conversation to both people until then.',
  'transparency.means_missed':
    'Hides the profile of a mentor who misses sessions, for the time that our rules name. It never closes an account.',
  'transparency.means_contact':
    'Hides phone numbers, email addresses and links in reviews, and in messages until the two people have a confirmed session. The same message to a fourth person within a day waits until a person has checked it.',
  'transparency.means_rating':
    'Leaves reviews out of the rating that probably aren’t independent: from new accounts, with the mentor’s card, browser or network, or from clusters of free first sessions. They’re still shown. If many new accounts review one mentor within a day, the rating stays as it was for a day.',
  'transparency.means_cards':
    'Pauses paying for an hour after more than {declines} declined cards within {minutes} minutes.',
  'transparency.means_photo':
    'Keeps a new mentor from paid bookings if their photo is on another account and their payout country fits none of their studies. It ends once a study is proven or a person has checked the profile.',
  'transparency.means_payouts':
    'Holds a payout after the bank account changed, or if mentor and student seem to be one person, until a person has checked it.',
  'transparency.means_files': 'Refuses files with malware.',
  'transparency.people': 'People, case by case',
  'transparency.people_rules':
    'Whether something breaks our rules, what we remove, and whether we suspend or close an account.',
  'transparency.people_proofs':
    'Which documents prove a study, what happened in a contested no-show, and what is refunded then.',
  'transparency.people_appeals': 'Every appeal, also against what software did.',
  'transparency.taken_back': '{count, plural, one {# of them was withdrawn.} other {# of them were withdrawn.}}',
  'transparency.so_far': '{year} so far',
  'transparency.none': 'No reports',
  'transparency.reports': '{count, plural, one {# report} other {# reports}}',
  'transparency.reason': 'Reason',
  'transparency.number': 'Number',
  'transparency.by_reason': 'Reports by reason',
  'transparency.actions': 'What we did',
  'transparency.action': 'Action',
  'transparency.no_actions': 'No decisions',
  'transparency.automatic':
    '{count, plural, one {# decision was made by itself and then checked.} other {# decisions were made by themselves and then checked.}}',
  'transparency.time': 'Time to a decision',
  'transparency.median': 'Half of the cases were decided within {hours, plural, one {# hour} other {# hours}}.',
  'transparency.too_few': 'Too few decisions to name a typical time.',
  'transparency.appeals': 'Appeals',
  'transparency.appeals_received': 'Received',
  'transparency.appeals_decided': 'Decided',
  'transparency.appeals_overturned': 'Decision overturned',
  'transparency.as_of': 'As of {moment}',
};
