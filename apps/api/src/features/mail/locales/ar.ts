import type { MailWords } from './words.ts';

export const ar: MailWords = {
  dates: 'ar',
  direction: 'rtl',
  moment: (day: string, time: string) => `${day}، ${time}`,
  labelled: (label, value) => `${label}: ${value}`,
  comma: '، ',
  digest: {
    title: (count) => `تحديثات أخرى في حجوزاتك: ${count}`,
    lead: 'حدث الكثير خلال ساعة واحدة، فجمعناه في رسالة واحدة. تعرض حجوزاتك الوضع الحالي.',
    button: 'عرض حجوزاتك',
  },
  why_account: 'تصلك هذه الرسالة لأن لديك حسابًا لدينا.',
  unsubscribe: {
    ask: {
      title: 'هل تريد إيقاف التذكيرات؟',
      text: 'لن نراسلك قبل جلساتك بـ 24 ساعة وبساعة واحدة. ستظل تصلك رسائل البريد الإلكتروني عن تغييرات حجوزاتك.',
    },
    done: {
      title: 'تم إيقاف التذكيرات',
      text: 'لن نراسلك قبل جلساتك. يمكنك تفعيل التذكيرات من جديد في أي وقت.',
    },
    button: 'إيقاف التذكيرات',
    settings: 'كل إعدادات البريد الإلكتروني',
  },
  labels: {
    product: 'Abroad Mentors',
    service: 'الجلسة',
    place: 'طريقة الانضمام',
  },
};
