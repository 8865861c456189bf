import type { PayoutAccountMailWords } from './words.ts';

export const ar: PayoutAccountMailWords = {
  bank_changed: {
    subject: 'تغيّر حسابك المصرفي لتلقي المدفوعات',
    leads: {
      held: (last4, until) =>
        `سندفع لك من الآن إلى الحساب المنتهي بالأرقام ${last4}. لحماية أموالك، نراجع كل تحويل حتى ${until}.`,
      now: (last4) => `سندفع لك من الآن إلى الحساب المنتهي بالأرقام ${last4}.`,
    },
    warning: (contact) => `إذا لم تغيّره بنفسك، فقد يكون شخص آخر يستخدم حسابك. راسل ${contact} فورًا.`,
    button: 'عرض أرباحك',
    why: 'وصلتك هذه الرسالة لأنك تتلقى مدفوعاتك عبر Abroad Mentors.',
  },
  restricted: {
    subject: 'لا يمكننا الدفع لك قبل إكمال بياناتك',
    lead: (contact) =>
      `تحتاج خدمة الدفع إلى معلومات إضافية منك قبل أن نتمكن من الدفع لك. أرباحك في أمان. افتح صفحة أرباحك لمعرفة ما ينقص. لديك سؤال؟ راسل ${contact}.`,
    button: 'معرفة ما ينقص',
    why: 'وصلتك هذه الرسالة لأنك تتلقى مدفوعاتك عبر Abroad Mentors.',
  },
  rejected: {
    subject: 'لا يمكننا الدفع إلى هذا الحساب',
    lead: (contact) => `رفضت خدمة الدفع حسابك. أرباحك في أمان. راسل ${contact} وسنبحث عن طريقة أخرى.`,
    button: 'عرض أرباحك',
    why: 'وصلتك هذه الرسالة لأنك تتلقى مدفوعاتك عبر Abroad Mentors.',
  },
};
