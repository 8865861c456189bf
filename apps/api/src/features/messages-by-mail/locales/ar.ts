import type { MessageMailWords } from './words.ts';

export const ar: MessageMailWords = {
  answer_above: '--- يُرجى كتابة ردك فوق هذا السطر ---',
  unread: {
    title: (person) => `رسالة جديدة من ${person}`,
    lead: ({ count, answerable }) =>
      `عدد رسائلك غير المقروءة: ${count}.${answerable ? ' يمكنك الرد على هذا البريد أو على الموقع.' : ''}`,
    quote: (person) => `رسالة ${person}`,
    button: 'فتح المحادثة',
  },
  files: {
    title: 'أُرسلت رسالتك دون بعض ملفاتها',
    because: {
      no_session: 'يمكنك إرسال الملفات بعد تأكيد جلسة.',
      unfit: 'نقبل PDF وPNG وJPEG وWebP والنص العادي، ما لم يكن الملف تالفًا أو ضارًا.',
      too_many: 'تتسع الرسالة إلى 5 ملفات.',
    },
    names: 'ملفات لم تُرسل',
    button: 'فتح المحادثة',
  },
  refused: {
    title: 'لم يُرسَل ردك',
    because: {
      sender: 'لم نتمكن من التأكد من أن البريد من عنوانك.',
      expired: 'البريد الذي رددت عليه قديم جدًا.',
      empty: 'لم نجد نصًا منك في البريد.',
      repeated: 'أرسلت قبل قليل بريدًا مطابقًا تمامًا، كما تفعل الردود التلقائية.',
      unreadable: 'لم نتمكن من قراءة البريد.',
      too_long: 'الحد الأقصى للرسالة 4000 حرف.',
      closed: 'لا تقبل هذه المحادثة رسائل منك حاليًا.',
      too_many: 'بلغت الحد الأقصى للرسائل عبر البريد خلال ساعة.',
    },
    instead: 'يُرجى الكتابة في المحادثة.',
    button: 'فتح المحادثة',
  },
};
