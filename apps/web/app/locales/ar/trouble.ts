/** The list of errors behind the details of an error card. */
export default {
  'trouble.title': 'ما الخطأ الذي حدث',
  'trouble.nothing': 'لم يعد هناك شيء مسجَّل.',
  'trouble.copy': 'نسخ للدعم',
  'trouble.copied': 'تم النسخ.',
  'trouble.copy_failed': 'تعذّر النسخ. يمكنك تحديد الأسطر أعلاه بدلًا من ذلك.',
};
