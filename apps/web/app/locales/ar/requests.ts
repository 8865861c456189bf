import type { Messages } from '../index.ts';

export default {
  'requests.about': 'نبذة عن {name}',
  'requests.loading': 'جارٍ تحميل ملف الطالب',
  'requests.none': 'لا جلسات سابقة مع مرشدين بعد',
  'requests.kept':
    '{count, plural, zero {لم تُحضَر أي جلسة} one {تم حضور جلسة واحدة} two {تم حضور جلستين} few {تم حضور # جلسات} many {تم حضور # جلسة} other {تم حضور # جلسة}}',
  'requests.missed':
    '{count, plural, zero {لا غياب} one {غياب مرة واحدة} two {غياب مرتين} few {غياب # مرات} many {غياب # مرة} other {غياب # مرة}}',
  'requests.hidden': 'لا ملف متاح لك من {name}.',
  'requests.full': 'عرض الملف كاملًا',
  'requests.full_of': 'عرض الملف كاملًا: {name}',
  'requests.who': 'عرض مقدّم الطلب',
  'requests.who_of': 'عرض مقدّم الطلب: {name}',
  'requests.propose': 'اقتراح مواعيد أخرى',
  'requests.propose_to': 'اقتراح مواعيد أخرى على {name}',
  'requests.propose_text': 'يمكن اقتراح 3 مواعيد كحد أقصى. إلى أن يصل اختيار {name} يبقى الطلب في موعده ويمكنك قبوله.',
  'requests.own_text': 'إلى أن يصل اختيار {name} يبقى الطلب في موعده: {moment}. ما زال بإمكانك قبوله.',
  'requests.moved_toast': 'تم تغيير موعد الطلب. أبلغنا {name}.',
} satisfies Messages;
