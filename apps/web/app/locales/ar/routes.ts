export default {
  'routes.title': 'المسارات الشائعة',
  'routes.lede': 'لكل مسار هنا مرشد سلكه ويمكنه أن يحكي لك كيف كان.',
  'routes.home': 'الرئيسية',
  'routes.breadcrumbs': 'أنت هنا',
  'routes.page_title':
    'من {from} إلى {to}: {count, plural, zero {# مرشد} one {مرشد واحد} two {مرشدان} few {# مرشدين} many {# مرشدًا} other {# مرشد}} على هذا المسار',
  'routes.description':
    '{count, plural, zero {# خريج} one {خريج واحد} two {خريجان} few {# خريجين} many {# خريجًا} other {# خريج}} من {from} ممن درسوا في {to} للإجابة عن أسئلتك في مكالمة فيديو.',
  'routes.description_schools':
    '{count, plural, zero {# خريج} one {خريج واحد} two {خريجان} few {# خريجين} many {# خريجًا} other {# خريج}} من {from} ممن درسوا في {to}، في {schools} وغيرها، للإجابة عن أسئلتك في مكالمة فيديو.',
  'routes.lead':
    '{count, plural, zero {# مرشد} one {مرشد واحد} two {مرشدان} few {# مرشدين} many {# مرشدًا} other {# مرشد}} من {from} ممن درسوا في {to}. اطرح أسئلتك في مكالمة فيديو.',
  'routes.all': '{count, plural, one {عرض المرشد} other {عرض كل المرشدين (#)}}',
  'routes.facts': 'ماذا درسوا، وأين',
  'routes.universities': 'الجامعات',
  'routes.degrees': 'الدرجات العلمية',
  'routes.topics': 'المواضيع',
  'routes.languages': 'اللغات',
  'routes.prices': 'الأسعار المعتادة',
  'routes.years': 'بداية الدراسة',
  'routes.price_range': 'من {least} إلى {most}',
  'routes.free_first': 'تبدأ الغالبية بجلسة مجانية.',
  'routes.mentors': 'المرشدون على هذا المسار',
  'routes.same_destination': 'المزيد من المسارات إلى {to}',
  'routes.same_origin': 'المزيد من المسارات من {from}',
  'routes.more_mentors': 'المزيد من المرشدين من {from} إلى {to}',
  'routes.empty_title': 'لا مرشدين من {from} إلى {to} بعد',
  'routes.empty_text': 'يمكنك عرض المرشدين الذين يعرفون الوجهة، أو اختيار مسار آخر.',
  'routes.to_destination': 'مرشدون في {to}',
  'routes.unknown': 'لا وجود لهذا المسار',
};
