export default {
  'pickers.searching': 'खोज जारी है…',
  'pickers.country_none': '“{text}” के लिए कोई देश नहीं मिला',
  'pickers.university_none': '“{text}” के लिए कोई विश्वविद्यालय नहीं मिला',
  'pickers.found': '{count, plural, one {# नतीजा} other {# नतीजे}}',
  'pickers.mentors': '{count, plural, =0 {अभी कोई मेंटर नहीं} one {# मेंटर} other {# मेंटर}}',
  'pickers.closed': '{year} में बंद',
  'pickers.merged': '{year} में बंद, अब {name}',
  'pickers.formerly': 'पहले {name}',
  'pickers.unchosen': 'सूची में से एक चुनें, या यह फ़ील्ड खाली करें',
  'pickers.clear': 'हटाएँ',
};
