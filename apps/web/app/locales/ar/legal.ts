export default {
  'legal.terms_title': 'شروط الخدمة',
  'legal.mentor_terms_title': 'شروط خدمة المرشدين',
  'legal.mentor_terms_link': 'يوافق المرشدون أيضًا على <link>شروط خدمة المرشدين</link> في أسفل هذه الصفحة.',
  'legal.privacy_title': 'سياسة الخصوصية',
  'legal.version': 'النسخة {version}، سارية منذ <time>{date}</time>.',
  'legal.version_only': 'النسخة {version}.',
  'legal.only_in': 'هذا النص متاح بلغة واحدة: {language}.',
  'legal.imprint_title': 'إشعار قانوني',
};
