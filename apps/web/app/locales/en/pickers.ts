export default {
  'pickers.searching': 'Searching…',
  'pickers.country_none': 'No countries found for “{text}”',
  'pickers.university_none': 'No universities found for “{text}”',
  'pickers.found': '{count, plural, one {# result} other {# results}}',
  'pickers.mentors': '{count, plural, =0 {no mentors yet} one {# mentor} other {# mentors}}',
  'pickers.closed': 'closed in {year}',
  'pickers.merged': 'closed in {year}, now {name}',
  'pickers.formerly': 'formerly {name}',
  'pickers.unchosen': 'Choose one from the list, or clear this field',
  'pickers.clear': 'Clear',
};
