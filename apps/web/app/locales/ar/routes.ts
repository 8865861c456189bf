export default {
  'routes.title': 'المسارات الشائعة',
  'routes.lede': 'كل مسار من هذه المسارات سلكه شخص يروي لك اليوم كيف كانت تجربته.',
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
  'routes.facts': 'ماذا درسوا وأين',
  'routes.universities': 'الجامعات',
  'routes.degrees': 'الدرجات العلمية',
  'routes.topics': 'المواضيع',
  'routes.languages': 'اللغات',
  'routes.prices': 'الأسعار المعتادة',
  'routes.years': 'بداية الدراسة',
  'routes.price_range': 'من {least} إلى {most}',
  'routes.free_first': 'يبدأ معظمهم بجلسة مجانية.',
  'routes.mentors': 'مرشدون سلكوا هذا المسار',
  'routes.same_destination': 'مسارات أخرى إلى {to}',
  'routes.same_origin': 'مسارات أخرى من {from}',
  'routes.more_mentors': 'مرشدون آخرون من {from} إلى {to}',
  'routes.empty_title': 'لم يسلك أحد بعد الطريق من {from} إلى {to}',
  'routes.empty_text': 'انظر من يعرف الوجهة، أو المسارات التي سلكها آخرون.',
  'routes.to_destination': 'مرشدون في {to}',
  'routes.unknown': 'لا يوجد مسار كهذا',
};
