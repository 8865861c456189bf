export default {
  'terms.mentor_changed': 'غيّرنا شروط خدمة المرشدين. إلى أن تقبلها لا يمكنك قبول الطلبات أو تقديم أي خدمة جديدة.',
  'terms.platform_changed': 'غيّرنا شروط الخدمة. يُرجى قراءتها وقبولها.',
  'terms.read': 'اقرأ واقبل',
  'terms.mentor_title': 'شروط خدمة المرشدين',
  'terms.platform_title': 'شروط الخدمة',
  'terms.accept': 'أقبل',
  'terms.accepting': 'جارٍ الحفظ…',
  'terms.close': 'إغلاق',
  'terms.accepted': 'شكرًا لك. لقد قبلت النسخة الجديدة.',
  'terms.loading': 'جارٍ تحميل الشروط…',
};
