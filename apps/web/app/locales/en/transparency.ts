export default {
  'transparency.title': 'Transparency',
  'transparency.intro':
    'What people reported, what we did about it, and how appeals ended. The figures come from our records and include every case. <link>Our rules</link> say what isn’t allowed.',
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
