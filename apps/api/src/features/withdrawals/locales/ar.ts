import type { WithdrawalWords } from './words.ts';

export const ar: WithdrawalWords = {
  receipt: ({ service, when, received, amount }) => ({
    subject: `تم استلام طلب العدول: ${service}، ${when}`,
    heading: 'عدلت عن العقد',
    lead: `استلمنا طلب عدولك في ${received}. أُلغيت الجلسة وسيُردّ إليك المبلغ كاملًا: ${amount}. احتفظ بهذا البريد إيصالًا لك.`,
  }),
  label: 'طلب العدول',
  declaration: ({ service, name, when }) => `أعدل عن العقد الخاص بهذه الجلسة: ${service} مع ${name}، ${when}.`,
  seller: 'التاجر',
  student: 'الاسم',
  confirm_to: 'إرسال الإيصال إلى',
  received: 'وقت الاستلام',
  button: 'عرض الحجز',
};
