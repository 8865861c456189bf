import type { Messages } from '../index.ts';

export default {
  'requests.about': 'نبذة عن {name}',
  'requests.loading': 'جارٍ تحميل ملف الطالب',
  'requests.none': 'لا جلسات سابقة مع مرشدين بعد',
  'requests.kept':
    '{count, plural, zero {لم تُحضَر أي جلسة} one {تم حضور جلسة واحدة} two {تم حضور جلستين} few {تم حضور # جلسات} many {تم حضور # جلسة} other {تم حضور # جلسة}}',
  'requests.missed':
    '{count, plural, zero {لا حالات عدم حضور} one {عدم حضور مرة واحدة} two {عدم حضور مرتين} few {عدم حضور # مرات} many {عدم حضور # مرة} other {عدم حضور # مرة}}',
  'requests.answers':
    'ما قاله المرشدون بعد {sessions, plural, zero {# جلسة} one {جلسة واحدة} two {جلستين} few {# جلسات} many {# جلسة} other {# جلسة}} مع {name}',
  'requests.on_time': 'في الموعد: {count} من {sessions}',
  'requests.prepared': 'مع استعداد: {count} من {sessions}',
  'requests.meet_again': 'لقاء آخر مرحَّب به: {count} من {sessions}',
  'requests.hidden': 'لا ملف شخصيًا معروضًا لك من {name}.',
  'requests.full': 'عرض الملف الشخصي كاملًا',
  'requests.full_of': 'عرض الملف الشخصي كاملًا: {name}',
  'requests.who': 'عرض مقدّم الطلب',
  'requests.who_of': 'عرض مقدّم الطلب: {name}',
  'requests.propose': 'اقتراح مواعيد أخرى',
  'requests.propose_to': 'اقتراح مواعيد أخرى على {name}',
  'requests.propose_text':
    'يمكنك اقتراح 3 مواعيد على الأكثر. إلى حين الاختيار من {name}، يبقى الطلب في موعده الحالي، ويمكنك قبوله.',
  'requests.own_text': 'إلى حين الاختيار من {name}، يبقى الطلب في موعده الحالي: {moment}. ولا يزال بإمكانك قبوله.',
  'requests.moved_toast': 'تغيّر موعد الطلب. أرسلنا إشعارًا إلى {name}.',
} satisfies Messages;
