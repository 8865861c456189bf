/** The list of errors behind the details of an error card. */
export default {
  'trouble.title': 'ما حدث من أخطاء',
  'trouble.nothing': 'لا أخطاء أخرى لعرضها.',
  'trouble.copy': 'نسخ للدعم',
  'trouble.copied': 'تم النسخ.',
  'trouble.copy_failed': 'تعذّر النسخ. يُرجى تحديد الأسطر أعلاه بدلًا من ذلك.',
};
