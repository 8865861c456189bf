/** What staff read while they see the site as someone else. */
export default {
  'viewing.as':
    'You see the site as {name} does, only to look. {count, plural, one {# minute left.} other {# minutes left.}}',
  'viewing.stop': 'Stop',
  'viewing.not_shown': 'This isn’t shown while you see the site as someone else.',
  'viewing.stopping': 'Stopping…',
};
