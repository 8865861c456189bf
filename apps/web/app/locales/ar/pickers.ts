export default {
  'pickers.searching': 'جارٍ البحث…',
  'pickers.country_none': 'لا بلدان مطابقة لـ «{text}»',
  'pickers.university_none': 'لا جامعات مطابقة لـ «{text}»',
  'pickers.found':
    '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  'pickers.mentors':
    '{count, plural, zero {لا مرشدين بعد} one {مرشد واحد} two {مرشدان} few {# مرشدين} many {# مرشدًا} other {# مرشد}}',
  'pickers.closed': 'أُغلقت عام {year}',
  'pickers.merged': 'أُغلقت عام {year}، وأصبحت {name}',
  'pickers.formerly': 'سابقًا {name}',
  'pickers.unchosen': 'يُرجى الاختيار من القائمة، أو إفراغ هذا الحقل',
  'pickers.clear': 'مسح',
};
