export default {
  'terms.mentor_changed': 'حدّثنا شروط خدمة المرشدين. يُرجى قبولها لمواصلة قبول الطلبات وإضافة الخدمات.',
  'terms.platform_changed': 'حدّثنا شروط الخدمة. يُرجى قراءتها وقبولها.',
  'terms.read': 'قراءة وقبول',
  'terms.mentor_title': 'شروط خدمة المرشدين',
  'terms.platform_title': 'شروط الخدمة',
  'terms.accept': 'أوافق',
  'terms.accepting': 'جارٍ الحفظ…',
  'terms.close': 'إغلاق',
  'terms.accepted': 'شكرًا لك. تم قبول النسخة الجديدة.',
  'terms.loading': 'جارٍ تحميل الشروط…',
};
