export default {
  'pickers.searching': 'جارٍ البحث…',
  'pickers.country_none': 'لا بلدان مطابقة لـ «{text}»',
  'pickers.university_none': 'لا جامعات مطابقة لـ «{text}»',
  'pickers.found':
    '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  'pickers.unchosen': 'يُرجى الاختيار من القائمة، أو إفراغ هذا الحقل',
  'pickers.clear': 'مسح',
};
