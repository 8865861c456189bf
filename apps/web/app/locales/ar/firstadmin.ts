export default {
  'firstadmin.title': 'كن أول مسؤول',
  'firstadmin.text': 'سجّلت الدخول بحساب {email}. المسؤول يبتّ في القضايا وعمليات الصرف ويمنح الأدوار للآخرين.',
  'firstadmin.hint': 'ليس حسابك؟ سجّل الخروج وافتح الرابط مجددًا.',
  'firstadmin.become': 'كن مسؤولًا',
  'firstadmin.becoming': 'لحظة',
  'firstadmin.done': 'أنت أول مسؤول.',
  'firstadmin.done_text': 'لوحة الفريق في قائمة حسابك. امنح شخصًا ثانيًا دور المسؤول قريبًا.',
  'firstadmin.used_up': 'لم يعد هذا الرابط يعمل. أنشئ رابطًا جديدًا عبر npm run staff -- --first.',
};
